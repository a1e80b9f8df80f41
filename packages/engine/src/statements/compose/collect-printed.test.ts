/** Choice of the printed figures that open and close a statement. */
import { describe, expect, it } from 'vitest';
import { printPage, printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const readStatement = (page: string) => readDocument([printPage(page)], 'Document').statements[0]!;

it('on a row of the list the balance column tells, and not a zero for no movement before it', () => {
  const statement = readStatement(`
    Current Account      Account number   12345678
    Statement period: 01/03/2025 to 31/03/2025
    Date         Description         Amount       Balance
    01/03/2025   Opening Balance       0.00      1,000.00
    03/03/2025   GREEN GROCER        -45.20        954.80
    04/03/2025   SALARY            1,500.00      2,454.80`);
  expect(statement.openingBalance).toBe('1000.00');
  expect(statement.verification.status).toBe('verified');
});

it('the totals of both columns on one line below the list are no total of either', () => {
  const statement = readStatement(`
    Current Account      Account number   12345678
    Statement period: 01/03/2025 to 31/03/2025
    Date         Description                    Withdrawal     Deposit      Balance
                 BALANCE B/F                                               1,000.00
    03/03/2025   GREEN GROCER                        45.20                   954.80
    04/03/2025   SALARY                                       1,500.00     2,454.80
                 BALANCE C/F                                               2,454.80
                 Total Withdrawals/Deposits          45.20    1,500.00`);
  expect(statement.verification.status).toBe('verified');
});

it('two balances on one line below the list are what their own names say, though one stands in the balance column', () => {
  const statement = readStatement(`
    Savings Account      Account number   12345678
    Statement period: 01/03/2025 to 31/03/2025
    Date         Description                    Withdrawal     Deposit        Balance
    03/03/2025   GREEN GROCER                        45.20                     954.80
    04/03/2025   SALARY                                       1,500.00       2,454.80
    Opening Balance  :  1,000.00            Closing Balance  :               2,454.80`);
  expect(statement).toMatchObject({ openingBalance: '1000.00', closingBalance: '2454.80' });
  expect(statement.verification.status).toBe('verified');
});

it('a total that names the closing balance, too, prints it below the balances', () => {
  const statement = readStatement(`
    Savings Account      Account number   12345678
    Statement period: 01/03/2025 to 31/03/2025
    Date         Description                    Withdrawal     Deposit        Balance
    01/03/2025   Previous balance                                            1,000.00
    03/03/2025   GREEN GROCER                        45.20                     954.80
    04/03/2025   SALARY                                       1,500.00       2,454.80
                 Total / Closing balance             45.20    1,500.00       2,454.80`);
  expect(statement.closingBalance).toBe('2454.80');
  expect(statement.verification.status).toBe('verified');
});

it('sums of both columns of amounts are no balance, though their name begins as that of one', () => {
  const statement = readStatement(`
    Current Account      Account number   12345678
    Statement period: 01/03/2025 to 31/03/2025
    Date         Description              Withdrawal     Deposit      Balance
    01/03/2025   Opening balance                                     1,000.00
    03/03/2025   GREEN GROCER                  45.20                   954.80
    04/03/2025   SALARY                                 1,500.00     2,454.80
    31/03/2025   Closing totals                45.20    1,500.00`);
  expect(statement.closingBalance).toBeNull();
  expect(statement.verification.checks.filter(({ passed }) => !passed)).toEqual([]);
});

describe('a balance under words without a meaning', () => {
  const below = (balance: string) =>
    readStatement(`
    Current Account      Account number   12345678
    Statement period: 01/03/2025 to 31/03/2025
    Date         Description         Amount       Balance
    10/03/2025   PIKE ST COFFEE       -4.80      2,450.00
    04/03/2025   SALARY            1,500.00      2,454.80
    03/03/2025   GREEN GROCER        -45.20        954.80
                 Restrictions                    ${balance}`);

  it('opens the list that starts from it', () => {
    expect(below('1,000.00').openingBalance).toBe('1000.00');
  });

  it('opens no list that starts from another, and contradicts none', () => {
    const { openingBalance, verification } = below('    0.00');
    expect(openingBalance).toBeNull();
    expect(verification.status).toBe('unverifiable');
  });
});

describe('a balance below zero says so', () => {
  const rows = `
    05/12/2024   CARTE BOULANGERIE     100,00
    12/12/2024   VIREMENT SALAIRE                    50,00
    19/12/2024   PRLV ELECTRICITE       60,00`;
  const page = (opening: string, closing: string) => `
    Compte courant      Numéro de compte   00020731802
    Date         Libellé              Débit         Crédit
                 ${opening}
    ${rows.trim()}
                 ${closing}`;

  it('by its name, which both ends may share', () => {
    const statement = readStatement(
      page('SOLDE DEBITEUR AU 30/11/2024   184,32', 'SOLDE DEBITEUR AU 31/12/2024   294,32'),
    );
    expect(statement).toMatchObject({ openingBalance: '-184.32', closingBalance: '-294.32' });
  });

  it('by the column of debits, where the rows lead from the one to the other', () => {
    const statement = readStatement(page('SOLDE DEPART         184,32', 'SOLDE FINAL          294,32'));
    expect(statement).toMatchObject({ openingBalance: '-184.32', closingBalance: '-294.32' });
    expect(statement.account.type).toBe('checking');
  });
});

it('behind the sums of all columns the closing balance is the figure below the name of balances', () => {
  const statement = readStatement(`
    Current Account      Account number   12345678
    Statement period: 01/03/2025 to 31/03/2025

    Opening Balance      Money in      Money out      Fees      Closing Balance
           1,000.00      1,500.00          45.20      7.00             2,447.80

    Date         Description           Fees     Money out     Money in      Balance
    01/03/2025   Opening Balance          -             -            -     1,000.00
    03/03/2025   GREEN GROCER             -         45.20            -       954.80
    04/03/2025   SALARY                   -             -     1,500.00     2,454.80
    05/03/2025   Transfer fee          7.00             -            -     2,447.80
    31/03/2025   Closing Balance       7.00         45.20     1,500.00     2,447.80`);
  expect(statement.closingBalance).toBe('2447.80');
  expect(statement.verification.status).toBe('verified');
});

it('a word that opens a sentence names no balance', () => {
  const statement = readStatement(`
    Current Account      Account number   12345678
    For the period ending 31 March 2025
    Date         Description                    Withdrawal     Deposit      Balance
    01/03/2025   Opening Balance                                           1,000.00
    03/03/2025   GREEN GROCER                        45.20                   954.80
    04/03/2025   SALARY                                       1,500.00     2,454.80
    31/03/2025   Closing Balance                                           2,454.80

    Starting 1 December 2026, the monthly fee of this plan changes to $18.95. The minimum stays at $4,000.00.`);
  expect(statement.openingBalance).toBe('1000.00');
  expect(statement.period).toEqual({ from: null, to: '2025-03-31' });
  expect(statement.verification.status).toBe('verified');
});

it.each([
  'We may adjust entries, which may change your closing balance. From 1 March the fee for machines abroad is $5.00.',
  'What we print is the sum of the opening balance, deposits, withdrawals and yield, as they were\n    after 04/06/2025. Juniper Payments has a guarantee of up to USD 250,000.00.',
])('a balance that a sentence mentions is no figure behind it: %s', (note) => {
  const { verification } = readStatement(`
    Current Account      Account number   12345678
    For the period ending 31 March 2025
    Date         Description                    Withdrawal     Deposit      Balance
    01/03/2025   Opening Balance                                           1,000.00
    03/03/2025   GREEN GROCER                        45.20                   954.80
    31/03/2025   Closing Balance                                             954.80

    ${note}`);
  expect(verification.status).toBe('verified');
});

it('a closing balance once more in another currency is none of the account', () => {
  const statement = readStatement(`
    IBAN: BG80 STSA 9300 0021 4488 17      Валута: BGN
    За период: 01.04.2025 - 30.04.2025
    Дата         Основание                      Дебит        Кредит        Салдо
                 Начално салдо                                           1 000.00
    02.04.2025   МЕТРО КЕШ                      45.20                      954.80
    04.04.2025   ДЕЛТА СТРОЙ                              1 500.00       2 454.80
                 Крайно салдо                                            2 454.80
    Крайно салдо в EUR: 1 255.12`);
  expect(statement.closingBalance).toBe('2454.80');
  expect(statement.verification.status).toBe('verified');
});

it('a balance that is carried over above the first row opens the list', () => {
  const statement = readStatement(`
    Account No. : 140-013-448812      Currency : KRW
    No.   Date         Withdrawal      Deposit        Balance        Description
    0     2024/12/31                                  84,412,000     CARRIED OVER
    1     2025/01/06                   22,000,000     106,412,000    GREEN GROCER
    2     2025/01/10   3,118,400                      103,293,600    OFFICE RENT`);
  expect(statement.openingBalance).toBe('84412000');
});

it('one name for both ends below zero names them in printed order', () => {
  const statement = readStatement(`
    COMPTE COURANT      NUMERO DE COMPTE   12345678      DU 01.09.2025 AU 30.09.2025
    DATE          LIBELLE                    DEBIT          CREDIT
    31.08.2025    SOLDE DEBITEUR             2.114,00
    02.09.2025    REMISE CHEQUE                             4.500,00
    08.09.2025    VIR EMIS                     812,00
    15.09.2025    PRLV FACTURE               1.841,00
    30.09.2025    SOLDE DEBITEUR               267,00`);
  expect([statement.openingBalance, statement.closingBalance]).toEqual(['-2114.00', '-267.00']);
});

it('a row called as the end is opens the list that starts from it, and one carried to the next page does not', () => {
  const pages = [
    `
    Sparkonto      Kontonummer 12345678      CHF
    Datum         Verwendungszweck             Betrag      Kontostand
    01.08.2017    Kontostand                                   720.40
    08.08.2017    EINZAHLUNG                    51.65          772.05
    09.08.2017    SWISSCOM                    - 29.25          742.80
                  Übertrag auf Folgeseite                      742.80`,
    `
    Datum         Verwendungszweck             Betrag      Kontostand
                  Übertrag von Vorseite                        742.80
    21.08.2017    SBB CFF FFS                 - 16.70          726.10
    22.08.2017    LOHN                       1'000.00        1'726.10
                  Schlusssaldo                               1'726.10`,
  ];
  const statement = readDocument(printPages(...pages), 'Document').statements[0]!;
  expect([statement.openingBalance, statement.closingBalance]).toEqual(['720.40', '1726.10']);
  expect(statement.verification.status).not.toBe('mismatch');
});

it('a figure that breaks off behind its whole units is no end of the list', () => {
  const { statements } = readDocument(
    printPages(`
    Statement of account    Account Number   1004410927     Currency KWD

    Date         Description               Debit     Credit       Balance
    01/03/2024   GREEN GROCER             16.293                  204.582
    04/03/2024   PIKE ST COFFEE           28.982                  175.600
    07/03/2024   HARBOUR BOOKS             1.445                  174.155
    Closing Balance   174.
    `),
    'Document',
  );
  expect(statements.map(({ closingBalance, verification }) => [closingBalance, verification.status])).toEqual([
    [null, 'unverifiable'],
  ]);
});

describe('balances under one name with the day behind it', () => {
  const printLoan = (headings: string) => `
    Student loan statement
    What happened on your loan between 6 April 2022 and 5 April 2023
                                                              Interest rate at
    ${headings}
    £900.00                      £970.25                      7.6%

    What happened            When                 Amount
    Interest added           30 April 2022        + £74.67
    Repayment collected      31 May 2022          - £58.44
    Interest added           30 June 2022         + £54.02
  `;

  it('open the list with the earlier one', () => {
    const statement = readStatement(printLoan('Balance at 6 April 2022      Balance at 5 April 2023      2023'));
    expect([statement.openingBalance, statement.closingBalance]).toEqual(['900.00', '970.25']);
    expect(statement.transactions.map(({ amount }) => amount)).toEqual(['-74.67', '58.44', '-54.02']);
  });

  it('open it where the other one has no name', () => {
    const statement = readStatement(printLoan('Balance at 6 April 2022      Zwosk                        2023'));
    expect([statement.openingBalance, statement.closingBalance]).toEqual(['900.00', '970.25']);
  });
});

it('what is owed in the end, in words that also say what all debits come to, is the closing balance of a card', () => {
  const statement = readStatement(`
    Kredi Kartı Ekstresi      Kart Numarası: **** 8458      Ekstre Tarihi: 31.08.2024
    Devreden Borç          Ödemeler ve İadeler      Harcamalar
    1.000,00                          200,00            350,50
    Toplam Borç            Asgari Ödeme Tutarı
    1.150,50                           40,00

    Alışveriş Tarihi    Muhasebe Tarihi   Açıklama                Tutar
    31.07.2024          01.08.2024        Alışveriş MİGROS      -300,50
    04.08.2024          05.08.2024        KİTAPÇI                -50,00
    24.08.2024          24.08.2024        KART ÖDEMESİ           200,00`);
  expect([statement.openingBalance, statement.closingBalance]).toEqual(['1000.00', '1150.50']);
  expect(statement.verification.status).toBe('verified');
});
