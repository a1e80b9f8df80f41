/**
 * Leaders: rows of like dots or dashes with no letter among them, which lead the eye from a name to a figure and say nothing.
 *
 *   "Saldo ............... 12,00"   →   the dots; of "12.03.2024" and "iii" none
 */
import type { Component } from '../label-components.ts';
import { OCR_LINES } from './thresholds.ts';

const { LEAST_LEADERS, WIDEST_GAP, SAME_LEVEL, LIKE_SIZE, LETTER_REACH } = OCR_LINES.findLeaders;

export function findLeaders(marks: readonly Component[], letters: readonly Component[]): Set<Component> {
  const runs: Component[][] = [];
  const open = new Set<Component[]>();
  for (const mark of marks.toSorted((one, other) => one.left - other.left)) {
    let run: Component[] | undefined;
    for (const other of open) {
      const last = other.at(-1)!;
      if (mark.left - last.right > WIDEST_GAP * sizeOf(last)) open.delete(other);
      else if (follows(last, mark)) run = other;
    }
    if (run === undefined) {
      run = [];
      runs.push(run);
      open.add(run);
    }
    run.push(mark);
  }
  const leading = runs.filter(
    (run) => run.length >= LEAST_LEADERS && !letters.some((letter) => standsAmong(letter, run)),
  );
  return new Set(leading.flat());
}

function follows(one: Component, other: Component): boolean {
  const [small, large] = [Math.min(sizeOf(one), sizeOf(other)), Math.max(sizeOf(one), sizeOf(other))];
  const apart = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
  return other.left >= one.right && large <= LIKE_SIZE * small && apart <= Math.max(1, SAME_LEVEL * small);
}

function standsAmong({ left, top, right, bottom }: Component, run: readonly Component[]): boolean {
  const [first, last] = [run[0]!, run.at(-1)!];
  const reach = LETTER_REACH * sizeOf(first);
  return left < last.right && right > first.left && top < first.bottom + reach && bottom > first.top - reach;
}

function sizeOf({ left, top, right, bottom }: Component): number {
  return Math.max(right - left, bottom - top);
}
