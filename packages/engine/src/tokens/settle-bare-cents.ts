/**
 * "Rp.45" is forty-five rupiah where the currency is abbreviated with a point, and no rupiah and forty-five cents where it
 * never is: amounts of less than one are printed there without a zero.
 *
 *   Rp148,900.00
 *          Rp.45
 */
import type { MoneyToken, TokenLine } from '../lines/reading.ts';

const ABBREVIATED = /^[^\p{L}\d]*(?<name>\p{L}{1,5})\.(?<figures>\d.*)$/u;
const PLAIN = /^[^\p{L}\d]*(?<name>\p{L}{1,5})\d/u;
const CENTS = /^(?<cents>\d{2})(?!\d|[.,]\d)/;

/** The same lines where nothing has to be read otherwise. */
export function settleBareCents(lines: readonly TokenLine[]): readonly TokenLine[] {
  const [plain, abbreviated] = [new Set<string>(), new Set<string>()];
  let hasCents = false;
  for (const { money } of lines) {
    for (const token of money) {
      if (token.currencies.length === 0) continue;
      const short = ABBREVIATED.exec(token.text)?.groups;
      if (short === undefined) {
        const name = printsPoint(token) ? PLAIN.exec(token.text)?.groups?.name : undefined;
        if (name !== undefined) plain.add(name);
      } else if (CENTS.test(short.figures!)) hasCents = true;
      else abbreviated.add(short.name!);
    }
  }
  if (!hasCents || plain.size === 0) return lines;
  const isPlain = (name: string) => plain.has(name) && !abbreviated.has(name);
  return lines.map((line) =>
    line.money.length === 0 ? line : { ...line, money: line.money.map((token) => readCents(token, isPlain)) },
  );
}

/** Only a point can be its decimal mark. */
function printsPoint({ readings }: MoneyToken): boolean {
  return readings.dot !== null && readings.comma === null;
}

function readCents(token: MoneyToken, isPlain: (name: string) => boolean): MoneyToken {
  if (token.currencies.length === 0) return token;
  const short = ABBREVIATED.exec(token.text)?.groups;
  const cents = CENTS.exec(short?.figures ?? '')?.groups?.cents;
  if (short === undefined || cents === undefined || !isPlain(short.name!)) return token;
  return { ...token, readings: { dot: { digits: Number(cents), decimals: 2 }, comma: null }, strong: true };
}
