import { damagePostings } from './damage-postings.ts';
import type { PrintableAccount } from './layouts/printed.ts';
import type { Ledger } from './ledger/ledger.ts';
import { type Locale, printsWholeUnits } from './locales/locale.ts';
import { createRandom } from './random.ts';
import type { Damage, PostingDamageKind } from './sample.ts';

/** The accounts as they will be printed; with `damage` one posting of one account differs from its ledger. */
export function damageAccounts(
  ledgers: readonly (readonly Ledger[])[],
  damage: Damage<PostingDamageKind> | null,
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
    const postings = damagePostings(target.postings, damage.kind, random, printedUnit);
    if (postings === null) continue;
    const damaged = { ledger: target.ledger, postings };
    return accounts.map((statement) => statement.map((account) => (account === target ? damaged : account)));
  }
  throw new RangeError('a statement without money has nothing to damage');
}
