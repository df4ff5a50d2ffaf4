// The scene on the cover of Marvel Heroes: `npm run pictures` draws it.
import { dots, fan, houses, sky, type Cover } from '#web/kit/emblems/cover.ts';

export const cover: Cover = ({ ink, issue, title }) =>
  `${sky('#1b1f4f')}${fan({ x: 150, y: 210, count: 12, fill: '#3a2f86', opacity: 0.9 })}
    ${dots({ x: 0, y: 100, w: 300, h: 220, fill: '#5c49b8', grow: y => (1 - y) * 6 })}
    ${ink('iron-mask', { x: 150, y: 240, size: 224, colours: ['#bfe6b8', '#2f7a4a'], line: 13, drop: 0, isFine: true })}
    <path d="M116 216h26M158 216h26" stroke="#ffd23f" stroke-width="7" stroke-linecap="round"/>
    ${houses(420, 120, '#14163a', '#ffe27a', 44)}
    <path d="M40 456 96 250 150 456ZM262 456 214 262 170 456Z" fill="#fff6c4" opacity=".26"/>
    ${ink('american-shield', { x: 74, y: 330, size: 94, colours: ['#ffffff', '#d8281f'], line: 18, turn: -10 })}
    ${ink('muscle-up', { x: 226, y: 342, size: 118, colours: ['#8be06a', '#2e7a30'], line: 16 })}
    ${ink('spider-mask', { x: 150, y: 372, size: 94, colours: ['#ff6a5a', '#b5161d'], line: 18, turn: 6 })}
    ${title({ one: 'MARVEL', two: 'HEROES', fill: ['#ffffff', '#ffb0a0'], edge: '#5a0a12', big: 92 })}
    ${issue({ number: 5, players: '2-4 players', sign: 'modern-city', colour: '#1b1f4f', call: 'The city calls!' })}`;
