/**
 * Looks for the terms of one kind, in any language, in a text in normal form (`foldText`, `normaliseLabel`): as all of it, at its
 * beginning, anywhere in it. Words count whole. Known weakness: an inflected form that no list holds is not found.
 */
import type { TermKind } from './language.ts';
import { termsOf } from './lexicon.ts';

export function isTerm(kind: TermKind, text: string): boolean {
  return termsOf(kind).has(text);
}

/** 'secondHolder': "joint holder" → true, "jointly" → false */
export function opensWithTerm(kind: TermKind, text: string): boolean {
  return termsOf(kind)
    .values()
    .some((term) => text === term || text.startsWith(`${term} `));
}

export function holdsTerm(kind: TermKind, text: string): boolean {
  const spaced = ` ${text} `;
  return termsOf(kind)
    .values()
    .some((term) => spaced.includes(` ${term} `));
}

/** 'streetEnd': the word ends with a term: "seilergasse" → true */
export function termEnds(kind: TermKind, word: string): boolean {
  return termsOf(kind)
    .values()
    .some((term) => word.endsWith(term));
}

/** The terms as alternatives within a regular expression, for those that stand in a larger pattern. */
export function anyTerm(kind: TermKind): string {
  return `(?:${[...termsOf(kind)].join('|')})`;
}
