/**
 * A balance at the foot of one statement may stand among the lines of the next, to which it means nothing. Where it is nearly a balance
 * that another statement opens or closes with, it is that balance, misprinted or misread:
 *
 *   02/05   TRANSFER              +640.00
 *           Opening balance     1,090.20      ← the statement of May opens with 1,090.90
 *   Statement of June …
 */
import { AMBIGUITIES, type Control, type DraftStatement } from '@extracto/model';
import { judgeStatement } from '../../verify/judge-statement.ts';
import { isMisprint } from '../compose/is-misprint.ts';

const SAYS = AMBIGUITIES.one_digit_off;

/** Each statement as it is, or judged again with an ambiguity when another prints one of its ends with one other digit. */
export function addEndAmbiguities(statements: readonly DraftStatement[]): DraftStatement[] {
  if (statements.length < 2) return [...statements];
  const ends = statements.map(({ openingBalance, closingBalance }) =>
    [openingBalance, closingBalance].filter((end) => end !== null).map(digitsOf),
  );
  const known = new Set(ends.flat());
  const strange = statements.map(({ controls = [] }) =>
    controls.filter(isPlaceless).flatMap(({ value }) => (known.has(digitsOf(value)) ? [] : [digitsOf(value)])),
  );
  return statements.map((statement, index) => {
    const isOwn = (value: number) => ends[index]!.some((end) => isMisprint(value, end));
    const isPrinted = strange.some((values, other) => other !== index && values.some(isOwn));
    if (!isPrinted || statement.ambiguities.includes(SAYS)) return statement;
    return judgeStatement({ ...statement, ambiguities: [...statement.ambiguities, SAYS] });
  });
}

function isPlaceless({ kind, date, rows }: Control): boolean {
  return kind === 'balance' && date === null && rows.length === 0;
}

/** Statements of one document print as many decimals. */
function digitsOf(figure: string): number {
  return Number(figure.replace(/\D/g, ''));
}
