/**
 * The telephone that is the only number of an account at a wallet, behind a word for telephone or the wallet's own name:
 *
 *   Mobile Number: 0712 345 678          Qpay                           Mobile number
 *                                        Qpay Number: 09170000438       254712345678
 */
import { matchPhrases } from '../knowledge/lexicon.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import type { TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments, type TextSegment, toSegment } from '../lines/segments.ts';
import { type Found, foundIn } from './found.ts';
import { FIELDS } from './thresholds.ts';

const { HEAD_LINES } = FIELDS.findMobileNumber;

const MOBILE =
  /(?:^|\s)(?:(?:mobile|phone|customer|wallet|cell)(?: (?:number|no\.?|phone))+|msisdn|(?:transaction )?statement (?:for|of))\s*:?\s*(\+?\d[\d *Xx]{7,15}\d)$/i;
const BARE_TELEPHONE = /^(?:: ?)?\+?\d[\d *Xx]{7,15}\d$/;
const OWN_NAME = /^(\p{Lu}[\p{L}-]{2,}) (?:number|no\.?)\s*:\s*(0\d[\d ]{7,13}\d)$/iu;

export function findMobileNumber(lines: readonly TokenLine[]): Found<string> | null {
  const top = lines[0]?.index ?? 0;
  const names = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line.index >= top + HEAD_LINES) return null;
    const cells = splitSegments(line.words);
    const lower = lines[index + 1];
    const below = splitSegments(lower?.words ?? []);
    for (const cell of cells) names.add(cell.text);
    for (const [at, cell] of cells.entries()) {
      const under = findUnder(below, cell, lower);
      if (under !== null) return under;
      const next = cells[at + 1];
      // the figures may stand in a cell of their own, beside the label
      const isBeside = next !== undefined && (cell.text.endsWith(':') || BARE_TELEPHONE.test(next.text));
      const whole = isBeside ? toSegment(line.words, cell.from, next.to) : cell;
      const value = MOBILE.exec(whole.text)?.[1] ?? numberOfWallet(whole.text, names);
      if (value !== undefined) return foundIn(line, whole, value);
    }
  }
  return null;
}

/** "Mobile number" in a row of headings, the telephone below it. */
function findUnder(
  cells: readonly TextSegment[],
  { box, text }: TextSegment,
  line: TokenLine | undefined,
): Found<string> | null {
  const cell = cells.find((other) => overlapX(other.box, box) > 0);
  const value = cell === undefined ? undefined : MOBILE.exec(`${text} ${cell.text}`)?.[1];
  if (line === undefined || value === undefined || value !== cell!.text) return null;
  return foundIn(line, { box: cell!.box, text: `${text} ${value}` }, value);
}

/** `names`: cells of the lines down to this one. A word that labels other things is no wallet's name. */
function numberOfWallet(text: string, names: ReadonlySet<string>): string | undefined {
  const [, name, number] = OWN_NAME.exec(text) ?? [];
  return name !== undefined && names.has(name) && matchPhrases(normalWords(name)).length === 0 ? number : undefined;
}

/** Nothing but mobile money has the number of a telephone. */
export function isMobileNumber({ value, source: { text } }: Found<string>): boolean {
  return [MOBILE.exec(text)?.[1], OWN_NAME.exec(text)?.[2]].includes(value);
}
