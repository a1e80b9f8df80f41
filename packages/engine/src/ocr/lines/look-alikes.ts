/**
 * Letters of different alphabets that are printed alike: the network for lines names each by the first of its row, and what
 * stands beside a letter tells which it is.
 */

export const ALPHABETS = ['Latin', 'Greek', 'Cyrillic'] as const;
export type Alphabet = (typeof ALPHABETS)[number];

const OWN: Readonly<Record<Alphabet, RegExp>> = {
  Latin: /\p{Script=Latin}/u,
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
};

/** Per row: Latin, Greek, Cyrillic; a dot where the alphabet has no such letter. */
const PRINTED_ALIKE = `
  AΑА BΒВ C.С EΕЕ HΗН IΙІ J.Ј KΚК MΜМ NΝ. OΟО PΡР S.Ѕ TΤТ XΧХ YΥ. ZΖ.
  a.а c.с e.е i.і j.ј oοо p.р r.г s.ѕ x.х y.у
  Ë.Ё ÏΪЇ ŸΫ. ë.ё ïϊї íί. óό.
  .ΓГ .ΠП .ΦФ .κк
`;

type Row = readonly (string | null)[];

interface LookAlikes {
  /** The name of each letter that is printed like one of another alphabet. */
  readonly names: ReadonlyMap<string, string>;
  /** The row of each letter that has one, under its name and under its own. */
  readonly rows: ReadonlyMap<string, Row>;
}

let compiled: LookAlikes | null = null;

/** Made for the first letter that is asked for: most documents are not recognised. */
function lookAlikes(): LookAlikes {
  compiled ??= compile();
  return compiled;
}

function compile(): LookAlikes {
  const names = new Map<string, string>();
  const rows = new Map<string, Row>();
  for (const printed of PRINTED_ALIKE.trim().split(/\s+/)) {
    const row = Array.from(printed, (letter) => (letter === '.' ? null : letter));
    const letters = row.filter((letter) => letter !== null);
    const [name, ...others] = letters as [string, ...string[]];
    for (const letter of letters) rows.set(letter, row);
    for (const letter of others) if (letter !== name) names.set(letter, name);
  }
  return { names, rows };
}

/** `letter` as it is spelled in an alphabet; itself where that has no letter which looks like it. */
export function spellIn(alphabet: Alphabet, letter: string): string {
  return lookAlikes().rows.get(letter)?.[ALPHABETS.indexOf(alphabet)] ?? letter;
}

export function lookAlike(one: string, other: string): boolean {
  return lookAlikes().rows.get(one)?.includes(other) === true;
}

/** True when the alphabet has a letter that looks like this one. */
export function isLetterOf(alphabet: Alphabet, letter: string): boolean {
  const row = lookAlikes().rows.get(letter);
  return row === undefined ? OWN[alphabet].test(letter) : row[ALPHABETS.indexOf(alphabet)] !== null;
}

/** As the network for lines spells: one name for what looks the same. `text` is composed (NFC). */
export function foldLookAlikes(text: string): string {
  const { names } = lookAlikes();
  return Array.from(text, (letter) => names.get(letter) ?? letter).join('');
}

/** A word in lower case as Latin spells it, as far as its letters look like Latin ones, as capitals or, without those, as they are. */
export function lookInLatin(word: string): string {
  const { rows } = lookAlikes();
  return Array.from(word, (letter) => {
    const row = rows.get(letter.toUpperCase()) ?? rows.get(letter);
    return row?.[ALPHABETS.indexOf('Latin')]?.toLowerCase() ?? letter;
  }).join('');
}
