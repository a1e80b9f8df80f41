/**
 * Letters that look the same in several alphabets, spelled in the one that each word is printed in: the network for lines gives
 * them one name. A page has Latin letters, and perhaps those of one other alphabet. Most letters of a word tell which of the two
 * it is in, where they leave it open those of the words beside it, then those of its page. What has digits in it is a code, and codes are
 * in Latin letters, unless no code has one of its letters. A letter that the word's alphabet does not have was misread: it is
 * the likeliest one of those that it has.
 *
 *   "ПEPEBOД" → "ПЕРЕВОД"        "TO ΣYNOΛO" → "ΤΟ ΣΥΝΟΛΟ"        "ATM 7" among words in Greek → "ΑΤΜ 7"        "AB12" stays
 */
import type { RecognisedSymbol, RecognisedWord } from '../../../adapters/ocr/recognised.ts';
import { ALPHABETS, type Alphabet, isLetterOf, lookAlike, spellIn } from './look-alikes.ts';

/** How many letters each alphabet has, or has one that looks the same. */
type Votes = Readonly<Record<Alphabet, number>>;

/** Of the letters of a page: fewer that no Latin letter looks like were misread. */
const OTHER_ALPHABET = 0.1;
const UNSURE = 0.3;
const HARDLY_READ = 0.6;

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

/** Two letters beside each other that look the same and have different names are one, which the network was torn about: "rг". */
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

/** No amount with its currency behind it. */
function isCode(text: string): boolean {
  const mayBe = /\d/.test(text) && !/^[-+]?[\d.,' ]*\d[.,]\d{2}\p{L}+\.?$/u.test(text);
  return mayBe && lettersOf(text).every((letter) => isLetterOf('Latin', letter));
}

/** Of the page: Latin, and the other one that has most of its letters where there are such as Latin has not. */
function alphabetsOf(words: readonly RecognisedWord[], ofPage: Votes): readonly Alphabet[] {
  const other = ofPage.Greek >= ofPage.Cyrillic ? 'Greek' : 'Cyrillic';
  const letters = words.flatMap(({ text }) => lettersOf(text));
  const foreign = letters.filter((letter) => !isLetterOf('Latin', letter));
  return foreign.length > letters.length * OTHER_ALPHABET ? ['Latin', other] : ['Latin'];
}

function lettersOf(text: string): readonly string[] {
  return text.match(/\p{L}/gu) ?? [];
}

/** A letter that was hardly read may be what else it looks like. */
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

/** What the first votes say; where they leave several, the next ones choose among these. */
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
