// Made-up cards: they run by their data like printed ones, and leave no trace.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inventoryOf } from '#engine/laws/law-book.ts';
import type { EventCard } from '../cards/card.ts';
import { characterOf, type MadeUpCharacter } from '../cards/index.ts';
import type { MissionCard } from '../cards/mission-card.ts';
import { missionOf } from '../cards/missions.ts';
import { isEvent, plotOf } from '../cards/plots.ts';
import { mutantRevolution } from '../game.ts';
import { isHero, isStudent, madeUpCharacters } from '../table/world.ts';
import { scenario } from './scenario.ts';

const BANKER: MadeUpCharacter = {
  kind: 'hero',
  name: 'Madame Banker',
  atk: 3,
  def: 3,
  spd: 3,
  range: 1,
  hv: 2,
  power: { on: 'plot.activity', effects: [{ do: 'gainHope', who: 'you', n: 4 }] },
};
const BRAWLER: MadeUpCharacter = {
  ...BANKER,
  kind: 'student',
  name: 'Brawler',
  power: { on: 'attack.beforeRoll', if: { role: 'attacker' }, effects: [{ do: 'addDice', roll: 'attack', n: 2 }] },
};
const WINDFALL: EventCard = {
  name: 'Sudden Windfall',
  copies: 1,
  cost: 1,
  hv: 1,
  effects: [{ do: 'gainHope', who: 'you', n: 6 }],
};
const PICNIC: MissionCard = { name: 'Picnic', characters: 'all', tokens: [], rp: [], ends: { turns: 1 } };

test('a made-up Hero uses its Power for a Power Token', () => {
  const t = scenario({ fixtures: { characters: [BANKER] }, own: [['Madame Banker'], ['Beast']], hope: [1] });
  assert.deepEqual([t.own(0), t.character('Madame Banker')], [['Madame Banker'], 'Madame Banker']);
  t.play('0 power:Madame Banker');
  assert.deepEqual([t.world.hope[0], t.character('Madame Banker')], [5, 'Madame Banker, 1 power']);
  assert.ok(t.log().some(line => line.includes('Madame Banker')));
});

test('a made-up Student fights with its own Power', () => {
  const own = [['Brawler'], ['Beast']];
  const fight = { mission: 'Sentinel Swarm', pcs: ['Brawler E1', 'Beast E2'], tokens: ['A1'] };
  const locals = { seat: 0 };
  const position = { at: 'mission', run: 'pcTurn', locals, own, fight, pp: [0, 0, 0, 0] } as const;
  const t = scenario({ ...position, fixtures: { characters: [BANKER, BRAWLER] }, dice: [6, 6, 6, 6, 6, 1, 1, 1] });
  t.play('0 attack:Beast');
  assert.equal(t.at, 'moment.react');
  t.play('0 power:Brawler').passUntil('damage.lower');
  assert.equal((t.match.events.flat().find(({ kind }) => kind === 'attackRolled')!.facts.attack as number[]).length, 5);
});

test('a made-up Event is played, and a made-up Mission run', () => {
  const t = scenario({ fixtures: { events: [WINDFALL] }, hands: [['Sudden Windfall']], pp: [2, 0, 0, 0], hope: [1] });
  assert.ok(t.hand(0).includes('Sudden Windfall'));
  assert.equal(t.play('0 play:Sudden Windfall').world.hope[0], 7);
  const mission = scenario({ at: 'mission', fixtures: { missions: [PICNIC] }, missions: ['Picnic'] });
  assert.ok(mission.log().some(line => line.includes('Picnic')));
});

test('no card appears or vanishes, and the printed game knows nothing of them afterwards', () => {
  const fixtures = { characters: [BANKER], events: [WINDFALL], missions: [PICNIC] };
  const t = scenario({ fixtures, own: [['Madame Banker']] });
  const counted = t.within(() => inventoryOf(t.game, t.world));
  assert.equal(Object.keys(counted).filter(thing => thing.startsWith('card ')).length, 65 + 60 + 18 + 3);
  const n = madeUpCharacters.first;
  assert.deepEqual([t.within(() => isHero(n)), isHero(n), isStudent(n)], [true, false, false]);
  assert.throws(() => scenario({ fixtures, own: [['Rogue'], ['Rogue']] }), /no Rogue is left/);
  assert.throws(() => t.play('0 power:Madame Banger'), /cannot name 'Madame Banger'.* Did you mean Madame Banker\?/);
  assert.deepEqual(
    [characterOf(n), plotOf(160), missionOf(218), isEvent(160)],
    [undefined, undefined, undefined, false],
  );
  assert.throws(() => scenario({ own: [['Madame Banker']] }), /there is no Madame Banker/);
  assert.equal(mutantRevolution.entries.has(`power:${n}`), false);
});
