import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findBankName } from './find-bank-name.ts';
import { findFields } from './find-fields.ts';

function bankOf(block: string): string | null {
  const lines = printLines(block);
  return findBankName(lines, findFields(lines))?.value ?? null;
}

describe('a letterhead names an unknown bank', () => {
  it.each([
    ['Norrlands Bank     Kontoutdrag', 'Norrlands Bank'],
    ['Extracto de cuenta     Caja del Duero', 'Caja del Duero'],
    ['Cascade Community Credit Union', 'Cascade Community Credit Union'],
    ['Volksbank Lindental eG', 'Volksbank Lindental eG'],
    ['Banque du Lubéron', 'Banque du Lubéron'],
    ['Anadolu Birlik Bankası', 'Anadolu Birlik Bankası'],
    ['Дніпровський Банк', 'Дніпровський Банк'],
    ['北陸ひかり銀行     お取引明細書', '北陸ひかり銀行'],
    ['Pennine Building Society', 'Pennine Building Society'],
    ['მთაწმინდა ბანკი     ამონაწერი', 'მთაწმინდა ბანკი'],
    ['Karpatská banka, a.s.', 'Karpatská banka, a.s.'],
    ['Banka Krka d. d.', 'Banka Krka d. d.'],
  ])('%s', (line, name) => {
    expect(bankOf(line)).toBe(name);
  });

  it.each([
    'Account Statement',
    'Bankverbindung: 123',
    'Please call your bank at 0800 123456.',
    'This bank is a member of the deposit fund.',
    'Jane Q Sample',
    'Credit 45.20',
  ])('"%s" names none', (line) => {
    expect(bankOf(line)).toBeNull();
  });

  it('and not a transfer further down', () => {
    const rows = Array.from({ length: 12 }, () => 'Something else').join('\n');
    expect(bankOf(`${rows}\nNorrlands Bank`)).toBeNull();
  });
});
