/**
 * Line printers type the rulings of a table as upright bars, glued to what stands beside them. A bar below or above others is such a
 * ruling: it is dropped, and what it parts are words of their own. Any other belongs to its word: "CAFE|BAR".
 *
 *   |00001|04.04.2024|KLM   -45.20-|      →      00001 04.04.2024 KLM   -45.20-
 */
import type { Box, Word } from '@extracto/model';
import { partWord } from './part-word.ts';
import { LINES } from './thresholds.ts';

const { FEWEST_BARS, SAME_PLACE_PT } = LINES.splitAtBars;

const BAR = /([|¦│┃║])/;

/** Bars that are words of their own stay. `words` is the list that came in where no bar is glued to a word. */
export function splitAtBars(words: readonly Word[]): readonly Word[] {
  const barred = words.filter(({ text }) => BAR.test(text));
  if (!barred.some(({ text }) => text.length > 1)) return words;
  const parts = new Map(barred.map((word) => [word, cutAtBars(word)]));
  const counts = countByPlace([...parts.values()].flat().filter(isBar));
  const isRuling = (word: Word) => isBar(word) && countAround(counts, word.box) >= FEWEST_BARS;
  return words.flatMap((word) => {
    const own = parts.get(word) ?? [];
    return own.length > 1 && own.some(isRuling) ? joinBetween(own, isRuling) : [word];
  });
}

/** Bars are parts of their own. */
function cutAtBars(word: Word): Word[] {
  return partWord(
    word,
    word.text.split(BAR).filter((part) => part !== ''),
  );
}

function isBar({ text }: Word): boolean {
  return text.length === 1 && BAR.test(text);
}

function countByPlace(bars: readonly Word[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { box } of bars) counts.set(placeOf(box), (counts.get(placeOf(box)) ?? 0) + 1);
  return counts;
}

function placeOf(box: Box): number {
  return Math.round((box[0] + box[2]) / 2 / SAME_PLACE_PT);
}

function countAround(counts: ReadonlyMap<number, number>, box: Box): number {
  const place = placeOf(box);
  return [place - 1, place, place + 1].reduce((sum, at) => sum + (counts.get(at) ?? 0), 0);
}

/** The parts of one word without its rulings; others keep the bars between them. */
function joinBetween(parts: readonly Word[], isRuling: (word: Word) => boolean): Word[] {
  const joined: Word[] = [];
  let isOpen = false;
  for (const part of parts) {
    const before = joined.at(-1);
    if (isRuling(part)) isOpen = false;
    else if (isOpen && before !== undefined) {
      const [left, top, , bottom] = before.box;
      joined[joined.length - 1] = { ...before, text: before.text + part.text, box: [left, top, part.box[2], bottom] };
    } else {
      joined.push(part);
      isOpen = true;
    }
  }
  return joined;
}
