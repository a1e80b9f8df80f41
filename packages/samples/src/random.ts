/**
 * Repeatable randomness: the same seed gives the same statement on every machine.
 * Generator: mulberry32 (public domain) seeded with an FNV-1a hash, so that seeds may be numbers or words.
 * Not for anything secret.
 */
export interface Random {
  /** 0 ≤ value < 1. */
  next(): number;
  /** A whole number, both ends included. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  digits(count: number): string;
  /** An independent stream: what is drawn from it never shifts what others draw. */
  fork(label: string): Random;
}

export function createRandom(seed: number | string): Random {
  let state = hashText(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[integer(0, list.length - 1)]!;
    },
    shuffle: (list) => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
    digits: (count) => Array.from({ length: count }, () => integer(0, 9)).join(''),
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash;
}
