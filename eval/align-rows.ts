/**
 * Matches read rows with true rows: the longest common subsequence over date and signed amount, so that one missing row
 * costs one row and not all that follow. Equal heads and tails are taken off first; a good reading then costs linear time.
 */
export interface Alignable {
  readonly date: string | null;
  readonly amount: string;
}

/** Index pairs [true row, read row], ascending. */
export function alignRows(truth: readonly Alignable[], read: readonly Alignable[]): [number, number][] {
  let head = 0;
  while (head < truth.length && head < read.length && isSameRow(truth[head]!, read[head]!)) head++;
  let tail = 0;
  const rest = Math.min(truth.length, read.length) - head;
  while (tail < rest && isSameRow(truth.at(-1 - tail)!, read.at(-1 - tail)!)) tail++;
  const middle = alignMiddle(truth.slice(head, truth.length - tail), read.slice(head, read.length - tail));
  return [
    ...Array.from({ length: head }, (_, index): [number, number] => [index, index]),
    ...middle.map(([left, right]): [number, number] => [left + head, right + head]),
    ...Array.from({ length: tail }, (_, index): [number, number] => [
      truth.length - tail + index,
      read.length - tail + index,
    ]),
  ];
}

function alignMiddle(truth: readonly Alignable[], read: readonly Alignable[]): [number, number][] {
  const width = read.length + 1;
  const longest = new Uint16Array((truth.length + 1) * width); // of what starts at [row, column]
  for (let row = truth.length - 1; row >= 0; row--) {
    for (let column = read.length - 1; column >= 0; column--) {
      longest[row * width + column] = isSameRow(truth[row]!, read[column]!)
        ? longest[(row + 1) * width + column + 1]! + 1
        : Math.max(longest[(row + 1) * width + column]!, longest[row * width + column + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < truth.length && column < read.length; ) {
    if (isSameRow(truth[row]!, read[column]!)) pairs.push([row++, column++]);
    else if (longest[(row + 1) * width + column]! >= longest[row * width + column + 1]!) row++;
    else column++;
  }
  return pairs;
}

function isSameRow(truth: Alignable, read: Alignable): boolean {
  return isSameDecimal(truth.amount, read.amount) && isSameDate(truth.date, read.date);
}

/** A true date of `null` was not printed, and any answer is right; `????-03-07` has no year in the document, and is read as `--03-07`. */
export function isSameDate(truth: string | null, read: string | null): boolean {
  if (truth === null) return true;
  return truth.startsWith('????') ? read === `-${truth.slice(4)}` : truth === read;
}

/** `12.50` and `12.5` are the same amount; nothing is rounded. `null` equals only `null`. */
export function isSameDecimal(left: string | null, right: string | null): boolean {
  if (left === null || right === null) return left === right;
  return canonical(left) === canonical(right);
}

function canonical(decimal: string): string {
  const trimmed = decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
  return trimmed.replace(/^(-?)0+(?=\d)/, '$1').replace(/^-0$/, '0');
}
