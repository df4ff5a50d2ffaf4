// Sounds at the table, made on the spot: dice rattle, cards slide, blows land, a bell calls, and an end is an end.
import type { LogLine } from '#protocol/table-doc.ts';
import type { EventKinds, EventSound } from '../kit/event-kinds.ts';

export type Sound = EventSound | 'bell' | 'end';

const LOUDEST_FIRST: readonly EventSound[] = ['blow', 'dice', 'card'];
/** The one sound of what has happened since. */
export function soundOf(lines: readonly LogLine[], { sounds }: Pick<EventKinds, 'sounds'>): EventSound | undefined {
  const kinds = new Set(lines.flatMap(({ events }) => events.map(({ kind }) => kind)));
  return LOUDEST_FIRST.find(sound => sounds[sound].some(kind => kinds.has(kind)));
}

let audio: AudioContext | undefined;
export function sound(what: Sound): void {
  audio ??= new AudioContext();
  void audio.resume();
  MAKE[what](audio, audio.currentTime);
}

type Maker = (audio: AudioContext, at: number) => void;
const MAKE: Record<Sound, Maker> = {
  card: (on, at) => hiss(on, at, { hertz: 2600, seconds: 0.12, loud: 0.12 }),
  dice: (on, at) => {
    for (const after of [0, 0.06, 0.13, 0.22]) hiss(on, at + after, { hertz: 1300, seconds: 0.05, loud: 0.3 });
  },
  blow: (on, at) => {
    tone(on, at, { hertz: 150, to: 45, seconds: 0.28, loud: 0.4 });
    hiss(on, at, { hertz: 500, seconds: 0.1, loud: 0.25 });
  },
  bell: (on, at) => [880, 1320].forEach((hertz, i) => tone(on, at + i * 0.09, { hertz, seconds: 0.35, loud: 0.1 })),
  end: (on, at) => [523, 659, 784].forEach((hertz, i) => tone(on, at + i * 0.16, { hertz, seconds: 0.6, loud: 0.14 })),
};
interface Shape {
  hertz: number;
  /** The frequency that it slides to. */
  to?: number;
  seconds: number;
  loud: number;
}
function tone(on: AudioContext, at: number, { hertz, to = hertz, seconds, loud }: Shape): void {
  const source = on.createOscillator();
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fading(on, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}
function hiss(on: AudioContext, at: number, { hertz, seconds, loud }: Shape): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let i = 0; i < noise.length; i++) noise[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(on, { buffer });
  const band = new BiquadFilterNode(on, { type: 'bandpass', frequency: hertz, Q: 1.2 });
  source.connect(band).connect(fading(on, at, seconds, loud));
  source.start(at);
}
function fading(on: AudioContext, at: number, seconds: number, loud: number): AudioNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(on.destination);
  return gain;
}
