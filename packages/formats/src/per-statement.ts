/**
 * Options whose value may differ from statement to statement of a document: one value for all of them, or values by the
 * place of the statement (1-based) or by its currency.
 *
 *     12345678                       every statement
 *     1=12345678,2=87654321          the first and the second one
 *     EUR=12345678,USD=87654321      those in euros and those in dollars
 *
 * A value for all statements stands in for what is not printed. One that names its statement replaces what is printed.
 */
import { z } from 'zod/mini';

const NAMED = /^(\d{1,3}|[A-Z]{3})=(.*)$/;
const LONGEST = 1000;

/** Refuses a text of which any value does not match `pattern`; `expected` says what would. */
export function perStatement(pattern: RegExp, expected: string) {
  const isRight = (text: string) => readValues(text)?.every(({ value }) => pattern.test(value)) ?? pattern.test(text);
  return z.optional(z.string().check(z.maxLength(LONGEST), z.refine(isRight, `expected ${expected}`)));
}

/** The value for the statement at 0-based `index`, instead of what it prints; `null` where there is none. */
export function valueFor(
  text: string | undefined,
  {
    index,
    currency,
    printed,
  }: { readonly index: number; readonly currency: string | null; readonly printed: string | null },
): string | null {
  if (text === undefined) return printed;
  const values = readValues(text);
  if (values === null) return printed ?? text;
  const named = values.find(({ key }) => key === String(index + 1)) ?? values.find(({ key }) => key === currency);
  return named?.value ?? printed;
}

/** `null` when it is one value for all. */
function readValues(text: string): { readonly key: string; readonly value: string }[] | null {
  const parts = text.split(',').map((part) => NAMED.exec(part.trim()));
  if (!parts.every((part) => part !== null)) return null;
  return parts.map(([, key = '', value = '']) => ({ key, value }));
}
