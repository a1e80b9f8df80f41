/**
 * Rows as a table for the clipboard: text with tabs, and HTML. Figures are plain, so that a spreadsheet computes with them;
 * text that it would run as a formula is neutralised in both.
 */
import { neutraliseFormula } from '@extracto/formats';
import type { Statement, Transaction } from '@extracto/model';

export interface CopiedTable {
  readonly text: string;
  readonly html: string;
}

const HEADER = ['Date', 'Description', 'Reference', 'Amount', 'Currency', 'Balance'] as const;

export function writeTable(rows: readonly Transaction[], { currency }: Statement['account']): CopiedTable {
  const cells = rows.map(({ date, dateWithoutYear, description, reference, amount, balance }) => [
    date ?? oneCell(dateWithoutYear ?? ''),
    oneCell(description),
    oneCell(reference ?? ''),
    amount,
    currency ?? '',
    balance ?? '',
  ]);
  const lines = [HEADER, ...cells].map((row) => row.join('\t'));
  const body = cells.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('');
  const head = HEADER.map((title) => `<th>${title}</th>`).join('');
  return {
    text: `${lines.join('\n')}\n`,
    html: `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`,
  };
}

/** A tab or a line's end would begin another cell. */
function oneCell(text: string): string {
  return neutraliseFormula(text.replace(/\s+/g, ' ').trim());
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
