/**
 * The date order of a currency's countries, for formats that do not say which order their dates have. Euros are read
 * day first: so do all countries that pay with them but one. A currency that is not listed is open.
 */
import type { Statement } from '@extracto/model';
import type { DatePattern } from './print-date.ts';

const CURRENCIES: Readonly<Partial<Record<DatePattern, string>>> = {
  'MM/DD/YYYY': 'USD PHP',
  'DD/MM/YYYY':
    'EUR GBP AUD NZD INR PKR BDT LKR BRL MXN ARS CLP COP PEN UYU PYG BOB GTQ CRC DOP HNL NIO SGD MYR HKD THB IDR VND ILS EGP MAD AED SAR QAR KWD BHD OMR JOD TND KES NGN GHS UGX TZS',
  'DD.MM.YYYY': 'CHF CZK DKK NOK PLN RON BGN RUB UAH TRY ISK RSD BAM MKD ALL GEL AMD AZN KZT BYN UZS MDL',
};

const PATTERNS: ReadonlyMap<string, DatePattern> = new Map(
  Object.entries(CURRENCIES).flatMap(([pattern, codes]) =>
    codes.split(' ').map((code) => [code, pattern as DatePattern] as const),
  ),
);

/** One for a whole file: `YYYY-MM-DD` where the order is open, or where two accounts would disagree. */
export function chooseLocalDates(statements: readonly Pick<Statement, 'account'>[]): DatePattern {
  const patterns = new Set(statements.map(({ account }) => PATTERNS.get(account.currency ?? '') ?? 'YYYY-MM-DD'));
  const [pattern] = patterns;
  return pattern !== undefined && patterns.size === 1 ? pattern : 'YYYY-MM-DD';
}
