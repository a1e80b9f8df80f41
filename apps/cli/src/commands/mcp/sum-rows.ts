/** Rows → exact sums for each currency, in the order in which the currencies come. */
import { decimalsOf, formatMinor, type Minor, parseMinor, sumMinor } from '@extracto/model';

export interface CurrencyAmount {
  /** `null`: the statement prints none. */
  readonly currency: string | null;
  /** A decimal string; negative: money leaves. */
  readonly amount: string;
}

export function sumRows(rows: readonly CurrencyAmount[]) {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return [...byCurrency].map(([currency, group]) => {
    const decimals = Math.max(...group.map(({ amount }) => decimalsOf(amount)));
    const amounts = group.map(({ amount }) => readMinor(amount, decimals));
    const print = (minor: Minor) => ({ amount: formatMinor(minor, decimals), minor });
    return {
      currency,
      rows: group.length,
      in: print(sumMinor(amounts.filter((amount) => amount > 0))),
      out: print(sumMinor(amounts.filter((amount) => amount < 0))),
      net: print(sumMinor(amounts)),
    };
  });
}

function readMinor(amount: string, decimals: number): Minor {
  const minor = parseMinor(amount, decimals);
  if (minor === null) throw new RangeError('an amount is too large to be summed exactly');
  return minor;
}
