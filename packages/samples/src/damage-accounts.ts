import type { Minor } from '@extracto/model';
import { damagePostings } from './damage-postings.ts';
import type { PrintableAccount } from './layouts/printed.ts';
import { isDebt, type Ledger } from './ledger/ledger.ts';
import { type Locale, printsWholeUnits } from './locales/locale.ts';
import { createRandom, type Random } from './random.ts';
import type { AccountDamageKind, Damage } from './sample.ts';

/** The accounts as they will be printed; with `damage` one of them differs from its ledger. */
export function damageAccounts(
  ledgers: readonly (readonly Ledger[])[],
  damage: Damage<AccountDamageKind> | null,
  locale: Locale,
): PrintableAccount[][] {
  const accounts = ledgers.map((statement) =>
    statement.map((ledger): PrintableAccount => ({ ledger, postings: ledger.postings })),
  );
  if (damage === null) return accounts;
  const random = createRandom(`damage/${damage.kind}/${damage.seed}`);
  for (const target of random.shuffle(accounts.flat())) {
    const { currency, decimals } = target.ledger.account;
    const printedUnit = printsWholeUnits(locale, currency) ? 10 ** decimals : 1;
    const damaged = damageAccount(target, damage.kind, random, printedUnit);
    if (damaged === null) continue;
    return accounts.map((statement) => statement.map((account) => (account === target ? damaged : account)));
  }
  throw new RangeError('a statement without money has nothing to damage');
}

function damageAccount(
  account: PrintableAccount,
  kind: AccountDamageKind,
  random: Random,
  printedUnit: Minor,
): PrintableAccount | null {
  const { ledger, postings } = account;
  if (kind === 'signs-reversed') return reverseSigns(account);
  if (kind === 'ends-exchanged') return exchangeEnds(account);
  const changed = damagePostings(postings, kind, random, printedUnit);
  return changed === null ? null : { ledger, postings: changed };
}

/**
 * As when the headers of two columns change places. A debt may honestly be printed with either sign, and so may a list in
 * which nothing came in: without a sign the balances alone tell.
 */
function reverseSigns({ ledger, postings }: PrintableAccount): PrintableAccount | null {
  const comesIn = postings.some(({ amount }) => amount > 0);
  if (isDebt(ledger.account.type) || ledger.opening === ledger.closing || !comesIn) return null;
  return { ledger, postings: postings.map((posting) => ({ ...posting, amount: 0 - posting.amount })) };
}

function exchangeEnds({ ledger, postings }: PrintableAccount): PrintableAccount | null {
  const { opening, closing, account } = ledger;
  if (isDebt(account.type) || opening === closing) return null;
  return { ledger: { ...ledger, opening: closing, closing: opening }, postings };
}
