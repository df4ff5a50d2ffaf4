// Badges as pictures in one piece: there are many of them, and none ever changes.

/** A letter and a shape beside every colour. */
export interface Mark {
  letter: string;
  colour: string;
  /** In a box from -10 to 10. */
  path: string;
}
/** A badge as it is drawn; nothing for who has none yet. */
export function badgeOf(mark: Mark | undefined, label: string, size: string): string {
  if (!mark) return '';
  const style = `flex:none;width:${size};height:${size};vertical-align:middle`;
  const letter = '<text text-anchor="middle" y="4" font-size="11" font-weight="800" fill="#fff">';
  return `<svg viewBox="-11 -11 22 22" style="${style}" role="img" aria-label="${label}">
    <path d="${mark.path}" fill="${mark.colour}" stroke="currentcolor" stroke-width="1.6"/>
    ${letter}${mark.letter}</text></svg>`;
}
