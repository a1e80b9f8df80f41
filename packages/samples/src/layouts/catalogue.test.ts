/** Habits of real statements, and the switches that make a sample show them: each must stay within reach. */
import { describe, expect, it } from 'vitest';
import { generateSample, LOCALES, layoutFamilies, type Sample } from '../index.ts';
import { formatDate } from '../locales/format-date.ts';
import { findLocale } from '../locales/index.ts';
import type { Switches } from './switches.ts';

interface Item {
  /** Family and switches that print it. */
  readonly family: string;
  readonly locale?: string;
  readonly switches?: Partial<Switches>;
  /** Matches a sample that shows the feature, by its printed text or its ground truth. */
  readonly shows: RegExp | ((sample: Sample) => boolean);
}

const ENGLISH = 'en-US';
const columns = (list: string): Partial<Switches> => ({ columns: list });

const CATALOGUE: Record<string, Record<string, Item>> = {
  dates: {
    'no year anywhere in the rows': { family: 'new-year', locale: ENGLISH, shows: noRowYear },
    'the year on a line of its own': { family: 'year-on-its-own-line', locale: ENGLISH, shows: /^20\d\d$/m },
    'December rows on a January statement': { family: 'new-year', shows: crossesYears },
    'month names in the language of the country': {
      family: 'debit-credit',
      locale: 'nl-NL',
      shows: findsIn('nl-NL', 'MMM'),
    },
    'month names with a point': { family: 'debit-credit', locale: 'es-ES', shows: findsIn('es-ES', 'MMM') },
    'the date inside the details cell': {
      family: 'date-in-the-text',
      locale: 'fr-FR',
      shows: ({ switches }) => !switches.columns.includes('date'),
    },
    'days with ordinals': {
      family: 'debit-credit',
      locale: 'en-GB',
      switches: { year: 'none' },
      shows: findsIn('en-GB', 'Do'),
    },
    'day and month as one word': {
      family: 'debit-credit',
      locale: 'en-GB',
      switches: { year: 'none' },
      shows: findsIn('en-GB', 'JAN'),
    },
    'year, month and day in Han characters': { family: 'debit-credit', locale: 'ja-JP', shows: findsIn('ja-JP', '年') },
    'day first in a country of the month first': { family: 'swapped-dates', locale: ENGLISH, shows: isSwapped(0) },
    'month first outside the United States': { family: 'swapped-dates', locale: 'en-IN', shows: isSwapped(1) },
    'the day of the week beside the date': {
      family: 'long-dates',
      locale: ENGLISH,
      switches: { weekday: 'before', year: 'inDate' },
      shows: /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d/,
    },
    'the year below day and month': {
      family: 'dates-on-lines',
      locale: 'en-GB',
      switches: { dateLines: 'yearBelow', year: 'inDate' },
      shows: /^\d\d [A-Z][a-z]{2}$\n^20\d\d$/m,
    },
    'day, month and year below each other': {
      family: 'dates-on-lines',
      locale: 'en-GB',
      switches: { dateLines: 'each', year: 'inDate' },
      shows: /^\d\d?$\n^[A-Z][a-z]{2,}$\n^20\d\d$/m,
    },
    'the day of the month alone': {
      family: 'bare-days',
      locale: 'pt-BR',
      shows: ({ switches }) => switches.bareDays !== 'no',
    },
    'months over the days of their rows': {
      family: 'bare-days',
      locale: ENGLISH,
      switches: { bareDays: 'titled', columns: 'date description amount' },
      shows: /^[A-Z][a-z]+ 20\d\d$\n^\d\d?$/m,
    },
    'the value date below the date': {
      family: 'value-date-below',
      locale: 'en-GB',
      shows: /^\d\d\/\d\d\/\d{4}$\n^\d\d\/\d\d\/\d{4}$/m,
    },
    'dates that no calendar has': {
      family: 'impossible-dates',
      locale: ENGLISH,
      shows: ({ truth }) => rowsOf(truth).some(({ date }) => date === null),
    },
    'undated interest rows': {
      family: 'card-sections',
      switches: { undated: true },
      shows: ({ switches }) => switches.undated,
    },
    'the date only on the first row of a day': { family: 'day-grouped', shows: ({ switches }) => switches.datePerDay },
    'posting, transaction and value date': {
      family: 'three-dates',
      shows: ({ truth }) =>
        rowsOf(truth).some(({ transactionDate, valueDate }) => transactionDate !== null && valueDate !== null),
    },
    'a date glued to the description': {
      family: 'date-in-the-text',
      locale: 'en-GB',
      switches: { dateInText: 'glued' },
      shows: /\d[A-Z]{3}/,
    },
    'other dates, times and amounts in descriptions': {
      family: 'tricky-texts',
      shows: ({ switches }) => switches.busyTexts,
    },
  },
  signs: {
    'by the heading of a section alone': { family: 'sections', switches: { amounts: 'sections' }, shows: neverSigned },
    'debit before credit': {
      family: 'debit-credit',
      switches: columns('date description debit credit balance'),
      shows: hasColumn('debit'),
    },
    'credit before debit': {
      family: 'debit-credit',
      switches: columns('date description credit debit balance'),
      shows: hasColumn('credit'),
    },
    'a minus behind the amount': {
      family: 'signed-amount',
      locale: ENGLISH,
      switches: { amounts: 'trailingMinus' },
      shows: /\d\.\d\d-$/m,
    },
    parentheses: {
      family: 'signed-amount',
      locale: ENGLISH,
      switches: { amounts: 'parentheses' },
      shows: /^\(\d.*\)$/m,
    },
    'CR and DR': {
      family: 'suffix-marks',
      locale: ENGLISH,
      switches: { amounts: 'bothSuffixes' },
      shows: /\d (CR|C|Cr)$/m,
    },
    'a column of D and C': { family: 'mark-column', locale: ENGLISH, shows: /^(DR|D|Dr)$/m },
    'S and H': { family: 'mark-column', locale: 'de-DE', shows: /^[SH]$/m },
    'a plus': { family: 'signed-amount', locale: ENGLISH, switches: { amounts: 'plusMinus' }, shows: /^\+\d/m },
    'card purchases with a minus': { family: 'card', switches: { amounts: 'minus' }, shows: /^-/m },
    'card purchases without a sign': {
      family: 'card',
      switches: { amounts: 'inverted' },
      shows: ({ switches }) => switches.amounts === 'inverted',
    },
    'card payments with CR': {
      family: 'card',
      locale: ENGLISH,
      switches: { amounts: 'creditSuffix' },
      shows: /\d (CR|C|Cr)$/m,
    },
    'loan balances as a debt': {
      family: 'loan',
      shows: ({ truth }) => truth.statements.every(({ account }) => account.type === 'loan'),
    },
    'loan balances below zero': { family: 'loan-below-zero', switches: { balanceSigns: 'minus' }, shows: /^-.*\d/m },
    'words that contradict the column': {
      family: 'misleading-words',
      shows: ({ switches }) => switches.misleadingTexts,
    },
  },
  numbers: {
    '1,234.56': { family: 'debit-credit', locale: ENGLISH, shows: /^\d,\d{3}\.\d\d$/m },
    '1.234,56': { family: 'debit-credit', locale: 'de-DE', shows: /^\d\.\d{3},\d\d$/m },
    '1 234,56': { family: 'debit-credit', locale: 'fr-FR', shows: /^\d\s\d{3},\d\d$/m },
    "1'234.56": { family: 'debit-credit', locale: 'de-CH', shows: /^\d['’]\d{3}\.\d\d$/m },
    '1,23,456.78': {
      family: 'debit-credit',
      locale: 'en-IN',
      switches: { rows: 'many' },
      shows: /^\d,\d\d,\d{3}\.\d\d$/m,
    },
    'no decimals, the currency has none': {
      family: 'debit-credit',
      locale: 'ja-JP',
      shows: ({ truth }) => rowsOf(truth).every(({ amount }) => !amount.includes('.')),
    },
    'no decimals, though the currency has some': {
      family: 'debit-credit',
      locale: 'es-CO',
      shows: /^\d{1,3}[.,]\d{3}$/m,
    },
    'no zero before the point': { family: 'bare-cents', locale: ENGLISH, shows: /^-?\.\d\d$/m },
    'the currency behind the amount': {
      family: 'app-export',
      locale: 'de-DE',
      switches: { currencyMark: 'spaced' },
      shows: /\d €$/m,
    },
    'two dashes in empty cells': {
      family: 'debit-credit',
      switches: { columns: 'date description debit credit balance', emptyCell: '--' },
      shows: /^--$/m,
    },
    'a dash in empty cells': {
      family: 'debit-credit',
      switches: { columns: 'date description debit credit balance', emptyCell: '-' },
      shows: /^-$/m,
    },
    'zeros in empty cells': {
      family: 'debit-credit',
      locale: ENGLISH,
      switches: { columns: 'date description debit credit balance', emptyCell: 'zero' },
      shows: /^0\.00$/m,
    },
    'references that look like amounts or years': {
      family: 'wide-ledger',
      switches: { trickyReferences: true },
      shows: /^20\d\d$/m,
    },
    'check numbers': {
      family: 'check-register',
      shows: ({ truth }) => rowsOf(truth).some(({ reference }) => /^\d{4}$/.test(reference ?? '')),
    },
    'amount and balance glued together': {
      family: 'glued-columns',
      locale: ENGLISH,
      shows: ({ switches }) => switches.glued,
    },
    'a minus split from its number': {
      family: 'signed-amount',
      locale: ENGLISH,
      switches: { amounts: 'spacedMinus' },
      shows: /^- \d/m,
    },
  },
  columns: {
    'the amount before the description': {
      family: 'amount-first',
      switches: columns('amount date description balance'),
      shows: hasColumn('amount'),
    },
    'the balance before the description': {
      family: 'amount-first',
      switches: columns('balance date description amount'),
      shows: hasColumn('balance'),
    },
    'headers of two stacked lines': { family: 'stacked-headers', shows: ({ switches }) => switches.stackedHeaders },
    'headers only on page 1': {
      family: 'stacked-headers',
      switches: { rows: 'many' },
      shows: ({ pages, switches }) => pages.length > 1 && switches.headers === 'firstPage',
    },
    'columns that drift between pages': {
      family: 'drifting-columns',
      shows: ({ pages, switches }) => pages.length > 1 && switches.drift,
    },
    'a value date that touches the credit column': {
      family: 'value-date-between',
      shows: ({ switches }) => switches.tight && switches.columns.includes('valueDate credit'),
    },
    'the balance only on the last row of a day': {
      family: 'day-grouped',
      switches: { balances: 'day' },
      shows: ({ truth }) => rowsOf(truth).some(({ balance }) => balance === null),
    },
    'no running balance': {
      family: 'no-running-balance',
      shows: ({ truth }) => rowsOf(truth).every(({ balance }) => balance === null),
    },
  },
  rows: {
    'lines below': { family: 'long-texts', switches: { anchor: 'first' }, shows: ({ switches }) => switches.longTexts },
    'lines above': {
      family: 'centred-rows',
      switches: { anchor: 'last' },
      shows: ({ switches }) => switches.anchor === 'last',
    },
    'lines around a centred row': {
      family: 'centred-rows',
      switches: { anchor: 'middle' },
      shows: ({ switches }) => switches.anchor === 'middle',
    },
    'the amount on the second line': {
      family: 'centred-rows',
      switches: { anchor: 'split' },
      shows: ({ switches }) => switches.anchor === 'split',
    },
    'a row broken over a page break': {
      family: 'long-texts',
      switches: { splitRows: true, anchor: 'first', rows: 'many' },
      shows: ({ switches, pages }) => switches.splitRows && pages.length > 1,
    },
    'identical rows of a day': { family: 'tricky-texts', switches: { twins: true }, shows: hasTwins },
    'overlap with the footer of the page': {
      family: 'footer-overlap',
      shows: ({ pages, switches }) => switches.footerOverlap && pages.length > 1,
    },
    'letters of a watermark between the words': {
      family: 'watermark-letters',
      locale: ENGLISH,
      shows: /^C\nO\nP\nY$|^S\nP\nE\nC/m,
    },
    'a watermark across the page': { family: 'tricky-texts', switches: { watermark: 'word' }, shows: isTilted },
    'zero-amount rows': {
      family: 'reversals',
      switches: { zeroRows: true, rows: 'many' },
      shows: ({ truth }) => rowsOf(truth).some(({ amount }) => /^[0.]+$/.test(amount)),
    },
  },
  lookAlikes: {
    'opening and closing rows': {
      family: 'signed-amount',
      locale: ENGLISH,
      switches: { endpoints: 'rows' },
      shows: /Balance/,
    },
    'carried and brought forward': {
      family: 'carried-forward',
      locale: 'en-GB',
      shows: /carried forward[\s\S]*brought forward/i,
    },
    'subtotals of a section': {
      family: 'sections',
      locale: ENGLISH,
      switches: { subtotals: true },
      shows: /^(Sub)?[Tt]otals? \w/m,
    },
    'subtotals of a card holder': { family: 'card-holders', switches: { subtotals: true }, shows: /XXXX-\d{4}$/m },
    'sums of a page': { family: 'page-totals', locale: ENGLISH, shows: /^(Page total|Total this page)$/m },
    'daily balances two across': {
      family: 'sections',
      switches: { dailyBalances: 2 },
      shows: ({ switches }) => switches.dailyBalances === 2,
    },
    'daily balances three across': {
      family: 'sections',
      switches: { dailyBalances: 3 },
      shows: ({ switches }) => switches.dailyBalances === 3,
    },
    'a grid of checks': {
      family: 'checks-paid',
      shows: ({ truth }) => rowsOf(truth).some(({ description, reference }) => description === reference),
    },
    'interest and APR': { family: 'card', switches: { interestTable: true }, shows: / %$/m },
    'fees of the year to date': { family: 'look-alikes', locale: ENGLISH, shows: /year.to.date/i },
    rewards: { family: 'card-rewards', locale: ENGLISH, shows: /reward/i },
    'instalment plans': { family: 'card-instalments', locale: ENGLISH, shows: /Instal+ment Plan/ },
    'instalments in the text': { family: 'card-instalments', switches: { rows: 'many' }, shows: / \d\d\/\d\d$/m },
    holdings: { family: 'brokerage-cash', locale: ENGLISH, shows: /Your Holdings|Portfolio Summary/ },
    'payment slips': { family: 'card', locale: ENGLISH, switches: { paymentSlip: true }, shows: /Payment Coupon/ },
    calendars: { family: 'calendars-and-slips', shows: /^27$\n^28$/m },
    'the same transactions by date and by type': {
      family: 'listed-twice',
      shows: ({ switches }) => switches.byCategory,
    },
    'rows that have come to nothing': {
      family: 'wallet',
      locale: ENGLISH,
      switches: { columns: 'date description status debit credit balance', failedRows: true, rows: 'many' },
      shows: /^(Failed|Declined)$/m,
    },
  },
  documents: {
    'several accounts': { family: 'several-accounts', shows: ({ truth }) => truth.statements.length > 1 },
    'several statements': { family: 'several-statements', shows: ({ truth }) => truth.statements.length > 1 },
    'several statements of several accounts': {
      family: 'statement-pack',
      shows: ({ truth }) => truth.statements.length === 4,
    },
    'a statement without any transaction': {
      family: 'no-transactions',
      shows: ({ truth }) => rowsOf(truth).length === 0,
    },
    'a summary alone': { family: 'summary-only', shows: ({ truth }) => rowsOf(truth).length === 0 },
    'newest first': { family: 'app-export', switches: { order: 'newestFirst' }, shows: isDescending },
    landscape: {
      family: 'wide-ledger',
      switches: { landscape: true },
      shows: ({ pages }) => pages[0]!.widthPt > pages[0]!.heightPt,
    },
    'two columns on a page': { family: 'newspaper-columns', shows: ({ switches }) => switches.newspaper },
    'two lists beside each other': { family: 'two-sides', shows: ({ switches }) => switches.sidesApart },
    'labels from right to left': { family: 'debit-credit', locale: 'he-IL', shows: /[\u05d0-\u05ea]/ },
    'Latin names between words from the right': {
      family: 'from-the-right',
      locale: 'he-IL',
      switches: { latinNames: true },
      shows: /AMAZON PRIME VIDEO|GREEN GROCER|UBER TRIP|STEAM GAMES|A TO Z BOOKS/,
    },
    'figures in the order of reading, from the right': {
      family: 'from-the-right',
      locale: 'he-IL',
      switches: { figureRuns: 'apart', period: 'range' },
      shows: ({ switches }) => switches.figureRuns === 'apart',
    },
    'letters from the right, written one by one': {
      family: 'letter-by-letter',
      locale: 'he-IL',
      shows: /^[\u05d0-\u05ea]$/m,
    },
    'Arabic labels beside Latin digits': { family: 'debit-credit', locale: 'ar-AE', shows: /[\u0621-\u064a]/ },
    'three thousand rows': { family: 'thousands-of-rows', shows: ({ truth }) => rowsOf(truth).length >= 3000 },
    'several currencies under one number': {
      family: 'mixed-currencies',
      shows: ({ truth }) => new Set(truth.statements.map(({ account }) => account.currency)).size > 1,
    },
  },
  accounts: {
    checking: { family: 'debit-credit', shows: holdsType('checking', 'savings') },
    'credit card': { family: 'card-sections', shows: holdsType('credit_card') },
    loan: { family: 'loan', shows: holdsType('loan') },
    'brokerage cash': { family: 'brokerage-cash', shows: holdsType('brokerage') },
    'mobile money, fees in rows of their own': {
      family: 'wallet',
      switches: { commissions: 'rows' },
      shows: holdsType('other'),
    },
    'a wallet, fees in a column': { family: 'wallet-fees', shows: ({ switches }) => switches.commissions === 'column' },
    'foreign currency with amount and rate': {
      family: 'card-original-columns',
      shows: ({ truth }) => rowsOf(truth).some(({ original }) => original?.rate != null),
    },
    'checking, savings, card and loan in one file': {
      family: 'account-mix',
      shows: ({ truth }) => truth.statements.length > 1,
    },
  },
};

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed + 1);

describe.each(Object.entries(CATALOGUE))('%s', (_, items) => {
  it.each(Object.entries(items))('%s', async (_name, item) => {
    for (const seed of SEEDS) if (await isShown(item, seed)) return;
    expect.fail(`no seed of ${item.family} prints it`);
  });
});

it('has at least 60 families and 25 locales', () => {
  expect(new Set(layoutFamilies.map(({ name }) => name)).size).toBe(layoutFamilies.length);
  expect(layoutFamilies.length).toBeGreaterThanOrEqual(60);
  expect(LOCALES.length).toBeGreaterThanOrEqual(25);
});

async function isShown({ family, locale, switches, shows }: Item, seed: number): Promise<boolean> {
  const sample = await generateSample(seed, {
    family,
    ...(locale === undefined ? {} : { locale }),
    ...(switches === undefined ? {} : { switches }),
  });
  return shows instanceof RegExp ? shows.test(textsOf(sample).join('\n')) : shows(sample);
}

function textsOf({ pages }: Sample): string[] {
  return pages.flatMap(({ operations }) => operations.flatMap((part) => (part.kind === 'text' ? [part.text] : [])));
}

function rowsOf({ statements }: Sample['truth']) {
  return statements.flatMap(({ transactions }) => transactions);
}

function noRowYear(sample: Sample): boolean {
  return sample.switches.year === 'none' && !textsOf(sample).some((text) => /^\d+\/\d+\/20\d\d$/.test(text));
}

function crossesYears({ truth }: Sample): boolean {
  const years = new Set(rowsOf(truth).map(({ date }) => date!.slice(0, 4)));
  return years.size === 2 && truth.statements.every(({ period }) => period.to === null || period.to.slice(5, 7) < '12');
}

/** Matches a sample with a row whose date is printed by a pattern of the locale that contains `token`. */
function findsIn(locale: string, token: string): (sample: Sample) => boolean {
  const { dates, datesWithoutYear, language } = findLocale(locale);
  const patterns = [...dates, ...datesWithoutYear].filter((pattern) => pattern.includes(token));
  return (sample) => {
    const texts = new Set(textsOf(sample));
    return rowsOf(sample.truth).some(({ date }) =>
      patterns.some((pattern) => date !== null && texts.has(formatDate(date, pattern, language))),
    );
  };
}

/** Finds a date whose part at `dayPlace`, first (0) or second (1), exceeds 12: the day stands there. */
function isSwapped(dayPlace: 0 | 1): (sample: Sample) => boolean {
  return (sample) => textsOf(sample).some((text) => Number(/^(\d\d)\/(\d\d)\//.exec(text)?.[dayPlace + 1] ?? 0) > 12);
}

function neverSigned({ switches }: Sample): boolean {
  return switches.amounts === 'sections' && switches.groups === 'sign';
}

function hasColumn(role: string): (sample: Sample) => boolean {
  return ({ switches }) => switches.columns.split(' ').includes(role);
}

function hasTwins({ truth }: Sample): boolean {
  const keys = rowsOf(truth).map(({ date, description, amount }) => `${date} ${description} ${amount}`);
  return new Set(keys).size < keys.length;
}

function isTilted({ pages }: Sample): boolean {
  return pages.every(({ operations }) => operations.some((part) => part.kind === 'text' && part.angleDeg !== 0));
}

function isDescending({ truth }: Sample): boolean {
  const dates = rowsOf(truth).map(({ date }) => date!);
  return dates[0]! > dates.at(-1)!;
}

function holdsType(...types: readonly string[]): (sample: Sample) => boolean {
  return ({ truth }) => truth.statements.every(({ account }) => types.includes(account.type));
}
