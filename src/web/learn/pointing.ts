// Elements to click for an answer: things on the board that are not picked yet, then the button that finishes it.
import type { Answer, Decision, Ref, Slot } from '#engine/types.ts';

/** The things that an answer names. */
function thingsOf({ options, forms }: Decision, option: string): Ref[] {
  const listed = options.find(({ id }) => id === option);
  if (listed?.refs.length) return [...listed.refs];
  const [verb, to, ...parts] = option.split(':') as [string, ...string[]];
  const slots = forms[verb]?.to.find(({ n }) => n === Number(to))?.slots ?? [];
  return slots.flatMap((slot, n) => inSlot(slot, parts[n] ?? ''));
}
/** Things that go into a slot, or that its number is about. */
function inSlot({ of, things, facts = {} }: Slot, part: string): Ref[] {
  if (things && of)
    return part
      .split('+')
      .filter(Boolean)
      .map((n): Ref => `${of}:${Number(n)}`);
  return Number(part) ? Object.entries(facts).map(([kind, n]): Ref => `${kind}:${Number(n)}`) : [];
}
/** Can it be given by clicks on one thing after the other? Numbers are set in ways of the board's own. */
export function isClicked({ forms }: Decision, option: string): boolean {
  const [verb, to] = option.split(':') as [string, string?];
  const slots = forms[verb]?.to.find(({ n }) => n === Number(to))?.slots ?? [];
  return slots.every(({ things }) => things !== undefined);
}
/** The element of a thing: boards mark what can be clicked. */
const selectorOf = (ref: string): string => `.board [data-refs~="${ref}"]`;
const isPicked = (node: Element): boolean =>
  node.getAttribute('aria-pressed') === 'true' || node.matches('.picked, .planned, .held');
const isSeen = (node: Element): boolean => node.getClientRects().length > 0 && !node.matches('[disabled]');
/** The elements of a selector that the page shows. */
export const seen = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);

/** The next element to click for the answer; nothing where the page does not show it. */
export function nextTarget(answer: Answer, decision: Decision, label: string): Element | undefined {
  const things = [...thingsOf(decision, answer.option), answer.option].flatMap(ref => seen(selectorOf(ref)));
  const next = things.find(thing => !isPicked(thing));
  if (next) return next;
  const plain = seen(`.bar [data-plain="${CSS.escape(answer.option)}"]`)[0];
  const buttons = seen('.bar button, .board button');
  const named = plain ?? buttons.find(({ textContent }) => textContent?.trim() === label);
  // A button that finishes the answer, never one that would give another.
  return named ?? seen('.bar .act:not([data-plain])')[0];
}
/** As if somebody had clicked it, in the middle. */
export function click(node: Element): void {
  const { x, y, width, height } = node.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2 };
  node.dispatchEvent(new MouseEvent('click', at));
}
