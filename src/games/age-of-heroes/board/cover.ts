// The scene on the cover of Age of Heroes: `npm run pictures` draws it.
import { INK } from '#web/kit/emblems/colours.ts';
import { dots, fan, sky, type Cover } from '#web/kit/emblems/cover.ts';

const JET = ['#dfe8f2', '#5b7392'] as const;
export const cover: Cover = ({ ink, issue, title }) => {
  const windows = [
    [94, 322],
    [102, 322],
    [117, 302],
    [132, 302],
    [117, 326],
    [132, 326],
    [163, 288],
    [174, 288],
    [163, 312],
    [174, 312],
    [196, 322],
    [163, 336],
  ].map(([x, y]) => `M${x} ${y}h7v11h-7z`);
  const house = 'M88 356V312h24v-20l18-16 18 16v20h10v-34l-4-4 20-26 20 26-4 4v34h24v44Z';
  return `${sky('#f08a1d')}${fan({ x: 150, y: 330, count: 18, fill: '#ffc14a', opacity: 0.8 })}
    <circle cx="150" cy="330" r="98" fill="#fff1b8"/>
    ${dots({ x: 0, y: 120, w: 300, h: 200, fill: '#d8541f', grow: y => (1 - y) * 8 })}
    <path d="M0 372Q70 330 150 336T300 362V456H0Z" fill="#12574e"/>
    <path d="${house}" fill="#26303f" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>
    <path d="${windows.join('')}" fill="#ffe27a"/><path d="M0 400Q90 366 170 384T300 390V456H0Z" fill="#0b3a37"/>
    <path d="M-10 292Q90 280 190 216" fill="none" stroke="#fff" stroke-width="12" opacity=".55" stroke-linecap="round"/>
    ${ink('jet-fighter', { x: 216, y: 212, size: 116, colours: JET, line: 14, turn: 12, isFine: true })}
    ${ink('own-claws', { x: 62, y: 368, size: 104, colours: ['#ffd23f', '#f08a1d'], line: 16, turn: -10 })}
    ${ink('lightning-storm', { x: 240, y: 366, size: 108, colours: ['#fff3a8', '#f2b632'], line: 16, turn: 6 })}
    ${ink('own-firebird', { x: 152, y: 372, size: 104, colours: ['#ff8a5a', '#b5161d'], line: 16 })}
    ${title({ one: 'AGE OF', two: 'HEROES', fill: ['#ffffff', '#9fe8f0'], edge: '#0a3a46', small: 58, big: 92 })}
    ${issue({ number: 3, players: '2-5 players', sign: 'family-house', colour: '#12574e', call: 'To the jet!' })}`;
};
