/**
 * The currency of the accounts: stated, else voted by what stands beside headers and amounts, else that of the country, and
 * only then a code that stands somewhere on the page, or the language. A sign of several
 * currencies ("$") is that of the country or the language, where one of them is known; the most usual of them on a page in
 * English alone: in Mexico and Colombia it is no US dollar, and no currency is better than a wrong one.
 */
import { CURRENCY_DECIMALS } from '@extracto/model';
import { labelledCurrencies } from '../../fields/find-currency.ts';
import type { Field } from '../../fields/find-fields.ts';
import { findCurrency } from '../../fields/read-account.ts';
import { currencyOf, defaultCurrencyOf } from '../../knowledge/currencies.ts';
import { homeCountry } from '../../knowledge/home-country.ts';
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import type { Table } from '../read-table.ts';
import { STATEMENTS } from '../thresholds.ts';

const { STATED, LEAST_SHARE_OF_ROWS, BESIDE_AMOUNT } = STATEMENTS.chooseCurrency;

/** Codes that are words in capitals more often than currencies. */
const WORDS_LIKE_CODES: ReadonlySet<string> = new Set(['ALL', 'TRY', 'TOP', 'CUP', 'MAD', 'PEN', 'SOS', 'GEL']);

/** `findCountry` is asked where no currency is stated: all words of the document tell the country. */
export function chooseCurrency(
  fields: readonly Field[],
  tables: readonly Table[],
  lines: readonly TokenLine[],
  findCountry: () => string | null,
  languages: ReadonlySet<string>,
): string | null {
  const stated = findCurrency(fields, lines)?.value;
  if (stated !== undefined) return stated;
  const votes = new Map<string, number>();
  const country = findCountry();
  const home = country === null ? null : defaultCurrencyOf(country);
  const spoken = homeCountry(languages);
  const likely = home ?? (spoken === null ? null : defaultCurrencyOf(spoken));
  const isUsualSaid = languages.size === 0 || languages.has('en');
  // "FCFA", beside the name of a bank in Paris
  let isOther = false;
  const vote = (codes: readonly string[], weight: number, decimals = 0) => {
    const usual = codes.length === 1 || isUsualSaid ? usualOf(codes, decimals) : undefined;
    const code = likely !== null && codes.includes(likely) ? likely : usual;
    isOther ||= code === undefined && codes.length > 0 && likely !== null;
    if (code !== undefined) votes.set(code, (votes.get(code) ?? 0) + weight);
  };
  for (const field of fields) if (field.label === 'currency') vote(labelledCurrencies(field), STATED);
  for (const table of tables) {
    const isForeign = (column: number) => table.roles.get(column) === 'originalAmount';
    // "Dt." above dates is no dinar
    for (const [index, column] of table.columns.entries())
      if (column.kind === 'money' && !isForeign(index)) vote(column.currencies, 3);
    // beside "Amount in EUR" a column of currencies says in which of them others were paid
    const isNamed = table.columns.some(
      (column, index) => [...table.use.amounts].includes(index) && column.currencies.length > 0,
    );
    const at = isNamed ? -1 : table.columns.findIndex(namesCurrencies);
    for (const row of table.rows) {
      const text = at < 0 ? undefined : row.texts.get(at);
      if (text !== undefined) vote(currencyOf(text), 1);
    }
    for (const { currencies, decimals } of currenciesOfRows(table, isForeign)) vote(currencies, 1, decimals);
  }
  for (const { money } of lines)
    for (const token of money) if (token.strong) vote(token.currencies, BESIDE_AMOUNT, decimalsOf(token));
  const printed = best(votes) ?? (isOther ? null : home);
  if (printed !== null) return printed;
  for (const { words } of lines) for (const { text } of words) vote(codeIn(text), 1);
  return best(votes) ?? (spoken === null || isOther ? null : likely);
}

function namesCurrencies({ kind, candidates }: Table['columns'][number]): boolean {
  return kind === 'text' && candidates[0] === 'currency';
}

/** Currencies beside the amounts of the rows: signs, and codes where many rows have them. */
function currenciesOfRows(table: Table, isForeign: (column: number) => boolean) {
  const rows = table.rows.map((row) => {
    const printed: { readonly token: MoneyToken; readonly isSign: boolean }[] = [];
    for (let cell = row.money; cell.rest !== null; cell = cell.rest)
      if (!isForeign(cell.column) && cell.value.currencies.length > 0)
        printed.push({ token: cell.value, isSign: /\p{Sc}/u.test(cell.value.text) });
    return printed;
  });
  const withCode = rows.filter((row) => row.some(({ isSign }) => !isSign)).length;
  const areUsual = withCode >= table.rows.length * LEAST_SHARE_OF_ROWS;
  return rows.flatMap((row) =>
    row
      .filter(({ isSign }) => isSign || areUsual)
      .map(({ token }) => ({ currencies: token.currencies, decimals: decimalsOf(token) })),
  );
}

/** "¥ 4,072.47" is no yen, which has no decimals. */
function usualOf(codes: readonly string[], decimals: number): string | undefined {
  return codes.find((code) => (CURRENCY_DECIMALS.get(code) ?? 0) >= decimals) ?? codes[0];
}

function decimalsOf({ readings: { dot, comma } }: MoneyToken): number {
  return Math.min(dot?.decimals ?? Infinity, comma?.decimals ?? Infinity);
}

/** "ZAR", "(euros)" */
function codeIn(text: string): readonly string[] {
  const name = /^\((\p{L}{4,})\)$/u.exec(text)?.[1];
  if (name !== undefined) return currencyOf(name).length === 1 ? currencyOf(name) : [];
  const code = text.replace(/[:;,.()[\]]/g, '');
  return /^[A-Z]{3}$/.test(code) && CURRENCY_DECIMALS.has(code) && !WORDS_LIKE_CODES.has(code) ? [code] : [];
}

function best(votes: ReadonlyMap<string, number>): string | null {
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
