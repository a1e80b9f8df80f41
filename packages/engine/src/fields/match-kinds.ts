/**
 * Phrases that name a kind of account, with those that end a compound: "Komfortgirokonto", "Plusspaarrekening". Banks coin
 * such words for their products, so no list holds them all.
 */
import { matchPhrases, type PhraseMatch } from '../knowledge/lexicon.ts';
import { FIELDS } from './thresholds.ts';

const { SHORTEST_COMPOUND } = FIELDS.findNamedNumber;
const { SHORTEST_FRONT } = FIELDS.matchKinds;

export type KindMatch = Extract<PhraseMatch, { kind: 'accountType' }>;

/** Languages that write a noun and the one before it as one word. */
const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'et', 'hu']);

/** `words` in normal form. ['komfortgirokonto'] → checking on [0, 1) */
export function matchKinds(words: readonly string[]): readonly KindMatch[] {
  const matches = matchPhrases(words);
  const isRead = (at: number) => matches.some(({ start, end }) => at >= start && at < end);
  return [
    ...matches.filter((match): match is KindMatch => match.kind === 'accountType'),
    ...words.flatMap((word, at) => (isRead(at) ? [] : endOfCompound(word, at))),
  ];
}

function endOfCompound(word: string, at: number): KindMatch[] {
  for (let cut = SHORTEST_FRONT; cut <= word.length - SHORTEST_COMPOUND; cut++) {
    const kinds = matchPhrases([word.slice(cut)]).filter(
      (match): match is KindMatch => match.kind === 'accountType' && COMPOUNDING.has(match.language),
    );
    if (kinds.length > 0) return kinds.map((kind) => ({ ...kind, start: at, end: at + 1 }));
  }
  return [];
}
