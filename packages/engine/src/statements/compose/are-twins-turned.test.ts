/** Two balances that no word tells apart: the first printed opens the list. */
import { describe, expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const page = (ends: string, sign: '' | '-') => `
  Girokonto       Kontonummer   12345678
  ${ends}

  Datum        Buchungstext                   Betrag
  15.01.2025   MIETE                          ${sign === '-' ? '-45,20' : '45,20 '}
  16.01.2025   GEHALT                      ${sign === '-' ? '1.500,00' : '-1.500,00'}
`;
const BESIDE = `Kontostand     Schlusssaldo
  100,00             1.554,80`;
const statusOf = (block: string) => readDocument([printPage(block)], 'Document').statements[0]!.verification.status;

describe('of two balances that both may close the list', () => {
  it('the first opens it', () => {
    expect(statusOf(page(BESIDE, '-'))).toBe('verified');
  });

  it('the second does not, though rows with the opposite signs would lead back', () => {
    expect(statusOf(page(BESIDE, ''))).not.toBe('verified');
  });
});
