// Styles that come as text with the script of a board, put to work without a style element.

/** Adds these rules to the page, for good. */
export function adopt(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
