/**
 * If no header marks the beginning of a list, any line may be a row: but a list that is said to be empty has none.
 *
 *     Date d'arrêté      31/12/21
 *     1.181,22           1.181,22
 *     Pas de mouvement sur la période.      ← nothing above is a row
 */

import { matchPhrases } from '../../knowledge/lexicon.ts';
import { normaliseWords } from '../../knowledge/normalise-words.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { isDatedRow } from '../is-dated-row.ts';
import { TABLES } from '../thresholds.ts';

const { LEAST_SAID } = TABLES.listLines;

/** The lines without those between the last row before such a notice, which belongs to another list, and the notice. */
export function listLines(lines: readonly TokenLine[]): readonly TokenLine[] {
  const notice = lines.findLastIndex(saysEmpty);
  if (notice < 0) return lines;
  const from = lines.slice(0, notice).findLastIndex(isDatedRow) + 1;
  return [...listLines(lines.slice(0, from)), ...lines.slice(notice + 1)];
}

function saysEmpty({ words, money, dates }: TokenLine): boolean {
  if (dates.length > 0 || hasSureAmount({ money })) return false;
  const { tokens } = normaliseWords(words);
  return matchPhrases(tokens).some(
    ({ kind, value, start, end }) =>
      kind === 'label' && value === 'noTransactions' && end - start >= tokens.length * LEAST_SAID,
  );
}
