/**
 * Tables and labelled facts of one account → its statement. Chains the interpretation: dates, signs, balances, totals,
 * metadata, and last the independent checker, whose verdict is taken as it is.
 */
import {
  currencyDecimals,
  type DraftStatement,
  type DraftTransaction,
  formatMinor,
  type Minor,
  type Warning,
} from '@extracto/model';
import { onlyOnce } from '../geometry/only-once.ts';
import { chooseBlocks, leftOutBlock } from './compose/choose-blocks.ts';
import { collectColumns } from './compose/collect-columns.ts';
import { collectPrinted, soleTotal } from './compose/collect-printed.ts';
import { collectSources, readCounts, strayMoney, toSourceBox } from './compose/collect-sources.ts';
import { dateRows, isDescending } from './compose/date-rows.ts';
import { faceDebt } from './compose/face-debt.ts';
import { findSectionTotals } from './compose/find-section-totals.ts';
import { judgeStatement } from './compose/judge-statement.ts';
import { keepBetweenEnds } from './compose/keep-between-ends.ts';
import { isCertainTotal } from './compose/label-strength.ts';
import { listAmbiguities } from './compose/list-ambiguities.ts';
import { listControls } from './compose/list-controls.ts';
import { listRanges } from './compose/list-ranges.ts';
import { isCheckpoint, placeRows } from './compose/place-rows.ts';
import { settleRows } from './compose/settle-rows.ts';
import { OWED, type PlacedRow, type StatementParts } from './compose/statement-parts.ts';
import { toTransaction } from './compose/to-transaction.ts';
import type { LabelledMoney } from './interpret/select-labelled.ts';

export function readStatement(parts: StatementParts): { statement: DraftStatement; warnings: Warning[] } {
  const warnings: Warning[] = [];
  const type = parts.account.type?.type ?? null;
  const owed = type !== null && OWED.has(type);
  const asPrinted = keepBetweenEnds(placeRows(parts, owed));
  const { placed, printed, turned } = faceDebt(type, asPrinted, collectPrinted(parts, asPrinted));
  const dated = dateRows(placed, parts, warnings);
  const context = { type: parts.account.type, printed, isDescending: isDescending(dated) };
  const listed = placed.every(isListed) ? placed : placed.filter(isListed);
  const { rows: ledgerRows, settled, leftOut } = chooseBlocks(listed, (rows) => settleRows(rows, context));
  if (leftOut[0] !== undefined) warnings.push(leftOutBlock(leftOut[0].row.pageNumber));
  const decimals = currencyDecimals(parts.account.currency);
  const money = moneyPrinter(parts.notation.scale, decimals);
  const indexes = new Int32Array(placed.length).fill(-1);
  const transactions: DraftTransaction[] = [];
  let next = 0;
  ledgerRows.forEach((place, index) => {
    const amount = settled.amounts[index] ?? null;
    while (next < dated.length && dated[next]!.at < place.at) next++;
    if (place.row.kind !== 'transaction' || amount === null || dated[next]?.at !== place.at) return;
    indexes[place.at] = transactions.length;
    transactions.push(toTransaction(place, dated[next]!.date, amount, parts, settled, money));
  });
  const indexOf = ({ at }: PlacedRow) => indexes[at]!;
  const listAmounts = () => settled.amounts.filter((_, index) => indexOf(ledgerRows[index]!) >= 0) as Minor[];
  const findRanges = onlyOnce(() => listRanges(placed, indexOf));
  const ofSections = findSectionTotals(placed, findRanges, listAmounts, parts.notation);
  const ofAll = (totals: readonly LabelledMoney[]) => totals.filter(({ line }) => !ofSections.has(line.index));
  const credits = settled.credits ?? soleTotal(ofAll(printed.credits).filter(isCertainTotal));
  const debits = settled.debits ?? soleTotal(ofAll(printed.debits).filter(isCertainTotal));
  const isOwed = settled.polarity === -1;
  const controls = listControls({ parts, placed, printed, indexOf, findRanges, transactions, money });
  const draft: Omit<DraftStatement, 'verification'> = {
    bank: parts.bank,
    account: {
      // what is owed is a card's where only the arithmetic says so: the signs of the balances depend on it
      type: type !== null && OWED.has(type) === isOwed ? type : isOwed ? 'credit_card' : null,
      number: parts.account.number?.value ?? null,
      holder: parts.account.holder?.value ?? null,
      currency: parts.account.currency,
    },
    period: { from: parts.period.from, to: parts.period.to },
    openingBalance: settled.opening === null ? null : money(settled.opening),
    closingBalance: settled.closing === null ? null : money(settled.closing),
    totals:
      credits === null && debits === null
        ? null
        : {
            credits: credits === null ? null : money(credits),
            debits: debits === null ? null : money(Math.abs(debits)),
          },
    counts: readCounts(parts.facts),
    transactions,
    unassigned: [
      ...strayMoney(placed),
      ...parts.unread.map(({ token, line }) => ({
        page: line.pageNumber,
        box: toSourceBox(token.box),
        text: token.text,
      })),
    ],
    ambiguities: listAmbiguities({
      parts,
      placed,
      rows: ledgerRows,
      leftOut,
      dated,
      printed,
      settled,
      turned,
      controls,
    }),
    sources: collectSources(parts, printed, settled),
    controls,
    columns: collectColumns(placed, indexOf),
  };
  return { statement: judgeStatement(draft), warnings };
}

/** Money moves, or a balance is printed on the way. */
function isListed({ row, entry }: PlacedRow): boolean {
  return row.kind === 'transaction' ? entry.amount !== null : isCheckpoint(row, entry);
}

/** Amounts are kept at the notation's scale; the result prints the currency's own decimals, or more when they matter. */
function moneyPrinter(scale: number, decimals: number): (value: Minor) => string {
  const factor = 10 ** Math.abs(decimals - scale);
  if (decimals >= scale) return (value) => formatMinor(value * factor, decimals);
  return (value) => (value % factor === 0 ? formatMinor(value / factor, decimals) : formatMinor(value, scale));
}
