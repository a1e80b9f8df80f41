/** Seed and options → ledger → layout → PDF and truth. Both an honest sample and a damaged one come from here. */

import { damageAccounts } from './damage-accounts.ts';
import { damagePages, PAGE_DAMAGES } from './damage-pages.ts';
import { deriveTruth } from './derive-truth.ts';
import { expectProof } from './expect-proof.ts';
import { composeDocument } from './layouts/compose-document.ts';
import { type LayoutFamily, layoutFamilies } from './layouts/families.ts';
import { createPlan } from './layouts/plan.ts';
import { settleSwitches } from './layouts/settle-switches.ts';
import { chooseStyle } from './layouts/style.ts';
import { createLedgers } from './ledger/create-ledgers.ts';
import { findLocale, pickLocale } from './locales/index.ts';
import type { Locale } from './locales/locale.ts';
import { printPdf } from './print/print-pdf.ts';
import { createRandom, type Random } from './random.ts';
import type { AccountDamageKind, Damage, Sample, SampleOptions } from './sample.ts';

const LATIN_NAMES = {
  merchants: ['AMAZON PRIME VIDEO', 'GREEN GROCER 24', 'UBER TRIP', 'STEAM GAMES', 'A TO Z BOOKS'],
} as const;

export async function buildSample(seed: number, options: SampleOptions, damage: Damage | null): Promise<Sample> {
  const family = chooseFamily(createRandom(seed).fork('family'), options);
  const random = createRandom(seed).fork(family.name); // or one seed would give every family the same ledger
  const locale = chooseLocale(random.fork('locale'), family, options);
  const switches = settleSwitches(random.fork('switches'), family, locale, options.switches ?? {});
  const bank = options.bank ?? random.fork('bank').pick(locale.banks);
  const ledgers = createLedgers(random.fork('ledgers'), switches.latinNames ? { ...locale, ...LATIN_NAMES } : locale, {
    accountTypes: family.accountTypes,
    switches,
    bank,
  });
  const style = chooseStyle(random.fork('style'), locale, switches);
  const plan = createPlan(random.fork('plan'), locale, switches, style, bank);
  const accounts = damageAccounts(ledgers, isAccountDamage(damage) ? damage : null, locale);
  const { pages: composed, statements } = composeDocument(plan, accounts);
  const pages = isAccountDamage(damage) || damage === null ? composed : damagePages(composed, damage);
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

function isAccountDamage(damage: Damage | null): damage is Damage<AccountDamageKind> {
  return damage !== null && !(damage.kind in PAGE_DAMAGES);
}

function chooseFamily(random: Random, { family: name }: SampleOptions): LayoutFamily {
  if (name === undefined) return random.pick(layoutFamilies);
  const family = layoutFamilies.find((candidate) => candidate.name === name);
  if (family === undefined) throw new RangeError(`unknown layout family ${name}`);
  return family;
}

function chooseLocale(random: Random, family: LayoutFamily, { locale }: SampleOptions): Locale {
  if (locale !== undefined) return findLocale(locale);
  return family.locales === null ? pickLocale(random) : findLocale(random.pick(family.locales));
}
