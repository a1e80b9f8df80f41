import { type Control, type Minor, roundBox } from '@extracto/model';
import { onlyOnce } from '../../geometry/only-once.ts';
import { signedMinor } from '../../tokens/notation.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { PrintedMoney } from './collect-printed.ts';
import { listBalances, standsBehindDay } from './is-day-misprinted.ts';
import { isMisprint } from './is-misprint.ts';
import { listBare } from './list-bare.ts';
import type { DatedRow, PlacedRow, StatementParts } from './statement-parts.ts';

interface Figures {
  readonly parts: StatementParts;
  readonly rows: readonly PlacedRow[];
  readonly dated: readonly DatedRow[];
  readonly printed: PrintedMoney;
  readonly settled: Settlement;
  readonly controls: readonly Control[];
}

/** Whatever it is called, a figure that is nearly a balance or a total and says nothing else is one, misprinted or misread. */
export function isNearMiss({ parts, rows, dated, printed, settled, controls }: Figures): boolean {
  const loose = [...printed.loose, ...listBare(parts, rows)];
  if (loose.length === 0) return false;
  const { opening, closing, amounts } = settled;
  const sum = (sign: number) => amounts.reduce<number>((total, amount) => total + Math.max(0, sign * (amount ?? 0)), 0);
  const known = [opening, closing, sum(1), sum(-1)].filter((value) => value !== null).map((value) => Math.abs(value));
  const available = listAvailable(parts, settled);
  const judged = new Set(controls.map(({ source }) => `${source.page} ${source.box.join(' ')}`));
  const ofDays = onlyOnce(() => listBalances(rows, dated, settled));
  return loose.some((found) => {
    const { value, token, line } = found;
    const isJudged = judged.has(`${line.pageNumber} ${roundBox(token.box).join(' ')}`);
    return (
      !isJudged &&
      !known.includes(Math.abs(value)) &&
      !available.has(Math.abs(value)) &&
      known.some((other) => isMisprint(Math.abs(value), other) && !addsUp(value, other, line.index, loose)) &&
      !(standsBehindDay(found) && ofDays().has(Math.abs(value)))
    );
  });
}

/** What a limit that the page names leaves beside each end, without signs: on a debt it is the limit less what is owed. */
function listAvailable({ fields, notation }: StatementParts, { opening, closing }: Settlement): ReadonlySet<Minor> {
  const limits = fields.flatMap(({ label, money }) => {
    const token = label === 'creditLimit' ? (money.find(({ strong }) => strong) ?? money[0]) : undefined;
    return token === undefined ? [] : (signedMinor(token, notation) ?? []);
  });
  const ends = [opening, closing].filter((value) => value !== null);
  return new Set(limits.flatMap((limit) => ends.flatMap((end) => [Math.abs(end + limit), Math.abs(limit - end)])));
}

/**
 * "Balance 10,334.03", "Overdraft limit 3,000.00", and below them "Available 13,334.03"; the limit may as well stand below it, with the
 * balance in between.
 */
function addsUp(value: Minor, balance: Minor, line: number, loose: PrintedMoney['loose']): boolean {
  return loose.some((other) => Math.abs(other.line.index - line) <= 2 && balance + other.value === value);
}
