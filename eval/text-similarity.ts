/** Likeness of two descriptions from 0 to 1: one minus edits per character, letters and digits only, case ignored. */
const COMPARED_CHARACTERS = 400;

export function textSimilarity(left: string, right: string): number {
  const [a, b] = [fold(left), fold(right)];
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - editDistance(a, b) / longer;
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, COMPARED_CHARACTERS);
}

function editDistance(left: string, right: string): number {
  if (left === right) return 0;
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const replaced = previous[column - 1]! + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(previous[column]! + 1, current[column - 1]! + 1, replaced));
    }
    previous = current;
  }
  return previous[right.length]!;
}
