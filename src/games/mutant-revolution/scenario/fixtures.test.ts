// Made-up cards: they run by their data like printed ones, and leave no trace.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inventoryOf } from '#engine/laws/law-book.ts';
import type { EventCard, ReactionCard, Training } from '../cards/card.ts';
import { cardName, characterOf, type MadeUpCharacter } from '../cards/index.ts';
import type { MissionCard } from '../cards/mission-card.ts';
import { missionOf } from '../cards/missions.ts';
import { isEvent, plotOf } from '../cards/plots.ts';
import { mutantRevolution } from '../game.ts';
import { attributesOf } from '../abilities/stats.ts';
import { isHero, isStudent, madeUpRecruits } from '../cards/numbers.ts';
import { scenario } from './scenario.ts';
import { numbered } from './writing.ts';

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
  const n = madeUpRecruits.first;
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

const TAKE_HEART: ReactionCard = {
  name: 'Take Heart',
  copies: 1,
  cost: 1,
  hv: 1,
  on: 'event.played',
  effects: [{ do: 'gainHope', who: 'you', n: 3 }],
};
const FINANCE: Training = {
  name: 'Finance Lessons',
  copies: 1,
  hv: 1,
  atk: 2,
  power: { on: 'plot.activity', effects: [{ do: 'gainHope', who: 'you', n: 5 }] },
};

test('a made-up Reaction answers its moment, and everybody knows that somebody may hold it', () => {
  const fixtures = { events: [WINDFALL], reactions: [TAKE_HEART] };
  const hands = [['Sudden Windfall'], ['Take Heart'], ['Media Day']];
  const t = scenario({ fixtures, run: 'playStage', hands, pp: [2, 1, 1, 0], hope: [1, 1, 1, 1] });
  t.play('0 play:Sudden Windfall');
  assert.deepEqual([t.at, t.waiting], ['reactions.react', [1, 2]], 'who has a card and a Plot Point');
  t.play('1 play:Take Heart').nobodyReacts();
  assert.deepEqual(
    [t.world.hope.slice(0, 2), t.world.pp.slice(0, 2)],
    [
      [7, 4],
      [1, 0],
    ],
  );
});

test('a made-up Training Card adds to who has it, and its Power is used at home and on a mission', () => {
  const fixtures = { characters: [BANKER], trainings: [FINANCE] };
  for (const name of ['Pixie', 'Madame Banker']) {
    const t = scenario({ fixtures, own: [[`${name}, 1 power, Finance Lessons`]], hope: [1] });
    assert.equal(
      t.within(() => cardName(t.world.training[numbered(name)]!)),
      'Finance Lessons',
    );
    t.play('0 power:Finance Lessons');
    assert.equal(t.world.hope[0], 6);
    if (name === BANKER.name)
      assert.deepEqual(
        t.within(() => attributesOf(t.world, numbered(name))),
        [5, 3, 3],
      );
  }
  const own = [['Pixie, 1 power, Brawling'], ['Beast, 0 power']];
  const brawling: Training = { name: 'Brawling', copies: 1, hv: 1, power: BRAWLER.power! };
  const fight = { mission: 'Sentinel Swarm', pcs: ['Pixie E1', 'Beast E2'], tokens: ['A1'] };
  const position = { at: 'mission', run: 'pcTurn', locals: { seat: 0 }, own, fight, pp: [0, 0, 0, 0] } as const;
  const t = scenario({ ...position, fixtures: { trainings: [brawling] }, dice: [6, 6, 6, 6, 6, 6, 1, 1, 1, 1] });
  t.play('0 attack:Beast', '0 power:Brawling');
  assert.equal(t.character('Pixie'), 'Pixie, 0 power, Brawling');
});
