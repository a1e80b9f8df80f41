/** Describes the solver's choices: divisions into statements, and the ranked readings of signs and ends of each statement. */
import { currencyDecimals, type DraftStatement, type Minor } from '@extracto/model';
import type { Stages } from '../pipeline.ts';
import { moneyPrinter } from '../statements/compose/print-money.ts';
import { CONVENTIONS } from '../statements/interpret/amounts.ts';
import type { RankedReading, Settlement } from '../statements/interpret/settle-amounts.ts';
import type { Notation } from '../tokens/notation.ts';
import type { RankedSigns, TracedReading, TracedStatement } from './trace.ts';

/** Later readings differ only in rare print habits. */
const MOST_READINGS = 8;

export function describeReading({ pages = [], corrected, solved, draft }: Partial<Stages>): TracedReading[] {
  const last = corrected ?? solved;
  if (last === undefined) return [];
  const { notation } = last.tables;
  const { statements } = draft ?? last.result;
  return [
    {
      pageNumbers: pages.map(({ pageNumber }) => pageNumber),
      notation: notation.mark === 'dot' ? '1,234.56' : '1.234,56',
      dateOrder: last.dates.order,
      isDateOrderOpen: last.dates.ambiguous,
      divisions: last.divisions.map(({ starts, rows, proved }) => ({
        statements: starts.length,
        rows,
        provedRows: proved,
      })),
      statements: statements.map((statement, index) =>
        describeStatement(statement, last.settlements[index]!, notation),
      ),
    },
  ];
}

function describeStatement(statement: DraftStatement, settled: Settlement, { scale }: Notation): TracedStatement {
  const { account, verification, transactions, unassigned, ambiguities } = statement;
  const print = moneyPrinter(scale, currencyDecimals(account.currency));
  return {
    status: verification.status,
    transactions: transactions.length,
    unassigned: unassigned.length,
    ambiguities,
    readings: settled.ranked
      .slice(0, MOST_READINGS)
      .map((reading) => describeSigns(reading, settled.ranked[0]!, print)),
  };
}

function describeSigns(reading: RankedReading, taken: RankedReading, print: (value: Minor) => string): RankedSigns {
  const { convention, polarity, newestFirst, opening, closing, score } = reading;
  const name = [
    CONVENTIONS[convention].title,
    newestFirst ? 'newest first' : 'oldest first',
    polarity === 1 ? 'balance is held' : 'balance is owed',
  ];
  return {
    name: name.join(', '),
    opening: opening === null ? null : print(opening),
    closing: closing === null ? null : print(closing),
    score: Math.round(score * 100) / 100,
    refutedBy: listRefutations(reading, taken),
  };
}

/** Equations that `taken` satisfies and `reading` does not, strongest first; empty when `reading` is only less usual. */
export function listRefutations(reading: RankedReading, taken: RankedReading): string[] {
  const { explained, broken } = reading.steps;
  return [
    explained < taken.steps.explained || broken > taken.steps.broken
      ? `${broken} of ${explained + broken} steps between balances are not the amounts between them`
      : null,
    taken.holds && !reading.holds ? 'opening balance and rows do not come to the closing balance' : null,
    taken.credits !== null && reading.credits === null ? 'money in does not come to its printed total' : null,
    taken.debits !== null && reading.debits === null ? 'money out does not come to its printed total' : null,
  ].filter((refutation) => refutation !== null);
}
