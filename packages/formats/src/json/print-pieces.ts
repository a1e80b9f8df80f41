/**
 * `JSON.stringify(value, null, 2)` and a newline, in pieces: the text of a thousand pages is as large as all that was read
 * of them, and would stand in memory beside it.
 */

/** A result, its statements, one of them, its rows: what lies below is printed at once. */
const DEPTH = 4;
const PIECE_LENGTH = 1 << 16;

/** `value` holds objects, lists, strings, numbers, booleans and `null`; what is undefined is left out. */
export function* printPieces(value: object): Generator<string, void, void> {
  let piece = '';
  for (const part of printParts(value, DEPTH, '\n')) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n`;
}

/** `newline` carries the indentation of the place where the value stands. */
function* printParts(value: unknown, depth: number, newline: string): Generator<string, void, void> {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    // within a string no newline stands as itself
    yield JSON.stringify(value, null, 2).replaceAll('\n', newline);
    return;
  }
  const isList = Array.isArray(value);
  let before = isList ? '[' : '{';
  const end = isList ? ']' : '}';
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue;
    yield `${before}${newline}  ${isList ? '' : `${JSON.stringify(key)}: `}`;
    yield* printParts(part, depth - 1, `${newline}  `);
    before = ',';
  }
  yield before === ',' ? `${newline}${end}` : `${before}${end}`;
}
