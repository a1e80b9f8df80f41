/**
 * Adds oddities to ordinary postings, one after the other. Each draws from a stream of its own, so
 * that switching one on leaves the rest of the ledger as it was.
 */
import type { Switches } from '../layouts/switches.ts';
import type { Locale } from '../locales/locale.ts';
import type { Random } from '../random.ts';
import type { Posting } from './ledger.ts';
import { writeText } from './write-text.ts';

/** A posting before it has its place and balance. */
export type Draft = Omit<Posting, 'index' | 'balance'>;

interface Place {
  readonly random: Random;
  readonly locale: Locale;
}

type Oddity = (drafts: readonly Draft[], place: Place) => Draft[];

const FEE_SHARE = 0.012;

/** In order: a later one sees what an earlier one has added. */
const ODDITIES: readonly (readonly [name: string, isOn: (switches: Switches) => boolean, add: Oddity])[] = [
  ['reversals', ({ reversals }) => reversals, addReversals],
  ['misleading', ({ misleadingTexts }) => misleadingTexts, misleadTexts],
  ['instalments', ({ instalmentTexts }) => instalmentTexts, countInstalments],
  ['long', ({ longTexts }) => longTexts, lengthenTexts],
  ['commission rows', ({ commissions }) => commissions === 'rows', addCommissionRows],
  ['commissions', ({ commissions }) => commissions === 'column', takeCommissions],
  ['cents', ({ bareCents }) => bareCents, addSmallChange],
];

export function addOddities(random: Random, locale: Locale, switches: Switches, drafts: readonly Draft[]): Draft[] {
  let odd = [...drafts];
  for (const [name, isOn, add] of ODDITIES) {
    if (isOn(switches)) odd = add(odd, { random: random.fork(name), locale });
  }
  return odd;
}

/** A payment and its reversal are both real. */
function addReversals(drafts: readonly Draft[], { random, locale }: Place): Draft[] {
  const word = random.pick(locale.language.words.reversal);
  return drafts.flatMap((draft) => {
    if (draft.amount >= 0 || draft.original !== null || !random.chance(0.12)) return [draft];
    return [draft, { ...draft, kind: 'refund', amount: -draft.amount, lines: [`${word} ${draft.lines[0]}`] } as const];
  });
}

/** Words that say credit stand beside a debit, and the other way round. */
function misleadTexts(drafts: readonly Draft[], { random, locale }: Place): Draft[] {
  return drafts.map((draft) => {
    if (draft.kind === 'check' || !random.chance(0.25)) return draft;
    const kind = draft.amount < 0 ? random.pick(['refund', 'interest', 'cashIn'] as const) : 'directDebit';
    return { ...draft, lines: writeText(random, locale, kind, draft.date, { busy: false, checkNumber: null }) };
  });
}

/** `SHOP 03/12`: the third of twelve instalments, and no date. */
function countInstalments(drafts: readonly Draft[], { random }: Place): Draft[] {
  return drafts.map((draft) => {
    if (draft.kind !== 'purchase' || !random.chance(0.3)) return draft;
    const count = random.pick([3, 6, 10, 12]);
    const part = `${String(random.integer(1, count)).padStart(2, '0')}/${String(count).padStart(2, '0')}`;
    return { ...draft, lines: [`${draft.lines[0]} ${part}`, ...draft.lines.slice(1)] };
  });
}

/** Lines of a payment's references under its text, as transfers between banks carry them. */
function lengthenTexts(drafts: readonly Draft[], { random }: Place): Draft[] {
  return drafts.map((draft) => {
    const candidates = [
      `IBAN DE${random.digits(20)}`,
      `BIC ABCD${random.pick(['DE', 'FR', 'NL'])}${random.digits(2)}XXX`,
      `EREF+${random.digits(14)} MREF+${random.digits(9)}`,
      `REF ${random.digits(6)}/${random.digits(4)}/${random.digits(2)}`,
      `ID ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
    ];
    return { ...draft, lines: [...draft.lines, ...random.shuffle(candidates).slice(0, random.integer(1, 4))] };
  });
}

/** A fee of its own right after what it is charged for, under the same reference. */
function addCommissionRows(drafts: readonly Draft[], { random, locale }: Place): Draft[] {
  return drafts.flatMap((draft) => {
    if ((draft.kind !== 'transferOut' && draft.kind !== 'cash') || draft.amount === 0) return [draft];
    const lines = writeText(random, locale, 'commission', draft.date, { busy: false, checkNumber: null });
    return [draft, { ...draft, kind: 'commission', amount: -priceCommission(draft, locale), lines } as const];
  });
}

/** The amount that moves the balance is what is left of a gross amount after the fee. */
function takeCommissions(drafts: readonly Draft[], { random, locale }: Place): Draft[] {
  return drafts.map((draft) => {
    if (draft.amount === 0 || !random.chance(0.6)) return draft;
    const commission = priceCommission(draft, locale);
    return { ...draft, amount: draft.amount - commission, commission };
  });
}

function priceCommission({ amount }: Draft, { roundTo }: Locale): number {
  return Math.max(roundTo, Math.round((Math.abs(amount) * FEE_SHARE) / roundTo) * roundTo);
}

/** Amounts below one unit of the currency. */
function addSmallChange(drafts: readonly Draft[], { random }: Place): Draft[] {
  return drafts.map((draft) =>
    draft.amount !== 0 && draft.commission === 0 && random.chance(0.3)
      ? { ...draft, amount: Math.sign(draft.amount) * random.integer(1, 99) }
      : draft,
  );
}
