/**
 * Takes bullets from lines that go on with a date: "- 12/10/2024: COFFEE -$50.00", "• 15 Dec DEPOSIT". A row begins with its date. A
 * minus stands in front of an amount, and "2.01" may be one: the date names its month or has its year.
 */
import { boxAround } from '@extracto/model';
import type { Line } from '../lines/reading.ts';
import { isFigure } from './is-figure.ts';
import { isShort } from './is-short.ts';
import { readDates } from './read-dates.ts';

const BULLET = /^[-–—*•·‣▪■●◦○»]$/u;

export function dropBullets(lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => (opensWithBullet(line) ? withoutFirst(line) : line));
}

function opensWithBullet({ words }: Line): boolean {
  if (words.length < 2 || !BULLET.test(words[0]!.text)) return false;
  const [date] = readDates(words.slice(1));
  return date?.from === 0 && !isShort(date) && !isFigure(date);
}

function withoutFirst(line: Line): Line {
  const words = line.words.slice(1);
  return { ...line, words, box: boxAround(words), printedBox: line.printedBox ?? line.box };
}
