// Faces of those who may sit at a table: bots by name, a person, an empty chair. Our own drawings, in a square of 64.
const INK = '#15121b';
const inked = (inner: string): string =>
  `<g stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;
const head = (fill: string): string => `<rect x="11" y="17" width="42" height="38" rx="11" fill="${fill}"/>`;

export const FACES: Readonly<Record<string, string>> = {
  // Eyes that look both ways, an antenna that has been bent.
  random: inked(
    `<path d="M32 17V10q0-5 6-5t4 5" fill="none"/><circle cx="43" cy="11" r="3.4" fill="#ff9bd2"/>
    ${head('#b79cf0')}<circle cx="23" cy="32" r="7.5" fill="#fff"/><circle cx="42" cy="34" r="6" fill="#fff"/>
    <circle cx="20" cy="30" r="2" fill="${INK}"/><circle cx="45" cy="37" r="2" fill="${INK}"/>
    <path d="M22 46q5-5 10 0t10 0" fill="none"/>`,
  ),
  // A beak, and a coin in the eye.
  greedy: inked(
    `<path d="M13 40Q9 14 33 11q22 0 21 25-1 19-22 20-17-1-19-16z" fill="#2f9fa8"/>
    <path d="M30 12q2-7 8-8-2 4 0 8z" fill="#1b6f78"/><circle cx="27" cy="29" r="8.5" fill="#ffd23f"/>
    <path d="M27 25v8M24 29h6"/><circle cx="46" cy="29" r="4.5" fill="#fff"/><circle cx="46" cy="29" r="1.2"/>
    <path d="M34 36l24 5-24 8z" fill="#f28c28"/>`,
  ),
  // A cap and freckles.
  rookie: inked(
    `${head('#8fd06c')}<path d="M9 25Q10 8 31 8t23 14l6 4q0 3-4 3H12q-3 0-3-4z" fill="#d8281f"/>
    <path d="M31 8v-3" /><circle cx="24" cy="38" r="4.6" fill="#fff"/><circle cx="41" cy="38" r="4.6" fill="#fff"/>
    <circle cx="24.500" cy="38.500" r="1.500" fill="${INK}"/><circle cx="41.500" cy="38.500" r="1.500" fill="${INK}"/>
    <path d="M25 48q7 5 14 0" fill="none"/>`,
  ),
  // A visor, a scar, a chin.
  veteran: inked(
    `<path d="M11 27Q11 9 32 9t21 18v14q0 7-6 10l-8 6H25l-8-6q-6-3-6-10z" fill="#3f78c9"/>
    <path d="M8 27h48v11q0 3-3 3H11q-3 0-3-3z" fill="#22283a"/><path d="M14 33h14M37 33h13" stroke="#7fe3ff"/>
    <path d="M43 13l-5 9M48 17l-4 6" stroke-width="2.400"/><path d="M24 49h16"/>`,
  ),
  // All brain.
  mastermind: inked(
    `<path d="M8 27Q5 6 32 5t24 22q0 9-7 12v10q0 8-17 8t-17-8V39q-7-3-7-12z" fill="#c93a56"/>
    <path d="M18 22q-4-9 6-9 1-6 8-5 7-1 8 5 10 0 6 9M32 9v14M24 17q4 0 4 5M40 17q-4 0-4 5" fill="none"
    stroke="#ffd7de" stroke-width="2.400"/><path d="M17 33l10 3M47 33l-10 3"/>
    <circle cx="24" cy="40" r="3.500" fill="#ffd23f"/><circle cx="40" cy="40" r="6" fill="#ffd23f"/>
    <path d="M46 42v10M26 51h12" fill="none"/>`,
  ),
  person: inked(
    `<path d="M8 60q1-19 24-19t24 19z" fill="#2f86c9"/><circle cx="32" cy="24" r="15" fill="#f3c9a0"/>
    <path d="M17 23q-1-17 15-17t15 17q-5-8-15-8t-15 8z" fill="#5a3a22"/><circle cx="26.500" cy="26" r="1"/>
    <circle cx="37.500" cy="26" r="1"/><path d="M27 32q5 4 10 0" fill="none"/>`,
  ),
  open: `<g fill="none" stroke="currentcolor" stroke-width="3" stroke-linecap="round" stroke-dasharray="5 6">
    <circle cx="32" cy="24" r="15"/><path d="M8 60q1-19 24-19t24 19z"/></g>`,
};
