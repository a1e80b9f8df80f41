/** Fills a text pattern of a locale into the printed lines of one posting. */
import type { PlainDate } from '@extracto/model';
import { formatDate } from '../locales/format-date.ts';
import type { Locale, PostingKind } from '../locales/locale.ts';
import type { Random } from '../random.ts';

export interface TextOptions {
  /** Descriptions carry dates, times, amounts and numbers that look like years. */
  readonly busy: boolean;
  readonly checkNumber: string | null;
}

export function writeText(
  random: Random,
  locale: Locale,
  kind: PostingKind,
  date: PlainDate,
  { busy, checkNumber }: TextOptions,
): string[] {
  const fillings: Record<string, () => string> = {
    merchant: () => random.pick(locale.merchants),
    company: () => random.pick(locale.companies),
    person: () => random.pick(locale.holders),
    security: () => `${random.pick(locale.companies)} ${random.pick(['US', 'IE', 'LU'])}${random.digits(10)}`,
    city: () => random.pick(locale.cities),
    ref: () => `${random.pick(['', 'A', 'TX', 'NR'])}${random.digits(random.integer(6, 12))}`,
    number: () => checkNumber ?? random.digits(random.integer(4, 8)),
    card: () => random.digits(4),
    day: () => formatDate(date, locale.datesWithoutYear[0]!, locale.language),
    time: () =>
      `${String(random.integer(6, 22)).padStart(2, '0')}:${random.digits(1).replace(/[6-9]/, '0')}${random.digits(1)}`,
  };
  const pattern = random.pick(locale.language.texts[kind]);
  const lines = pattern.replace(/\{(\w+)\}/g, (_, name: string) => fillings[name]!()).split('|');
  return busy ? addDistractions(random, locale, date, lines) : lines;
}

/** Things that real descriptions contain and a reader must not take for a date, a year or an amount of the row. */
function addDistractions(random: Random, locale: Locale, date: PlainDate, lines: string[]): string[] {
  const distraction = random.pick([
    () => formatDate(date, locale.dates[0]!, locale.language),
    () => `@${random.integer(1, 90)}${locale.numbers[0]!.decimal}${random.digits(2)}`,
    () => `20${random.integer(10, 29)}`,
    () => `${random.digits(2)}/${random.digits(4)}`,
  ])();
  return random.chance(0.5) ? [...lines, distraction] : [`${lines[0]} ${distraction}`, ...lines.slice(1)];
}
