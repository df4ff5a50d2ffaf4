// The terminal's door: what `npm start` opens.
console.log('Longbox: no game is on the shelf yet.');
