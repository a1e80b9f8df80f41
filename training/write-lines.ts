/** Draws random statement lines: words of many languages, names, codes, figures, and mixtures of them. */
import type { Random } from '@extracto/samples';
import { LANGUAGES as KNOWN } from '../packages/engine/src/knowledge/languages/index.ts';
import type { Alphabet } from '../packages/engine/src/ocr/lines/look-alikes.ts';
import { writeFigure } from './write-figures.ts';

/** Codes whose names in each language Unicode's locale data has: countries, currencies, languages. */
const CODES_OF = {
  region: twoLetters('A', 'Z'),
  currency: Intl.supportedValuesOf('currency'),
  language: twoLetters('a', 'z'),
};
/** Words in alphabets that the network should learn to reject. */
const STRANGE = drawNames(['ru', 'uk', 'bg', 'sr', 'el', 'ka', 'hy', 'he', 'ar']);
/** Banking terms of the engine's lexicon. */
const TERMS = drawTerms();

/** Vocabulary of one alphabet. */
interface Writing {
  readonly names: readonly string[];
  readonly terms: readonly string[];
  readonly letters: string;
  /** Accented letters, drawn less often. */
  readonly accented: string;
}

const WRITINGS: Readonly<Record<Alphabet, Writing>> = {
  Latin: gatherWords(
    'Latin',
    'en de fr es pt it nl pl cs sk hu ro tr da sv nb fi id hr sl et lv lt ms sw af ca gl eu is ga sq bs fil',
    'aaabcdeeefghiiijklmnooopqrsstuuvwxyz',
    'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßăąāćčďđēėęěğīįıķļłńňņőœřśşșšťţțūůűųźżžßéèüöäñçãõáíóúâêôßłżśćęąğşıİøåæ',
  ),
  Greek: gatherWords('Greek', 'el', 'ααβγδεεζηηθιικλμνοοπρσστυφχψως', 'άέήίόύώϊϋΐΰς'),
  Cyrillic: gatherWords('Cyrillic', 'ru uk sr bg mk be', 'абвгдеежзиийклмноопрстуфхцчшщъыьэюя', 'ёіїєґђјљњћџўіїєґ'),
};
const SEPARATORS = [
  ' ',
  ' ',
  ' ',
  ' ',
  ' ',
  ' ',
  ' ',
  '/',
  '-',
  '. ',
  ', ',
  ' - ',
  ': ',
  '*',
  '.',
  ' & ',
  '+',
  '_',
  ' / ',
];

/** Writes stretches of lines without wide gaps, of 1 to about 45 letters, in the alphabets that the network knows. */
export function writeLineIn(alphabets: readonly Alphabet[]): (random: Random) => string {
  const strange = STRANGE.filter((word) => !alphabets.some((alphabet) => isIn(alphabet, word)));
  return (random) => {
    const kind = random.next();
    const writing = WRITINGS[random.pick(alphabets)];
    if (kind < 0.25) return writeFigure(random);
    if (kind < 0.62) return dress(writeWords(writing, random, random.pick([1, 1, 2, 2, 3, 3, 4, 5])), random);
    if (kind < 0.82) return writeNarrative(writing, random);
    if (kind < 0.88) return writeNoise(writing, random);
    if (kind < 0.91) return writeStrange(strange, random);
    return writeCode(random);
  };
}

function writeStrange(strange: readonly string[], random: Random): string {
  const words = Array.from({ length: random.integer(1, 3) }, () => random.pick(strange));
  const text = words.join(' ');
  return random.chance(0.4) ? text.toUpperCase() : text;
}

function writeWords(writing: Writing, random: Random, count: number): string {
  let text = '';
  const shape = random.next();
  // capitals mostly go without their accents in Greek
  const language = random.chance(0.7) ? 'el' : 'en';
  for (let index = 0; index < count; index++) {
    const from = random.chance(0.1) ? WRITINGS.Latin : writing;
    const word = random.chance(0.15) ? invent(from, random) : drawWord(from, random);
    const shaped =
      shape < 0.36
        ? word.toLocaleUpperCase(language)
        : shape < 0.46
          ? word.toLowerCase()
          : shape < 0.75
            ? word.slice(0, 1).toUpperCase() + word.slice(1)
            : word;
    text += index === 0 ? shaped : `${random.pick(SEPARATORS)}${shaped}`;
  }
  return text;
}

/** A word that nobody knows; the letters have to be seen. */
function invent({ letters, accented }: Writing, random: Random): string {
  return Array.from({ length: random.integer(1, 9) }, () =>
    random.pick([...(random.chance(0.25) ? accented : letters)]),
  ).join('');
}

function dress(text: string, random: Random): string {
  const kind = random.next();
  if (kind < 0.7) return text;
  if (kind < 0.8) return `${text}:`;
  if (kind < 0.85) return `${text}.`;
  if (kind < 0.89) return `(${text})`;
  if (kind < 0.91) return `"${text}"`;
  if (kind < 0.93) return `${text},`;
  if (kind < 0.95) return `${text} *`;
  if (kind < 0.96) return `${text}?`;
  if (kind < 0.97) return `${text}!`;
  return `${text};`;
}

/** Words and figures as the text of a payment mixes them. */
function writeNarrative(writing: Writing, random: Random): string {
  const parts = Array.from({ length: random.integer(2, 3) }, () => {
    const kind = random.next();
    if (kind < 0.55) return writeWords(writing, random, random.integer(1, 2));
    if (kind < 0.7) return writeFigure(random);
    if (kind < 0.8) return random.digits(random.integer(2, 8));
    return writeCode(random);
  });
  return parts.join(random.pick([' ', ' ', ' ', ' ', ', ', ': ', ' - ', '/', ' #']));
}

function writeCode(random: Random): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCharCode(random.integer(65, 90))).join('');
  const mixed = (count: number) =>
    Array.from({ length: count }, () => (random.chance(0.6) ? random.digits(1) : letters(1))).join('');
  const word = () => drawWord(WRITINGS.Latin, random).toLowerCase().replace(/\s/g, '');
  switch (random.integer(0, 9)) {
    case 0:
      return `${letters(2)}${random.digits(2)} ${[4, 4, 4, 2].map((count) => random.digits(count)).join(' ')}`;
    case 1:
      return mixed(random.integer(4, 14));
    case 2:
      return `${random.pick(['*', 'X', 'x', 'XX', '**'])}`.repeat(random.integer(2, 4)) + random.digits(4);
    case 3:
      return `${random.pick(['www.', '', ''])}${word()}.${random.pick(['com', 'de', 'co.uk', 'fr', 'pl', 'net', 'it', 'com/bill'])}`;
    case 4:
      return `${random.pick(['REF', 'Ref.', 'No.', 'Nr', 'N°', 'TRX', 'ID', 'Nº', 'n.', 'Card', 'No'])}${random.pick([' ', ': ', ':'])}${mixed(random.integer(3, 10))}`;
    case 5:
      return `${random.pick(['+', '00'])}${random.digits(2)} ${random.digits(3)} ${random.digits(random.integer(3, 7))}`;
    case 6:
      return `${word()}@${word()}.${random.pick(['com', 'org', 'eu'])}`;
    case 7:
      return `${random.pick(['Page', 'Seite', 'Pág.', 'Strona', 'Sida', 'Pagina', 'page'])} ${random.integer(1, 99)}${random.pick([' of ', '/', ' / ', ' de ', ' von '])}${random.integer(1, 99)}`;
    case 8:
      return letters(random.integer(3, 11));
    default:
      return [random.digits(random.integer(2, 6)), random.digits(random.integer(2, 6))].join(
        random.pick([' ', '-', '/', '.']),
      );
  }
}

/** Any letters and marks beside each other. */
function writeNoise({ letters, accented }: Writing, random: Random): string {
  const all = [
    ...letters.toUpperCase(),
    ...letters,
    ...accented,
    ...accented
      .toUpperCase()
      .normalize('NFC')
      .replace(/SS|\p{M}/gu, ''),
    ...'0123456789',
  ];
  const marks = [...'.,:;-/*&#+%()[]\'"!?=@_<>|\\€$£§°ªº«»'];
  return Array.from({ length: random.integer(2, 12) }, (_, index) =>
    index > 0 && random.chance(0.1) ? ' ' : random.chance(0.12) ? random.pick(marks) : random.pick(all),
  )
    .join('')
    .trim();
}

function drawWord({ names, terms }: Writing, random: Random): string {
  return random.pick(random.chance(0.5) ? names : terms);
}

function gatherWords(alphabet: Alphabet, languages: string, letters: string, accented: string): Writing {
  const isWritten = (word: string) => isIn(alphabet, word);
  const [names, terms] = [drawNames(languages.split(' ')), TERMS].map((words) => words.filter(isWritten));
  return { names: names!, terms: terms!, letters, accented };
}

function drawTerms(): string[] {
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const word of value.split(/[\s,|]+/)) words.add(word);
    else if (value instanceof Map || value instanceof Set) for (const one of value.values()) collect(one);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one);
  };
  collect(KNOWN);
  return [...words].toSorted();
}

function isIn(alphabet: Alphabet, word: string): boolean {
  return new RegExp(`^[\\p{Script=${alphabet}}'’.]+$`, 'u').test(word) && word.normalize('NFC') === word;
}

function drawNames(languages: readonly string[]): string[] {
  const words = new Set<string>();
  for (const language of languages) {
    for (const [type, codes] of Object.entries(CODES_OF)) {
      const names = new Intl.DisplayNames(language, { type: type as 'region', fallback: 'none' });
      for (const code of codes) for (const word of (names.of(code) ?? '').split(/[\s()/,–-]+/)) words.add(word);
    }
    const months = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long' });
    for (let day = 0; day < 370; day += 9)
      for (const word of months.format(new Date(Date.UTC(2024, 0, 1 + day))).split(/[\s,()]+/)) words.add(word);
  }
  return [...words].filter((word) => word.normalize('NFC') === word && word !== '').toSorted();
}

function twoLetters(from: string, to: string): string[] {
  const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)];
  const letters = Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
  return letters.flatMap((one) => letters.map((other) => one + other));
}
