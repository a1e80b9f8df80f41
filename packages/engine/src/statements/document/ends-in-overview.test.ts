/** Accounts of one file whose balances an overview in front of their lists prints, and nothing else. */
import { describe, expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const read = (text: string) =>
  readDocument(printPages(text), 'Document').statements.map(
    ({ account, openingBalance, closingBalance, transactions, verification }) =>
      `${account.number} ${openingBalance} ${closingBalance} ${transactions.length} ${verification.status}`,
  );

const print = (headings: string, everyday: string, saver: string, others = '') => `
  Combined statement                          Statement period: 01/03/2026 to 31/03/2026

  Account               Number       ${headings}
  Everyday Account      40127788     ${everyday}
  Online Saver          40127803     ${saver}

  Everyday Account 40127788
  Date         Details              Paid out      Paid in
  02/03/2026   J QUILL                             253.99
  04/03/2026   OAKFIELD RENT           45.04

  Online Saver 40127803
  Date         Details              Paid out      Paid in
  05/03/2026   INTEREST                             10.00
  06/03/2026   TO EVERYDAY              5.00
${others}`;

describe('an account whose list prints no balances', () => {
  const proved = ['40127788 8724.61 8933.56 2 verified', '40127803 4553.67 4558.67 2 verified'];

  it('has those of the overview', () => {
    expect(
      read(
        print(
          'Opening balance     Closing balance',
          '       8,724.61            8,933.56',
          '       4,553.67            4,558.67',
        ),
      ),
    ).toEqual(proved);
  });

  it('has them by their names where the closing balance stands first', () => {
    expect(
      read(
        print(
          'Closing balance     Opening balance',
          '       8,933.56            8,724.61',
          '       4,558.67            4,553.67',
        ),
      ),
    ).toEqual(proved);
  });

  it('is contradicted by one that is misprinted', () => {
    expect(
      read(
        print(
          'Opening balance     Closing balance',
          '       8,724.61            8,933.56',
          '       4,553.67            4,658.67',
        ),
      )[1],
    ).toContain('mismatch');
  });
});

it('an account whose balances stand below the words for an empty list is a statement', () => {
  const empty = `
  Holiday Savings
  Account number: 40991177
  No transactions this period
  Opening balance                                  7,237.84
  Closing balance                                  7,237.84`;
  expect(
    read(
      print(
        'Opening balance     Closing balance',
        '       8,724.61            8,933.56',
        '       4,553.67            4,558.67',
        empty,
      ),
    ).at(-1),
  ).toBe('40991177 7237.84 7237.84 0 verified');
});

it('accounts of one page are apart where the overview gives them numbers by label', () => {
  expect(
    read(`
  Extrato combinado                           Período: 01/03/2026 a 31/03/2026

  Conta                 Número       Saldo anterior      Saldo final
  Conta poupança        40127788           8.724,61         8.933,56
  Conta poupança        40127803           4.553,67         4.558,67

  Conta poupança 40127788
  Data         Histórico               Débito      Crédito
  02/03/2026   J QUILL                              253,99
  04/03/2026   OAKFIELD                 45,04

  Conta poupança 40127803
  Data         Histórico               Débito      Crédito
  05/03/2026   JUROS                                 10,00
  06/03/2026   TRANSFERENCIA             5,00
    `),
  ).toEqual(['40127788 8724.61 8933.56 2 verified', '40127803 4553.67 4558.67 2 verified']);
});

describe('a summary behind the last list that names what each account ends with', () => {
  const printLists = (closing: string) => `
  Combined statement                          Statement period: 01/03/2026 to 31/03/2026

  Everyday Account 40127788
  Date         Details              Paid out      Paid in     Balance
               Balance brought forward                       1,700.00
  02/03/2026   J QUILL                             253.99    1,953.99
  04/03/2026   OAKFIELD RENT           45.04                 1,908.95

  Online Saver 40127803
  Date         Details              Paid out      Paid in     Balance
               Balance brought forward                           5.00
  05/03/2026   INTEREST                             10.00       15.00

  Summary      Balance on 31 March 2026
  40127788             1,908.95
  40127803             ${closing}
`;

  it('gives each its own line', () => {
    expect(read(printLists('   15.00'))).toEqual([
      '40127788 1700.00 1908.95 2 verified',
      '40127803 5.00 15.00 1 verified',
    ]);
  });

  it('contradicts the list whose line says something else', () => {
    expect(read(printLists('   16.00'))[1]).not.toContain('verified');
  });
});
