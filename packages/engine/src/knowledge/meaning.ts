/** Meanings of a phrase on a statement: the nouns of the lexicon. */
import type { AccountType } from '@extracto/model';
import type { ColumnRole, Label, SectionKind } from './language.ts';

export type Meaning = { readonly language: string } & (
  | { readonly kind: 'column'; readonly value: ColumnRole }
  | { readonly kind: 'label'; readonly value: Label }
  | { readonly kind: 'section'; readonly value: SectionKind }
  | { readonly kind: 'marker'; readonly value: Marker }
  | { readonly kind: 'accountType'; readonly value: AccountType }
);

export type Marker = 'credit' | 'debit';

/** A phrase on words `start` to `end` (exclusive) of the line. A phrase with several meanings gives one match for each. */
export type PhraseMatch = Meaning & { readonly start: number; readonly end: number };
