/** Seed and options → ledger → layout → PDF and truth. Both an honest sample and a damaged one come from here. */

import { damagePostings } from './damage-postings.ts';
import { deriveTruth } from './derive-truth.ts';
import { expectProof } from './expect-proof.ts';
import { composeDocument, type PrintableAccount } from './layouts/compose-document.ts';
import { type LayoutFamily, layoutFamilies } from './layouts/families.ts';
import { createPlan } from './layouts/plan.ts';
import { settleSwitches } from './layouts/settle-switches.ts';
import { chooseStyle } from './layouts/style.ts';
import type { Switches } from './layouts/switches.ts';
import { choosePeriod, followPeriod } from './ledger/calendar.ts';
import { createLedger } from './ledger/create-ledger.ts';
import type { Ledger } from './ledger/ledger.ts';
import { findLocale, LOCALES } from './locales/index.ts';
import type { Locale } from './locales/locale.ts';
import { printPdf } from './print/print-pdf.ts';
import { createRandom, type Random } from './random.ts';
import type { Damage, Sample, SampleOptions } from './sample.ts';

export async function buildSample(seed: number, options: SampleOptions, damage: Damage | null): Promise<Sample> {
  const random = createRandom(seed);
  const family = chooseFamily(random.fork('family'), options);
  const locale = chooseLocale(random.fork('locale'), family, options);
  const switches = settleSwitches(random.fork('switches'), family, locale, options.switches ?? {});
  const bank = random.fork('bank').pick(locale.banks);
  const ledgers = createLedgers(random.fork('ledgers'), family, locale, switches, bank);
  const style = chooseStyle(random.fork('style'), locale, switches);
  const plan = createPlan(random.fork('plan'), locale, switches, style, bank);
  const { pages, statements } = composeDocument(plan, applyDamage(ledgers, damage));
  const password = switches.encryption === 'none' ? null : random.fork('password').digits(6);
  const name = [seed, family.name, locale.id, ...(damage === null ? [] : [damage.kind, damage.seed])].join('-');
  const protection =
    switches.encryption === 'none' || password === null
      ? null
      : { encryption: switches.encryption, userPassword: password };
  return {
    name,
    seed,
    options,
    family: family.name,
    locale: locale.id,
    switches,
    pages,
    pdf: await printPdf(pages, { title: plan.words.title, seed, protection }),
    truth: deriveTruth(statements),
    password,
    expectation: expectProof(statements, switches, damage),
    damage,
  };
}

function chooseFamily(random: Random, { family: name }: SampleOptions): LayoutFamily {
  if (name === undefined) return random.pick(layoutFamilies);
  const family = layoutFamilies.find((candidate) => candidate.name === name);
  if (family === undefined) throw new RangeError(`unknown layout family ${name}`);
  return family;
}

function chooseLocale(random: Random, family: LayoutFamily, { locale }: SampleOptions): Locale {
  if (locale !== undefined) return findLocale(locale);
  return family.locales === null ? random.pick<Locale>(LOCALES) : findLocale(random.pick(family.locales));
}

const ROW_COUNTS: Record<Switches['rows'], readonly [number, number]> = {
  none: [0, 0],
  few: [3, 9],
  some: [12, 40],
  many: [60, 130],
  thousands: [3000, 3200],
};

/** One list of accounts per statement of the file; a later statement opens where the earlier one closed. */
function createLedgers(
  random: Random,
  family: LayoutFamily,
  locale: Locale,
  switches: Switches,
  bank: string,
): Ledger[][] {
  const [fewest, most] = ROW_COUNTS[switches.rows];
  const rowCount = Math.ceil(random.integer(fewest, most) / (switches.accounts * switches.statements));
  const holder = random.pick(locale.holders);
  const first = choosePeriod(random.fork('period'), switches.rows === 'thousands' ? 12 : random.pick([1, 1, 1, 3]));
  const chains = Array.from({ length: switches.accounts }, (_, accountIndex): Ledger[] => {
    const chain: Ledger[] = [];
    let period = first;
    for (let index = 0; index < switches.statements; index++) {
      const previous = chain.at(-1);
      const ledger = createLedger(random.fork(`ledger/${accountIndex}/${index}`), locale, {
        accountType: random.fork(`type/${accountIndex}`).pick(family.accountTypes),
        bank,
        holder,
        currency: locale.currency,
        period,
        rowCount,
        holderCount: switches.cardHolders,
        opening: previous?.closing ?? null,
        checks: switches.checkGrid > 0,
        foreignPurchases: switches.foreignPurchases,
        zeroRows: switches.zeroRows,
        twins: switches.twins,
        busyTexts: switches.busyTexts,
        trickyReferences: switches.trickyReferences,
      });
      chain.push(
        previous === undefined ? ledger : { ...ledger, account: previous.account, cardHolders: previous.cardHolders },
      );
      period = followPeriod(period);
    }
    return chain;
  });
  return Array.from({ length: switches.statements }, (_, index) => chains.map((chain) => chain[index]!));
}

function applyDamage(ledgers: readonly (readonly Ledger[])[], damage: Damage | null): PrintableAccount[][] {
  const accounts = ledgers.map((statement) =>
    statement.map((ledger): PrintableAccount => ({ ledger, postings: ledger.postings })),
  );
  if (damage === null) return accounts;
  const random = createRandom(`damage/${damage.kind}/${damage.seed}`);
  const target = random
    .shuffle(accounts.flat())
    .find(({ ledger }) => ledger.postings.some(({ amount }) => amount !== 0));
  if (target === undefined) throw new RangeError('a statement without money has nothing to damage');
  return accounts.map((statement) =>
    statement.map((account) =>
      account === target
        ? { ledger: account.ledger, postings: damagePostings(account.postings, damage.kind, random)! }
        : account,
    ),
  );
}
