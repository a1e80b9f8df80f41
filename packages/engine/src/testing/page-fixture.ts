/**
 * Pages for tests, written as aligned text: every character is 5 points wide, a line 10 high and 12 below the one above.
 * One space stands within a cell (half a text height), three or more are a column gap. Indentation that all lines share
 * is dropped, and so are the first and the last line break; an empty line stays empty on the page.
 *
 *   Date        Description     Amount
 *   01/02/2025  GREEN GROCER    -45.20
 */
import type { Page, Word } from '@extracto/model';
import { buildLines } from '../lines/build-lines.ts';
import type { Line, TokenLine } from '../lines/reading.ts';
import { settleShortDates } from '../tokens/settle-short-dates.ts';
import { tokeniseLines } from '../tokens/tokenise-lines.ts';

const CHARACTER_PT = 5;
const LINE_PT = 12;
const TEXT_PT = 10;
const MARGIN_PT = 40;

/** The words of one line, left to right. U+0020 parts words; every other kind of space belongs to its word. */
export function printWords(text: string, topPt = MARGIN_PT): Word[] {
  const words: Word[] = [];
  let column = 0;
  for (const part of text.split(' ')) {
    const width = [...part].length;
    const left = MARGIN_PT + column * CHARACTER_PT;
    if (width > 0) words.push(printWord(part, left, topPt, width * CHARACTER_PT));
    column += width + 1;
  }
  return words;
}

export function printWord(text: string, leftPt: number, topPt: number, widthPt: number, heightPt = TEXT_PT): Word {
  const box = [leftPt, topPt, leftPt + widthPt, topPt + heightPt] as const;
  return { text, box, font: { heightPt }, confidence: null, alternatives: [] };
}

export function printPage(block: string, pageNumber = 1): Page {
  const lines = dropMargin(block);
  return {
    pageNumber,
    widthPt: Math.max(0, ...lines.map((line) => [...line].length)) * CHARACTER_PT + 2 * MARGIN_PT,
    heightPt: lines.length * LINE_PT + 2 * MARGIN_PT,
    words: lines.flatMap((line, index) => printWords(line, MARGIN_PT + index * LINE_PT)),
    rulings: [],
  };
}

/** One block a page. */
export function printPages(...blocks: readonly string[]): Page[] {
  return blocks.map((block, index) => printPage(block, index + 1));
}

export function printPlainLines(...blocks: readonly string[]): Line[] {
  return printPages(...blocks).flatMap(buildLines);
}

/** Lines with their dates and amounts, as the stages after the tokens get them. */
export function printLines(...blocks: readonly string[]): TokenLine[] {
  return [...settleShortDates(tokeniseLines(printPlainLines(...blocks)))];
}

function dropMargin(block: string): string[] {
  const lines = block.replace(/^\n/, '').replace(/\n *$/, '').split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const margin = Math.min(...indents);
  return lines.map((line) => line.slice(margin).trimEnd());
}
