/**
 * The number behind the title of a statement, for pages that label none: "Kontoauszug - 50-596051-6", "Extrato / 30081-7
 * 01/05/2024 - 31/05/2024". Behind the title of a bill, or behind "no.", stands that of the document.
 */
import { normalWords } from '../knowledge/normalise-label.ts';
import { namesBill, namesStatement } from '../knowledge/title-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments, textOf } from '../lines/segments.ts';
import { opensNumber } from './find-named-number.ts';
import { type Found, foundIn } from './found.ts';
import { FIELDS } from './thresholds.ts';

const { HEAD_LINES } = FIELDS.findBareNumber;

export function findNumberInTitle(lines: readonly TokenLine[]): Found<string> | null {
  const top = lines[0]?.index ?? 0;
  for (const line of lines) {
    if (line.index >= top + HEAD_LINES) return null;
    for (const cell of splitSegments(line.words)) {
      const day = line.dates.find(({ from }) => from >= cell.from && from < cell.to);
      const number = numberBehind(textOf(line.words.slice(cell.from, day?.from ?? cell.to)));
      if (number !== null) return foundIn(line, { box: cell.box, text: number });
    }
  }
  return null;
}

function numberBehind(text: string): string | null {
  const [, title = '', number = ''] = TITLED.exec(text) ?? [];
  const words = normalWords(title);
  const isOfDocument = namesBill(words) || opensNumber(words.at(-1) ?? '') || OF_YEAR.test(number);
  return namesStatement(words) && !isOfDocument ? number : null;
}

/** Words, and six figures and more, or a mask and the last ones. */
const TITLED =
  /^(\P{N}{4,60}?)\s(?:[-–—/|:]\s)?((?=(?:\D*\d){6})\d[\d./ -]*\d|(?:[\dXx*•]{4}[ -]?){3}\d{4})(?:\s[-–—/|])?$/u;
/** "2024/0012", "20240131" */
const OF_YEAR = /^(?:19|20)\d{2}(?:[ /.-]|\d{4}$)/;
