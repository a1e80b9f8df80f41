/**
 * Tells whether checks are written on the accounts of a document: it lists them, or it has a sum for them.
 *
 *   Deposits and other additions     Checks and other deductions
 *                       4,144.97                        2,222.90
 */
import { labelWords } from '../../fields/bill-terms.ts';
import type { Field } from '../../fields/find-fields.ts';
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import type { Table } from '../read-table.ts';

interface Survey {
  readonly tables: readonly Table[];
  readonly fields: readonly Field[];
}

export function printsChecks({ tables, fields }: Survey): boolean {
  return tables.some(listsOne) || fields.some(sumsUp);
}

function listsOne({ rows }: Table): boolean {
  return rows.some(({ kind, sections }) => kind === 'transaction' && sections.includes('checks'));
}

function sumsUp(field: Field): boolean {
  return field.label === 'totalDebits' && labelWords(field).some(namesChecks);
}

function namesChecks(word: string): boolean {
  return lookupPhrase(word).some(({ kind, value }) => kind === 'section' && value === 'checks');
}
