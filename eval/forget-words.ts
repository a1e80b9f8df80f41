/**
 * Takes a share of the words of one kind out of the lexicon before anything is read: an honest stand-in for banks that nobody
 * has seen. Which words go depends on the draw and the word alone, so the same words go in every language.
 */
import { createHash } from 'node:crypto';
import { BALANCE_LABELS, compileLexicon, LANGUAGES, type Language, provideLexicon } from '@extracto/engine/knowledge';
import { UsageError } from './usage-error.ts';

type IsKept = (phrase: string) => boolean;
type Groups = Readonly<Record<string, readonly string[]>>;

const BALANCES: ReadonlySet<string> = new Set(BALANCE_LABELS);

function keepIn<G extends Groups>(groups: G, isKept: IsKept, isMeant: (name: string) => boolean = () => true): G {
  const kept = Object.entries(groups).map(([name, list]) => [name, isMeant(name) ? list.filter(isKept) : list]);
  return Object.fromEntries(kept) as G;
}

const KINDS: Readonly<Record<string, (language: Language, isKept: IsKept) => Language>> = {
  headings: (language, isKept) => ({ ...language, columns: keepIn(language.columns, isKept) }),
  balances: (language, isKept) => ({
    ...language,
    labels: keepIn(language.labels, isKept, (name) => BALANCES.has(name)),
  }),
  labels: (language, isKept) => ({
    ...language,
    labels: keepIn(language.labels, isKept, (name) => !BALANCES.has(name)),
  }),
  sections: (language, isKept) => ({ ...language, sections: keepIn(language.sections, isKept) }),
  markers: (language, isKept) => ({ ...language, markers: keepIn(language.markers, isKept) }),
  months: (language, isKept) => ({ ...language, months: language.months.map((forms) => forms.filter(isKept)) }),
};

/** `without`: kinds and a share, `headings:0.33`, `headings+markers:0.5`, or `all:0.2`. Throws `UsageError`. */
export function forgetWords(without: string, draw: number): readonly Language[] {
  const [kind = '', text = ''] = without.split(':');
  const [share, kinds] = [Number(text), kind.split('+')];
  if (!(share > 0 && share <= 1) || !(kind === 'all' || kinds.every((name) => name in KINDS)))
    throw new UsageError(
      `--without takes one of ${[...Object.keys(KINDS), 'all'].join(', ')}, and a share: headings:0.33`,
    );
  const chosen = Object.entries(KINDS).filter(([name]) => kind === 'all' || kinds.includes(name));
  const forget = (language: Language) =>
    chosen.reduce(
      (all, [name, take]) => take(all, (phrase) => chanceOf(`${draw} ${name} ${phrase}`) >= share),
      language,
    );
  return LANGUAGES.map(forget);
}

/** Has the engine read with these words alone, in this process. */
export function readWithWords(languages: readonly Language[]): void {
  provideLexicon(compileLexicon(languages));
}

/** From 0 to 1. */
function chanceOf(text: string): number {
  return createHash('sha256').update(text.toLowerCase()).digest().readUInt32BE(0) / 2 ** 32;
}
