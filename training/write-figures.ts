/** What stands in the cells of statements, drawn by lot: amounts and dates of every notation, numbers, codes, short words. */
import type { Random } from '@extracto/samples';
import { LOCALES } from '@extracto/samples/locales/index';

const SIGNS = ['€', '$', '£', '¥', '₹', '₺', '₽', '₴', '₪', '₩'];
const CODES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'PLN',
  'INR',
  'BRL',
  'R$',
  'Rs',
  'Rs.',
  'kr',
  'Kč',
  'zł',
  'Ft',
  'lei',
  'TL',
  'Rp',
  'S/',
  'R',
  'US$',
];
const MARKS = ['CR', 'DR', 'Cr', 'Dr', 'C', 'D', 'S', 'H', '+', '-', '*', 'DB', 'K'];
const months = LOCALES.flatMap(({ language }) => [...language.months, ...language.monthsShort]).filter((name) =>
  /^[\p{Script=Latin}.]+$/u.test(name),
);

/** A string and nothing else; most with a digit in it. */
export function writeFigure(random: Random): string {
  const kind = random.next();
  if (kind < 0.5) return writeAmount(random);
  if (kind < 0.8) return writeDate(random);
  if (kind < 0.87) return random.digits(random.integer(1, 9));
  if (kind < 0.9) return writeTime(random);
  if (kind < 0.93) return writeCode(random);
  if (kind < 0.95) return random.pick(months);
  return random.pick([
    ...CODES,
    ...MARKS,
    ...SIGNS,
    'Total',
    'Saldo',
    'Fee',
    'A/C',
    'No.',
    'EFT',
    'ATM',
    'POS',
    '—',
    '-',
  ]);
}

function writeAmount(random: Random): string {
  const whole = random.chance(0.06) ? '' : random.chance(0.1) ? '0' : writeWhole(random);
  const mark = random.pick([',', '.']);
  const places = random.chance(0.9) ? 2 : random.integer(0, 4);
  const group = random.chance(0.25)
    ? ''
    : mark === ','
      ? random.pick(['.', '.', '.', ' ', "'"])
      : random.pick([',', ',', ',', ' ', "'", '’']);
  const size = mark === '.' && group === ',' && random.chance(0.1) ? /\B(?=(?:\d\d)*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  const decimals = places === 0 && whole !== '' ? '' : `${mark}${random.digits(Math.max(1, places))}`;
  return dress(`${whole.replace(size, group)}${decimals}`, random);
}

function writeWhole(random: Random): string {
  const first = String(random.integer(1, 9));
  return `${first}${random.digits(random.pick([0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7]))}`;
}

/** Signs, currencies and marks of debit and credit around an amount. */
function dress(amount: string, random: Random): string {
  const gap = random.chance(0.5) ? ' ' : '';
  const currency = random.chance(0.7) ? random.pick(SIGNS) : random.pick(CODES);
  const where = random.next();
  const named = where < 0.7 ? amount : where < 0.86 ? `${currency}${gap}${amount}` : `${amount}${gap}${currency}`;
  const sign = random.next();
  if (sign < 0.55) return named;
  if (sign < 0.75) return `${random.pick(['-', '-', '-', '−', '–', '- ', '+', '+ '])}${named}`;
  if (sign < 0.83) return `${named}${random.pick(['-', '-', ' -', '+'])}`;
  if (sign < 0.88) return `(${named})`;
  if (sign < 0.9) return `${named} %`.replace(' ', random.pick(['', ' ']));
  return `${named}${gap}${random.pick(MARKS)}`;
}

function writeDate(random: Random): string {
  const day = random.integer(1, 31);
  const month = random.integer(1, 12);
  const year = random.integer(1995, 2039);
  const two = (value: number) => (random.chance(0.93) ? String(value).padStart(2, '0') : String(value));
  const between = random.pick(['/', '/', '.', '.', '-', '-', ' ']);
  const shortYear = two(year % 100);
  const years = random.pick([String(year), String(year), shortYear]);
  const kind = random.next();
  if (kind < 0.04) return `${day}${writeOrdinal(day, random)}`;
  if (kind < 0.45) return [two(day), two(month), years].join(between);
  if (kind < 0.6) return `${[two(day), two(month)].join(between)}${between === '.' && random.chance(0.5) ? '.' : ''}`;
  if (kind < 0.68) return [year, two(month), two(day)].join(random.pick(['-', '-', '/', '.']));
  const written = random.pick(months);
  const name = random.chance(0.3) ? written.toUpperCase() : written;
  const gap = random.pick(['', ' ', ' ', '-', '/', '.']);
  const parts = random.chance(0.2) ? [name, two(day)] : [two(day), name];
  return random.chance(0.5) ? parts.join(gap) : [...parts, years].join(gap);
}

function writeOrdinal(day: number, random: Random): string {
  const english = /1\d$/.test(String(day)) ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return random.chance(0.7) ? english : random.pick(['.', 'er', 'ª', 'º', 'e']);
}

function writeTime(random: Random): string {
  const parts = [random.integer(0, 23), random.integer(0, 59), random.integer(0, 59)].slice(0, random.integer(2, 3));
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function writeCode(random: Random): string {
  const letters = Array.from({ length: random.integer(1, 3) }, () => String.fromCharCode(random.integer(65, 90))).join(
    '',
  );
  const parts = [letters, random.digits(random.integer(1, 6))];
  return parts.join(random.pick(['', '', '-', ' ']));
}
