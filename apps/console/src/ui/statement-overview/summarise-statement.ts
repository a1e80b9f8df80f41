/**
 * Sums up a statement's rows with a whole date: the balance day by day, money in and out by month, and with whom most money moved.
 * In integer minor units. Counterparties are told apart by their description without figures and dates, so one that
 * prints another town each time stands there twice.
 */
import {
  currencyDecimals,
  type Minor,
  OWED_ACCOUNTS,
  type PlainDate,
  parseMinor,
  type Statement,
  sumMinor,
} from '@extracto/model';

export interface DayBalance {
  readonly date: PlainDate;
  /** At the end of the day; of a card what is owed. */
  readonly balance: Minor;
}

export interface MonthFlow {
  /** `2025-03` */
  readonly month: string;
  readonly moneyIn: Minor;
  /** Without sign. */
  readonly moneyOut: Minor;
}

export interface Counterparty {
  readonly name: string;
  readonly total: Minor;
  readonly rows: number;
}

export interface StatementSummary {
  readonly decimals: number;
  /** Empty when no opening balance is printed, or when the rows contradict the printed balances: it would be a guess. */
  readonly balances: readonly DayBalance[];
  readonly months: readonly MonthFlow[];
  /** Largest first, by what moved. */
  readonly counterparties: readonly Counterparty[];
}

const MOST_COUNTERPARTIES = 8;

interface Movement {
  readonly date: PlainDate;
  readonly description: string;
  readonly amount: Minor;
}

export function summariseStatement(statement: Statement): StatementSummary {
  const { account, openingBalance, transactions, verification } = statement;
  const decimals = currencyDecimals(account.currency);
  const movements = transactions.flatMap(({ date, description, amount }): Movement[] => {
    const minor = parseMinor(amount, decimals);
    return minor === null || date === null ? [] : [{ date, description, amount: minor }];
  });
  const isGuess = openingBalance === null || verification.status === 'mismatch';
  const opening = isGuess ? null : parseMinor(openingBalance, decimals);
  return {
    decimals,
    balances: opening === null ? [] : runBalances(opening, movements, OWED_ACCOUNTS.has(account.type) ? -1 : 1),
    months: sumMonths(movements),
    counterparties: rankCounterparties(movements),
  };
}

function runBalances(opening: Minor, movements: readonly Movement[], polarity: 1 | -1): DayBalance[] {
  const days = Map.groupBy(movements, ({ date }) => date);
  let balance = opening;
  return [...days].sort(byName).map(([date, moved]) => {
    balance = sumMinor([balance, ...moved.map(({ amount }) => polarity * amount)]);
    return { date, balance };
  });
}

function sumMonths(movements: readonly Movement[]): MonthFlow[] {
  const months = Map.groupBy(movements, ({ date }) => date.slice(0, 7));
  return [...months].sort(byName).map(([month, moved]) => ({
    month,
    moneyIn: sumMinor(moved.map(({ amount }) => Math.max(amount, 0))),
    moneyOut: sumMinor(moved.map(({ amount }) => Math.max(-amount, 0))),
  }));
}

function rankCounterparties(movements: readonly Movement[]): Counterparty[] {
  const named = Map.groupBy(movements, ({ description }) => nameCounterparty(description));
  return [...named]
    .map(([name, moved]) => ({ name, total: sumMinor(moved.map(({ amount }) => amount)), rows: moved.length }))
    .sort((left, right) => Math.abs(right.total) - Math.abs(left.total) || (left.name < right.name ? -1 : 1))
    .slice(0, MOST_COUNTERPARTIES);
}

/** `CARD PURCHASE 04/07 GREEN GROCER 2656` is `CARD PURCHASE GREEN GROCER`. */
function nameCounterparty(description: string): string {
  const words = description.split(/\s+/).filter((word) => !/\d/.test(word));
  return words.join(' ') || description || 'Without a description';
}

function byName([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
