/** Tells whether a column is named for the kinds of the rows: "Type", "Buchungsart", and "Transaction", which may name their texts too. */
import { lookupPhrase } from '../knowledge/lexicon.ts';
import type { TableColumn } from '../tables/table.ts';

export function isOfKinds({ headerText }: Pick<TableColumn, 'headerText'>): boolean {
  return lookupPhrase(headerText ?? '').some(({ value }) => value === 'type');
}
