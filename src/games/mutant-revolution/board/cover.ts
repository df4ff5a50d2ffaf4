// The scene on the cover of Mutant Revolution: `npm run pictures` draws it.
import { chance, INK } from '#web/kit/emblems/colours.ts';
import { dots, fan, sky, type Cover } from '#web/kit/emblems/cover.ts';

export const cover: Cover = ({ flat, ink, issue, title, words }) => {
  const r = chance(4);
  const crowd = (y: number, count: number, fill: string, size: number): string =>
    Array.from({ length: count }, (_, i) =>
      flat('fist', (i * 330) / count - 28 + r() * 10, y + r() * 26, size * (0.85 + r() * 0.35), fill),
    ).join('');
  const flag = (x: number, y: number, fill: string, letter: string, turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y + 120})" stroke="${INK}"><path d="M${x} ${y}V${y + 190}" stroke-width="6"/>
    <path d="M${x} ${y}h58l-12 20 12 20h-58Z" fill="${fill}" stroke-width="3.5"/></g>
    <g transform="rotate(${turn} ${x} ${y + 120})">${words(letter, x + 23, y + 30, 27, '#fff')}</g>`;
  const flags = [
    flag(40, 206, '#174f96', 'J', -10),
    flag(78, 240, '#1a6a38', 'X', -4),
    flag(206, 214, '#5f248f', 'B', 5),
    flag(232, 254, '#9c2115', 'N', 10),
  ];
  return `${sky('#b5161d')}${fan({ x: 150, y: 270, count: 14, fill: '#e8442a', opacity: 0.9 })}
    <circle cx="150" cy="262" r="112" fill="#ffd23f" stroke="#fff3a8" stroke-width="6"/>
    <clipPath id="sun"><circle cx="150" cy="262" r="108"/></clipPath><g clip-path="url(#sun)">
    ${dots({ x: 38, y: 150, w: 224, h: 224, fill: '#f0862a', grow: y => y * 8 })}</g>
    ${crowd(330, 9, '#7a0f1c', 70)}${flags.join('')}
    ${ink('fist', { x: 150, y: 292, size: 236, colours: ['#c9a6ee', '#5d2a91'], line: 15, turn: -4, isFine: true })}
    <path d="M118 338 182 332 186 358 122 366Z" fill="#ffd23f" stroke="${INK}" stroke-width="4"/>
    ${crowd(366, 8, INK, 88)}<rect y="440" width="300" height="16" fill="${INK}"/>
    ${title({ one: 'MUTANT', two: 'REVOLUTION', fill: ['#ffffff', '#ffd76a'], edge: '#3a0613', big: 68 })}
    ${issue({ number: 2, players: '3-4 players', sign: 'fist', colour: '#5d2a91', call: 'Choose a school!' })}`;
};
