/** The text column whose heading names the other side ("Auftraggeber / Empfänger", "对方户名"); −1 for none. */
import { headsCounterparties } from '../../knowledge/counterparty-words.ts';
import { normaliseLabel } from '../../knowledge/normalise-label.ts';
import type { TableColumn } from '../../tables/table.ts';

export function findCounterpartyColumn(columns: readonly TableColumn[]): number {
  return columns.findIndex(
    ({ kind, headerText }) => kind === 'text' && headerText !== null && headsCounterparties(normaliseLabel(headerText)),
  );
}
