/**
 * `JSON.stringify(value, null, 2)` and a newline, in pieces: the text of a thousand pages is as large as all that was read
 * of them, and would stand in memory beside it.
 */

/** A result, its statements, one of them, its rows: what lies below is printed at once. */
const DEPTH = 4;
const PIECE_LENGTH = 1 << 16;
const ROWS_AT_ONCE = 25;
const INDENT = '  ';

/** `value` holds objects, lists, strings, numbers, booleans and `null`; what is undefined is left out. */
export function* printPieces(value: object): Generator<string, void, void> {
  let piece = '';
  for (const part of printParts(value, DEPTH, 0)) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n`;
}

/** `level`: how many objects and lists the value stands in. */
function* printParts(value: unknown, depth: number, level: number): Generator<string, void, void> {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    yield printAt(level, value);
    return;
  }
  const isList = Array.isArray(value);
  const newline = `\n${INDENT.repeat(level)}`;
  let before = isList ? '[' : '{';
  const end = isList ? ']' : '}';
  if (isList && depth === 1) {
    for (let from = 0; from < value.length; from += ROWS_AT_ONCE) {
      const rows = printAt(level, value.slice(from, from + ROWS_AT_ONCE));
      yield before + rows.slice('['.length, -`${newline}]`.length);
      before = ',';
    }
  } else {
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue;
      yield `${before}${newline}${INDENT}${isList ? '' : `${JSON.stringify(key)}: `}`;
      yield* printParts(part, depth - 1, level + 1);
      before = ',';
    }
  }
  yield before === ',' ? `${newline}${end}` : `${before}${end}`;
}

/** Printed within as many lists, which are cut off again: to indent the lines of a text afterwards is to make it anew. */
function printAt(level: number, value: unknown): string {
  let [within, head, tail] = [value, 0, 0];
  for (let lists = 0; lists < level; lists++) {
    within = [within];
    head += `[\n${INDENT.repeat(lists + 1)}`.length;
    tail += `\n${INDENT.repeat(lists)}]`.length;
  }
  const printed = JSON.stringify(within, null, INDENT);
  return printed.slice(head, printed.length - tail);
}
