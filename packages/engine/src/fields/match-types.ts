/** Names of kinds of accounts in a text, in the languages of its page. */
import type { AccountType } from '@extracto/model';
import { normaliseLabel, normalWords } from '../knowledge/normalise-label.ts';
import { isFillWord } from '../knowledge/title-words.ts';
import { SHORTEST_COMPOUND } from './find-named-number.ts';
import { matchKinds } from './match-kinds.ts';
import { FIELDS } from './thresholds.ts';

const { LONGEST_TYPE } = FIELDS.matchTypes;

const TERM = /\b\d{1,3}[- ](?:day|month|year)s?\b/g;

/** `start` and `end`: words, half open. */
export interface TypeMatch {
  readonly type: AccountType;
  readonly start: number;
  readonly end: number;
}

/**
 * Kinds of two words and more inside other phrases: "resumen de cuenta" hides "cuenta corriente", and the label "conto corrente
 * n" the "conto corrente" in it.
 */
export function longTypesIn(words: readonly string[], languages: ReadonlySet<string>): TypeMatch[] {
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + LONGEST_TYPE); end > start; end--) {
      if (end - start < 2 && words[start]!.length < SHORTEST_COMPOUND) continue;
      const [match] = typesIn(words.slice(start, end), languages);
      if (match !== undefined && match.start === 0 && match.end === end - start) return [{ ...match, start, end }];
    }
  }
  return [];
}

const HAN = /^\p{Script=Han}+$/u;
const OF_HAN = ['zh', 'ja'];

/**
 * A phrase that some language of the page reads as two types says nothing. Beside words of Europe, Chinese ones are no coincidence, though they
 * are too few to carry the page: "Statement of Current     往來存款".
 */
export function typesIn(words: readonly string[], languages: ReadonlySet<string>): TypeMatch[] {
  const isForeign = !OF_HAN.some((language) => languages.has(language));
  const matches = matchKinds(words).filter(
    ({ language, start }) => languages.size === 0 || languages.has(language) || (isForeign && HAN.test(words[start]!)),
  );
  const found = new Map<number, TypeMatch | null>();
  for (const { value, start, end } of matches) {
    const before = found.get(start);
    found.set(start, before === undefined || before?.type === value ? { type: value, start, end } : null);
  }
  return [...found.values()].filter((match) => match !== null);
}

/** "Please find below the statement of your Rupee Current Account with our branch": in a letter the name is written with capitals. */
export function typesOfYours(text: string, languages: ReadonlySet<string>): TypeMatch[] {
  return typesIn(normalWords(OF_YOURS.exec(text)?.[1] ?? ''), languages);
}

const OF_YOURS =
  /(?<!\p{L})(?:statement|transactions|movimientos|estado de cuenta|extracto|movimentos|extrato|relevé|opérations|Auszug|Umsätze) (?:of|on|in|for|de|da|do|von) (?:your|su|sua|votre|Ihres|Ihrem) ((?:\p{Lu}\p{L}+ (?:de |d'|à )?){1,4})/u;

/** Names of products are written in capitals or with them: "Ask us about our home loan" is none, "Notice Saver 32 day" and "Kredietkaart-staat" are. */
export function isProse(text: string, rest: readonly string[]): boolean {
  return (text.replace(TERM, '').match(/(?<![\p{L}'’-])\p{Ll}+/gu) ?? []).some(
    (word) => rest.includes(normaliseLabel(word)) && !isFillWord(word),
  );
}
