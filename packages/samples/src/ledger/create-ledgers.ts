/**
 * The ledgers of a whole file: one list of accounts for each statement in it. A later statement opens where the earlier one
 * closed. Accounts in mixed currencies share one number.
 */
import type { AccountType } from '@extracto/model';
import type { Switches } from '../layouts/switches.ts';
import type { Locale } from '../locales/locale.ts';
import type { Random } from '../random.ts';
import { choosePeriod, followPeriod } from './calendar.ts';
import { createLedger } from './create-ledger.ts';
import type { Ledger } from './ledger.ts';

export interface FileOptions {
  readonly accountTypes: readonly AccountType[];
  readonly switches: Switches;
  readonly bank: string;
}

const ROW_COUNTS: Record<Switches['rows'], readonly [number, number]> = {
  none: [0, 0],
  few: [3, 9],
  some: [12, 40],
  many: [60, 130],
  thousands: [3000, 3200],
};

export function createLedgers(
  random: Random,
  locale: Locale,
  { accountTypes, switches, bank }: FileOptions,
): Ledger[][] {
  const [fewest, most] = ROW_COUNTS[switches.rows];
  const rowCount = Math.ceil(random.integer(fewest, most) / (switches.accounts * switches.statements));
  const holder = random.pick(locale.holders);
  const firstPeriod = choosePeriod(
    random.fork('period'),
    switches.rows === 'thousands' ? 12 : random.pick([1, 1, 1, 3]),
    chooseMonth(random.fork('month'), switches),
  );
  const createChain = (accountIndex: number): Ledger[] => {
    const chain: Ledger[] = [];
    let period = firstPeriod;
    for (let index = 0; index < switches.statements; index++) {
      const previous = chain.at(-1);
      const ledger = createLedger(random.fork(`ledger/${accountIndex}/${index}`), locale, {
        accountType: random.fork(switches.mixedCurrencies ? 'type' : `type/${accountIndex}`).pick(accountTypes),
        bank,
        holder,
        currency: switches.mixedCurrencies ? currencyAt(locale, accountIndex) : locale.currency,
        period,
        rowCount,
        opening: previous?.closing ?? null,
        switches,
      });
      chain.push(
        previous === undefined ? ledger : { ...ledger, account: previous.account, cardHolders: previous.cardHolders },
      );
      period = followPeriod(period);
    }
    return chain;
  };
  const chains = Array.from({ length: switches.accounts }, (_, accountIndex) => createChain(accountIndex));
  const number = chains[0]![0]!.account.number;
  const shared = switches.mixedCurrencies
    ? chains.map((chain) => chain.map((ledger) => shareNumber(ledger, number)))
    : chains;
  return Array.from({ length: switches.statements }, (_, index) => shared.map((chain) => chain[index]!));
}

const SHORT_MONTHS = [2, 4, 6, 9, 11];

function chooseMonth(random: Random, { overNewYear, impossibleDate }: Switches): number | null {
  if (overNewYear) return 12;
  return impossibleDate ? random.pick(SHORT_MONTHS) : null;
}

function currencyAt(locale: Locale, accountIndex: number): string {
  return [locale.currency, ...locale.foreign.map(({ currency }) => currency)][accountIndex] ?? locale.currency;
}

function shareNumber(ledger: Ledger, number: string): Ledger {
  return { ...ledger, account: { ...ledger.account, number } };
}
