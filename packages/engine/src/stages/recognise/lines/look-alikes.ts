/**
 * Letters of different alphabets that are printed alike: the network for lines names each by the first of its row, and what
 * stands beside a letter tells which it is.
 */

export const ALPHABETS = ['Latin', 'Greek', 'Cyrillic'] as const;
export type Alphabet = (typeof ALPHABETS)[number];

/** Made when they are asked for: V8 takes longer to list what is in a script than to load a file, and few documents are recognised. */
const OWN: Readonly<Record<Alphabet, () => RegExp>> = {
  Latin: () => /\p{Script=Latin}/u,
  Greek: () => /\p{Script=Greek}/u,
  Cyrillic: () => /\p{Script=Cyrillic}/u,
};

/** Per row: Latin, Greek, Cyrillic; a dot where the alphabet has no such letter. */
const PRINTED_ALIKE = `
  AΑА BΒВ C.С EΕЕ HΗН IΙІ J.Ј KΚК MΜМ NΝ. OΟО PΡР S.Ѕ TΤТ XΧХ YΥ. ZΖ.
  a.а c.с e.е i.і j.ј oοо p.р r.г s.ѕ x.х y.у
  Ë.Ё ÏΪЇ ŸΫ. ë.ё ïϊї íί. óό.
  .ΓГ .ΠП .ΦФ .κк
`
  .trim()
  .split(/\s+/)
  .map((row) => [...row].map((letter) => (letter === '.' ? null : letter)));

/** The name of each letter that is printed like one of another alphabet. */
const FOLDED = new Map(
  PRINTED_ALIKE.flatMap((row) => {
    const name = row.find((letter) => letter !== null)!;
    return row.flatMap((letter) => (letter === null || letter === name ? [] : [[letter, name] as const]));
  }),
);

/** The row of each letter that has one, under its name and under its own. */
const ROWS = new Map(
  PRINTED_ALIKE.flatMap((row) => row.flatMap((letter) => (letter === null ? [] : [[letter, row] as const]))),
);

/** `letter` as it is spelled in an alphabet; itself where that has no letter which looks like it. */
export function spellIn(alphabet: Alphabet, letter: string): string {
  return ROWS.get(letter)?.[ALPHABETS.indexOf(alphabet)] ?? letter;
}

export function lookAlike(one: string, other: string): boolean {
  return ROWS.get(one)?.includes(other) === true;
}

/** Whether an alphabet has a letter that looks like this. */
export function isLetterOf(alphabet: Alphabet, letter: string): boolean {
  const row = ROWS.get(letter);
  return row === undefined ? OWN[alphabet]().test(letter) : row[ALPHABETS.indexOf(alphabet)] !== null;
}

/** As the network for lines spells: one name for what looks the same. `text` is composed (NFC). */
export function foldLookAlikes(text: string): string {
  return Array.from(text, (letter) => FOLDED.get(letter) ?? letter).join('');
}

/** A word in lower case as Latin spells it, as far as its letters look like Latin ones, as capitals or, without those, as they are. */
export function lookInLatin(word: string): string {
  return Array.from(word, (letter) => {
    const row = ROWS.get(letter.toUpperCase()) ?? ROWS.get(letter);
    return row?.[ALPHABETS.indexOf('Latin')]?.toLowerCase() ?? letter;
  }).join('');
}
