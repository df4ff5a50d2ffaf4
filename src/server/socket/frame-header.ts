// The headers of frames with text, as RFC 6455 numbers them.

/** A message in one frame, or the frames of one that is cut: the first, others, the last. */
export const PART = { whole: 0x81, first: 0x01, middle: 0x00, last: 0x80 };

/** Lengths that follow in two bytes or in eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** The header of a frame with so many bytes; a letter stands for a byte. */
export function frameHeader(part: number, length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(part, length);
  if (length < 0x10000) return String.fromCharCode(part, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = [24, 16, 8, 0].map(shift => (length >>> shift) & 0xff);
  return String.fromCharCode(part, EIGHT_BYTES, 0, 0, 0, 0, ...bytes);
}
