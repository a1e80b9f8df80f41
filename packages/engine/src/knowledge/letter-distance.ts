/** Letters and figures of one shape, as a recogniser mistakes them, in lower case without accents. */
const SHAPES = ['iljtf1', 'ceo0', 'nuh', 'vy', 'gq9', 's85', 'b86', 'z2', 'ικ', 'ουσ', 'νυγ', 'пин', 'шщ', 'сое'];

/**
 * Letters that must be exchanged, put in or left out to make one word the other, those of one shape by halves; more than
 * `most` is only known to be more.
 */
export function letterDistance(one: string, other: string, most: number): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const exchanged = above[at - 1]! + exchange(one[row - 1]!, other[at - 1]!);
      const cost = Math.min(exchanged, above[at]! + 1, current[at - 1]! + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    above = current;
  }
  return above[other.length]!;
}

function exchange(one: string, other: string): number {
  if (one === other) return 0;
  return SHAPES.some((shape) => shape.includes(one) && shape.includes(other)) ? 0.5 : 1;
}
