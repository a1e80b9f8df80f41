/** Lines that stand among the rows or below them, and are none: their day, their figure or their number only looks like one. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPages } from './page-fixture.ts';

function amountsOf(...blocks: readonly string[]): string[] {
  const { statements } = readDocument(printPages(...blocks), 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
}

describe('no line below the rows becomes one', () => {
  it('a sentence of the notes on the last page', () => {
    expect(
      amountsOf(
        `
          IBAN DE50 7607 0024 0942 6533 00        Kontoauszug vom 19.12.2023 bis 12.01.2024

          Buchung       Valuta         Vorgang                                                  Soll         Haben
          22.12.2023    22.12.2023     Miete                                                    202,92
          23.12.2023    23.12.2023     Gehalt                                                                2.202,92
          24.12.2023    24.12.2023     Strom                                                    102,92
        `,
        `
          Wichtige Hinweise
          Bitte erheben Sie Einwendungen unverzüglich. Wir schreiben unter dem
          Vorbehalt des Eingangs gut. Guthaben sind nach Maßgabe des Gesetzes bis zu 100.000,00 EUR
          geschützt.
        `,
      ),
    ).toEqual(['-202.92', '2202.92', '-102.92']);
  });

  it('a closing balance whose day stands among the descriptions', () => {
    expect(
      amountsOf(`
        Opening balance   100.00

        Description                     Date            Debit      Credit
        Corner cafe                     03 Mar 2025     12.50
        Salary                          07 Mar 2025                2,000.00
        Rent                            14 Mar 2025     600.00
        31 Mar 2025   Closing balance                              1,487.50
      `),
    ).toEqual(['-12.50', '2000.00', '-600.00']);
  });

  it('totals of both columns, of which one stands below the balances', () => {
    expect(
      amountsOf(`
        Date         Details                  Amount     Balance
                     Opening balance                      500.00
        03/03/2025   Corner cafe              -12.50      487.50
        07/03/2025   Salary                 2,000.00    2,487.50
        14/03/2025   Rent                    -600.00    1,887.50
                     Total of operations      612.50    2,000.00
      `),
    ).toEqual(['-12.50', '2000.00', '-600.00']);
  });

  it('a phone number that ends where the amounts do', () => {
    expect(
      amountsOf(`
        Date         Details                                     Amount
        03/03/2025   Corner cafe                                  -12.50
        07/03/2025   Salary                                     2,000.00
        14/03/2025   Rent                                        -600.00

                     Contact tel 03457                            404 404
                     Text phone 03457                             125 563
      `),
    ).toEqual(['-12.50', '2000.00', '-600.00']);
  });

  it('a sentence that ends with an amount', () => {
    expect(
      amountsOf(`
        Date         Details                  Debits     Credits     Balance
        01/03/2025   Brought forward                                  500.00
        03/03/2025   Corner cafe               12.50                  487.50
        07/03/2025   Salary                              2,000.00
                     Grocer                    37.50                2,450.00
        14/03/2025   Rent                     500.00
                     Phone                     50.00                1,900.00

        Taxes: Withholding tax $0.00, account debit tax $0.00.
      `),
    ).toEqual(['-12.50', '2000.00', '-37.50', '-500.00', '-50.00']);
  });

  it('a list that prints the same money again, summed up by day', () => {
    expect(
      amountsOf(`
        Date         Value        Description             Debit      Credit
        30/09/2025                Opening balance        100.00
        02/10/2025   01/10/2025   Grocer                  48.75
        03/10/2025   01/10/2025   Baker                    9.00
        03/10/2025   03/10/2025   Salary                             300.00
        06/10/2025   04/10/2025   Cinema                  20.00
                                  Total                   77.75      300.00
        31/10/2025                Closing balance                    122.25

        Computation from 01/10/2025 to 31/10/2025

        Value        Debit      Credit     Balance      Days
        01/10/2025   57.75                -157.75          2
        03/10/2025              300.00     142.25          1
        04/10/2025   20.00                 122.25         27
      `),
    ).toEqual(['-48.75', '-9.00', '300.00', '-20.00']);
  });
});

it('a line that repeats the balance of the row above it leaves no amount unread', () => {
  const { statements } = readDocument(
    printPages(`
      Date processed   Date of purchase   Details                      Amount        Balance
                                          OPENING BALANCE                             500.00
      20/12/2023       18/12/2023         CODE HOST                     57.67         442.33
                                          36.36 EUR
      20/12/2023                          INCL OVERSEAS FEE 1.68 AUD                  442.33
      21/12/2023       19/12/2023         GREEN GROCER                  26.47         415.86
      22/12/2023       20/12/2023         BOOKSHOP                      15.86         400.00
                                          CLOSING BALANCE                             400.00
    `),
    'Document',
  );
  expect(statements).toMatchObject([{ transactions: [{}, {}, {}], unassigned: [] }]);
});

it('a row that repeats the balance of the row above it and has all dates of a row may have moved nothing: it is left unread', () => {
  const { statements } = readDocument(
    printPages(`
      Statement period 01/12/2023 - 31/12/2023
      Date         Details                      Charge         Amount        Balance
                   OPENING BALANCE                                            500.00
      20/12/2023   CODE HOST                                    57.67-        442.33
      20/12/2023   NOTIFICATION FEE              0.35 A                       442.33
      21/12/2023   GREEN GROCER                                 26.47-        415.86
      22/12/2023   BOOKSHOP                                     15.86-        400.00
                   CLOSING BALANCE                                            400.00
    `),
    'Document',
  );
  const [{ transactions, verification }] = statements as [(typeof statements)[number]];
  expect(transactions.length === 4 || verification.status !== 'verified').toBe(true);
});

it('a subtotal in the column of balances is the balance at the foot of its page', () => {
  const { statements } = readDocument(
    printPages(
      `
      Date          Details                Out         In          Balance
      05 Dec 2023   BALANCE FORWARD                                 500.00
      06 Dec 2023   GREEN GROCER           12.50                    487.50
      08 Dec 2023   BOOKSHOP                7.50
                                                  SUBTOTAL:         480.00
      `,
      `
      Date          Details                Out         In          Balance
                    BALANCE FORWARD                                 480.00
      08 Dec 2023   RENT                  237.44                    242.56
      `,
    ),
    'Document',
  );
  expect(statements[0]!.controls!.filter(({ kind }) => kind === 'total')).toEqual([]);
});

it('a balance is one, though its label opens with the year of its day', () => {
  const { statements } = readDocument(
    printPages(`
      Statement period 1 Jul 2024 - 31 Jul 2024

      Date                  Transaction              Debit      Credit     Balance
      01 Jul                2024 OPENING BALANCE                            500.00
      03 Jul                Corner cafe              12.50                  487.50
      07 Jul                Salary                            2,000.00    2,487.50
      14 Jul                Rent                    600.00                1,887.50
      31 Jul                2024 CLOSING BALANCE                          1,887.50
    `),
    'Document',
  );
  expect(statements).toMatchObject([{ closingBalance: '1887.50', unassigned: [] }]);
});

it('a list is read by its values where the names of the columns stand elsewhere', () => {
  expect(
    amountsOf(`
      Opening balance   100.00
      Closing balance  1,447.50

      Date        Description                                  Money out     Money in      Balance

      02 March 2025                 -12.50   Corner cafe
      07 March 2025               2,000.00   Salary
      14 March 2025                -600.00   Rent
      20 March 2025                 -40.00   Gym
    `),
  ).toEqual(['-12.50', '2000.00', '-600.00', '-40.00']);
});

describe('a sentence that ends below the amounts', () => {
  it('is no balance', () => {
    expect(
      amountsOf(`
        Privatkonto 5280 85 658 59    Kontohavare Lars Holm    Period 2024-11-01 - 2024-11-30
        Datum         Text                 Belopp        Saldo
        2024-11-27    Swish               -575,00    11 833,97
        2024-11-25    Hyra              -7 081,21    12 408,97
        2024-11-14    Lön               11 711,88    19 490,18
        Insättningar omfattas av statlig garanti, högst 1 050
        000 kr per person.
      `),
    ).toEqual(['-575.00', '-7081.21', '11711.88']);
  });
});

describe('what the account cost this year, below the rows', () => {
  it('is no row, and leaves no date open', () => {
    const { statements } = readDocument(
      printPages(`
        Brukskonto 1224.55.20402     IBAN NO10 1224 5520 402     Periode 01.11.2024 - 30.11.2024
        Saldo forrige utskrift per 31.10.24                  89.261,35
        Ny saldo per 30.11.24                                87.361,35

        Dato        Tekst                      Ut av konto    Inn på konto    Rentedato
        04.11.24    Vipps Ola                       400,00                    04.11.24
        05.11.24    Nettgiro                      1.000,00                    05.11.24
        08.11.24    Varekjøp                        500,00                    08.11.24

        Renter, gebyrer og omkostninger
        Betalte omkostninger hittil i år            448,68
        Opptjente renter per 30.11.24               151,73
      `),
      'Document',
    );
    const { transactions, ambiguities, verification } = statements[0]!;
    expect(transactions.map(({ amount }) => amount)).toEqual(['-400.00', '-1000.00', '-500.00']);
    expect(ambiguities).toEqual([]);
    expect(verification.status).toBe('verified');
  });

  it('is compared with no sum of the rows', () => {
    const { statements } = readDocument(
      printPages(`
        Käyttötili FI27 5780 5636 5920 37     Tiliote 01.11.2024 - 29.11.2024
        Päivä         Selitys            Määrä
                      ALKUSALDO       2 943,62
        01.11.2024    HELEN OY         -533,57
        04.11.2024    KAUPPA            -70,38
                      SALDO           2 339,67
        VUODEN ALUSTA PANOT              12,34
      `),
      'Document',
    );
    expect(statements[0]!.verification.status).toBe('verified');
  });
});

describe('a card whose list has no header', () => {
  const list = `
    Payments
    02/03/26   MOBILE PAYMENT - THANK YOU                                     -$250.50
    New Charges
    02/19/26   STATE FARM INSURANCE                                            $106.20
    02/21/26   HOME DEPOT                                                      $139.60
    02/25/26   OLD MILL TAVERN                                                  $63.83
`;

  const rates = `
                       Transactions Dated     Annual Percentage Rate     Balance Subject to     Interest Charge
                       From          To                                   Interest Rate
    Purchases          11/04/2023                     24.49%                    $204.76                $4.12
    Cash Advances      11/04/2023                     29.74%                      $0.00                $0.00
    Total                                                                                              $4.12
`;

  it('takes no row from the rates of interest below it', () => {
    expect(amountsOf(list, rates).length).toBe(4);
  });
});
