// A bot that takes a seat at a Longbox table over WebSocket (docs/bot-protocol.md). Plain Node, 22 or newer:
//   npx node examples/bot-socket.mjs http://127.0.0.1:8080 TABLE    sits down at a table that has a free seat
//   npx node examples/bot-socket.mjs http://127.0.0.1:8080          makes a table, against the server's random bot
// With LONGBOX_TOKEN it comes as that guest, else as a new one. Its rule: do something rather than nothing.
const [server = 'http://127.0.0.1:8080', wanted] = process.argv.slice(2);
const SOLO = { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], isPublic: false, clock: { kind: 'none' } };

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(new URL(path, server), { method: 'POST', headers, body: JSON.stringify(body) });
  const told = await reply.json();
  if (!reply.ok && told.problem !== 'already-seated') throw new Error(told.says);
  return told;
}
const token = process.env.LONGBOX_TOKEN ?? (await post('/api/guests', { name: 'Example bot' })).token;
if (wanted) await post(`/api/tables/${wanted}/seats`, {}, token);
const table = wanted ?? (await post('/api/tables', { game: 'dice-masters', options: null, ...SOLO }, token)).table;

let socket, doc, have, pending; // pending: a command not acknowledged yet
const say = message => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
/** Any legal option but the idle one; that one if there is no other. Those that differ in a number come together. */
function pick({ options, idle }) {
  const isOpen = refused => n => !refused?.some(([, which]) => which.includes(n));
  const ids = ({ id, verb, each, refused }) =>
    each?.filter(isOpen(refused)).map(n => `${verb}:${n}`) ?? (refused ? [] : (id ?? verb));
  const others = options.flatMap(ids).filter(id => id !== idle);
  return others[Math.floor(Math.random() * others.length)] ?? idle;
}
function answer() {
  const asked = doc.view?.decisions.find(decision => decision.idle !== undefined);
  if (doc.status === 'over') return socket.close();
  if (!asked || pending) return;
  const wish = { do: 'answer', seat: asked.seat, decision: asked.id, option: pick(asked), nth: asked.nth };
  say((pending = { say: 'want', table, key: `at-${have.seq}`, wish }));
}
function patched(value, change) {
  if (typeof change !== 'object' || change === null) return change;
  if (change.length === 3) return value.toSpliced(change[0], change[1], ...change[2]);
  if (change.length < 2) return change[0];
  if (change.length === 2) change = Object.fromEntries(change[0].map((n, i) => [n, change[1][i]]));
  for (const key in change) if ((value[key] = patched(value[key], change[key])) === undefined) delete value[key];
  return value;
}
function hear(heard) {
  if (heard.say === 'table') [doc, have] = [heard.doc, { seq: heard.seq, epoch: heard.epoch }];
  if (heard.say === 'patch') [doc, have] = [patched(doc, heard.patch), { ...have, seq: heard.seq }];
  if (heard.done || heard.say === 'done' || heard.say === 'refused') pending = undefined;
  if (heard.problem) console.error(heard.says);
  if (heard.problem === 'too-fast') setTimeout(() => pending && say(pending), 1000);
  else if (doc && (heard.say !== 'refused' || heard.key !== `at-${have.seq}`)) answer();
}
function connect() {
  socket = new WebSocket(new URL('/socket', server.replace('http', 'ws')));
  const first = [{ say: 'hello', version: 1, token }, { say: 'watch', table, have }, ...(pending ? [pending] : [])];
  socket.addEventListener('open', () => first.forEach(say));
  socket.addEventListener('message', ({ data }) => data.split('\n').forEach(line => hear(JSON.parse(line))));
  socket.addEventListener('close', () => (doc?.result ? console.log(doc.result) : setTimeout(connect, 1000)));
}
connect();
