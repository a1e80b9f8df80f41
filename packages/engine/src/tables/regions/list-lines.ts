/**
 * If no header marks the beginning of a list, any line may be a row: but a list that is said to be empty has none, and the particulars
 * of the account are none.
 *
 *     Date d'arrêté      31/12/21                            Payment due date     Credit limit
 *     1.181,22           1.181,22                            12 September         16,000.00
 *     Pas de mouvement sur la période.      ← nothing above is a row
 */

import type { Box } from '@extracto/model';
import type { Label } from '../../knowledge/language.ts';
import { lookupPhrase, matchPhrases } from '../../knowledge/lexicon.ts';
import { normaliseWords } from '../../knowledge/normalise-words.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { overlapX, splitSegments } from '../../lines/segments.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { isDatedRow } from '../is-dated-row.ts';
import { TABLES } from '../thresholds.ts';

const { LEAST_SAID } = TABLES.listLines;

/** The lines that may be rows, in the same order. */
export function listLines(lines: readonly TokenLine[]): readonly TokenLine[] {
  return leaveParticulars(leaveEmpty(lines));
}

function leaveParticulars(lines: readonly TokenLine[]): readonly TokenLine[] {
  return lines.filter((line, at) => !standsBelowNames(line, lines[at - 1]));
}

/** Below a row of names, most of them names of particulars, and with a date and an amount as a row has them. */
function standsBelowNames(line: TokenLine, names: TokenLine | undefined): boolean {
  if (names === undefined || names.money.length > 0 || names.dates.length > 0) return false;
  if (names.pageNumber !== line.pageNumber || !(hasSureAmount(line) && line.dates.length > 0)) return false;
  const cells = splitSegments(names.words);
  const known = cells.filter(({ text }) => namesParticular(text));
  const isBelow = (box: Box) => cells.some((cell) => overlapX(cell.box, box) > 0);
  return (
    cells.length > 1 && known.length * 2 > cells.length && splitSegments(line.words).every(({ box }) => isBelow(box))
  );
}

function namesParticular(text: string): boolean {
  return lookupPhrase(text).some(({ kind, value }) => kind === 'label' && PARTICULARS.has(value));
}

const PARTICULARS: ReadonlySet<string> = new Set<Label>([
  'accountNumber',
  'iban',
  'statementDate',
  'period',
  'dueDate',
  'creditLimit',
  'minimumPayment',
  'interestRate',
]);

/** The lines without those between the last row before such a notice, which belongs to another list, and the notice. */
function leaveEmpty(lines: readonly TokenLine[]): readonly TokenLine[] {
  const notice = lines.findLastIndex(saysEmpty);
  if (notice < 0) return lines;
  const from = lines.slice(0, notice).findLastIndex(isDatedRow) + 1;
  return [...leaveEmpty(lines.slice(0, from)), ...lines.slice(notice + 1)];
}

function saysEmpty({ words, money, dates }: TokenLine): boolean {
  if (dates.length > 0 || hasSureAmount({ money })) return false;
  const { tokens } = normaliseWords(words);
  return matchPhrases(tokens).some(
    ({ kind, value, start, end }) =>
      kind === 'label' && value === 'noTransactions' && end - start >= tokens.length * LEAST_SAID,
  );
}
