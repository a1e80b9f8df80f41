/** The accounts of a file: those that the statements print, and the caller's values in place of them. */
import type { ExtractionResult, Statement } from '@extracto/model';
import { z } from 'zod/mini';
import { oneLine } from './clean-text.ts';
import { perStatement, valueFor } from './per-statement.ts';

const MONEY = /^-?\d{1,18}(\.\d{1,4})?$/;

/** For formats that name the account. */
export const identityOptions = {
  account: perStatement(/^[^,]{1,34}$/, 'up to 34 characters').check(
    z.describe('account number where none is printed; EUR=…,USD=… or 1=…,2=… names each statement’s'),
  ),
  currency: perStatement(/^[A-Z]{3}$/, 'a currency code such as EUR').check(
    z.describe('currency where none is printed; 1=…,2=… for each statement'),
  ),
};

/** For formats that carry balances: as the statement would print them, so what is owed on a card is positive. */
export const balanceOptions = {
  openingBalance: perStatement(MONEY, 'an amount such as 1234.56').check(
    z.describe('opening balance where none is printed'),
  ),
  closingBalance: perStatement(MONEY, 'an amount such as 1234.56').check(
    z.describe('closing balance where none is printed'),
  ),
};

type Given<Options extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<Options>>;
export type IdentityOptions = Given<typeof identityOptions>;
export type BalanceOptions = Given<typeof balanceOptions>;

export interface IdentifiedStatement extends Statement {
  /**
   * The account number, with the currency behind it where the document has the number in several currencies
   * (`DE02…-USD`): programs put all that has one id into one account. `null` without a number.
   */
  readonly accountId: string | null;
}

export function identifyStatements(
  { statements }: ExtractionResult,
  options: IdentityOptions & Partial<BalanceOptions>,
): readonly IdentifiedStatement[] {
  const completed = statements.map((statement, index) => complete(statement, index, options));
  const currencies = Map.groupBy(completed, plainNumber);
  return completed.map((statement) => {
    const { number, currency } = statement.account;
    const shared = new Set(currencies.get(plainNumber(statement))?.map(({ account }) => account.currency));
    return {
      ...statement,
      accountId: number !== null && currency !== null && shared.size > 1 ? `${number}-${currency}` : number,
    };
  });
}

function complete(statement: Statement, index: number, options: IdentityOptions & Partial<BalanceOptions>): Statement {
  const { account, openingBalance, closingBalance } = statement;
  const currency = valueFor(options.currency, { index, currency: account.currency, printed: account.currency });
  const value = (text: string | undefined, printed: string | null) => valueFor(text, { index, currency, printed });
  return {
    ...statement,
    account: { ...account, currency, number: value(options.account, account.number) },
    openingBalance: value(options.openingBalance, openingBalance),
    closingBalance: value(options.closingBalance, closingBalance),
  };
}

function plainNumber({ account }: Statement): string {
  return oneLine(account.number ?? '').replaceAll(' ', '');
}
