/**
 * Spells look-alike letters in the alphabet of their word: the line recogniser returns one code for letters that look the same
 * in several alphabets. A page has Latin letters and at most one other alphabet. Most letters of a word decide between the
 * two; when they leave it open, those of the neighbouring words decide, then those of the page. A word with digits is a code,
 * spelled in Latin if Latin has all of its letters. A letter that the word's alphabet lacks was misread and becomes the
 * likeliest letter of that alphabet.
 *
 *   "ПEPEBOД" → "ПЕРЕВОД"        "TO ΣYNOΛO" → "ΤΟ ΣΥΝΟΛΟ"        "ATM 7" among words in Greek → "ΑΤΜ 7"        "AB12" stays
 */
import type { RecognisedSymbol, RecognisedWord } from '../../adapters/recogniser.ts';
import { ALPHABETS, type Alphabet, isLetterOf, lookAlike, spellIn } from './look-alikes.ts';
import { OCR_LINES } from './thresholds.ts';

const { OTHER_ALPHABET, UNSURE, HARDLY_READ } = OCR_LINES.nameAlphabets;

/** Number of letters that each alphabet has, counting look-alikes. */
type Votes = Readonly<Record<Alphabet, number>>;

export function nameAlphabets(read: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const words = read.map(readOnce);
  const ofWords = words.map(count);
  const ofPage = sum(ofWords);
  const alphabets = alphabetsOf(words, ofPage);
  const beside = (at: number, step: 1 | -1) => {
    const other = words[at + step];
    return other !== undefined && other.lineIndex === words[at]!.lineIndex ? [ofWords[at + step]!] : [];
  };
  return words.map((word, at) => {
    const ofWord = ofWords[at]!;
    const turns = [ofWord, sum([...beside(at, -1), ...beside(at, 1)]), ofPage];
    return spell(word, isCode(word.text) ? 'Latin' : choose(alphabets, turns));
  });
}

/** Merges two adjacent look-alikes of different alphabets: the network was undecided about one letter, "rг". */
function readOnce(word: RecognisedWord): RecognisedWord {
  const symbols = word.symbols.filter(({ text }, at) => {
    const before = word.symbols[at - 1]?.text;
    return before === undefined || before === text || !lookAlike(before, text);
  });
  return symbols.length === word.symbols.length ? word : { ...word, text: textOf(symbols), symbols };
}

function textOf(symbols: readonly RecognisedSymbol[]): string {
  return symbols.map(({ text }) => text).join('');
}

/** An amount followed by its currency is no code. */
function isCode(text: string): boolean {
  const mayBe = /\d/.test(text) && !/^[-+]?[\d.,' ]*\d[.,]\d{2}\p{L}+\.?$/u.test(text);
  return mayBe && lettersOf(text).every((letter) => isLetterOf('Latin', letter));
}

/** Returns Latin, and the likelier other alphabet when the page has letters that Latin lacks. */
function alphabetsOf(words: readonly RecognisedWord[], ofPage: Votes): readonly Alphabet[] {
  const other = ofPage.Greek >= ofPage.Cyrillic ? 'Greek' : 'Cyrillic';
  const letters = words.flatMap(({ text }) => lettersOf(text));
  const foreign = letters.filter((letter) => !isLetterOf('Latin', letter));
  return foreign.length > letters.length * OTHER_ALPHABET ? ['Latin', other] : ['Latin'];
}

function lettersOf(text: string): readonly string[] {
  return text.match(/\p{L}/gu) ?? [];
}

/** Counts the alternatives of a low-confidence letter too. */
function count({ symbols }: RecognisedWord): Votes {
  const mayBe = ({ text, alternatives, confidence }: RecognisedSymbol) =>
    confidence < HARDLY_READ ? [text, ...alternatives] : [text];
  const votes = (alphabet: Alphabet) =>
    symbols.filter((symbol) => mayBe(symbol).some((letter) => isLetterOf(alphabet, letter))).length;
  return { Latin: votes('Latin'), Greek: votes('Greek'), Cyrillic: votes('Cyrillic') };
}

function sum(all: readonly Votes[]): Votes {
  const total = (alphabet: Alphabet) => all.reduce((before, votes) => before + votes[alphabet], 0);
  return { Latin: total('Latin'), Greek: total('Greek'), Cyrillic: total('Cyrillic') };
}

/** The result of the first votes; where they leave several, the next ones choose among these. */
function choose(alphabets: readonly Alphabet[], turns: readonly Votes[]): Alphabet {
  let left = alphabets;
  for (const votes of turns) {
    const most = Math.max(...left.map((alphabet) => votes[alphabet]));
    left = left.filter((alphabet) => votes[alphabet] === most);
  }
  return left[0]!;
}

function spell(word: RecognisedWord, alphabet: Alphabet): RecognisedWord {
  const symbols = word.symbols.map((symbol) => spellSymbol(symbol, alphabet));
  const confidence = Math.min(word.confidence, ...symbols.map((symbol) => symbol.confidence));
  return { ...word, text: textOf(symbols), confidence, symbols };
}

function spellSymbol({ text, alternatives, ...symbol }: RecognisedSymbol, alphabet: Alphabet): RecognisedSymbol {
  const mayStand = (letter: string) => isNoLetter(letter) || isLetterOf(alphabet, letter);
  const others = alternatives.filter(mayStand).map((letter) => spellIn(alphabet, letter));
  const likeliest = others.find((letter) => !isNoLetter(letter));
  if (mayStand(text) || likeliest === undefined)
    return { ...symbol, text: spellIn(alphabet, text), alternatives: others };
  const less = others.filter((letter) => letter !== likeliest);
  return { ...symbol, text: likeliest, confidence: Math.min(symbol.confidence, UNSURE), alternatives: less };
}

function isNoLetter(text: string): boolean {
  return !ALPHABETS.some((alphabet) => isLetterOf(alphabet, text));
}
