import { describe, expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printLines, printPages } from '../testing/page-fixture.ts';
import { alignRagged } from './align-ragged.ts';

const RAGGED = `
  Account Number  1234567890
  Statement Period  01/01/2026 - 12/02/2026
  Date         Description                            Amount      Balance

  05/01/2026 Salary Payment - Meridian Holdings   2950.00   4730.50
  06/01/2026 Fresh Mart   -58.20   4672.30
  07/01/2026 Netflix Subscription   -15.99   4656.31
  08/01/2026 Uber Trip - Downtown   -18.75   4637.56
`;

describe('lists typed with spaces in a proportional font', () => {
  it('reads figures that stand under no others', () => {
    const [statement] = readDocument(printPages(RAGGED), 'Document').statements;
    expect(
      statement!.transactions.map(({ date, description, amount, balance }) =>
        [date, description, amount, balance].join(' '),
      ),
    ).toEqual([
      '2026-01-05 Salary Payment - Meridian Holdings 2950.00 4730.50',
      '2026-01-06 Fresh Mart -58.20 4672.30',
      '2026-01-07 Netflix Subscription -15.99 4656.31',
      '2026-01-08 Uber Trip - Downtown -18.75 4637.56',
    ]);
  });

  it('reads a lone figure a space behind the words as the only column', () => {
    const moved = alignRagged(
      printLines(`
        05/01/2026 Salary +2950.00
        06/01/2026 Fresh Mart -58.20
        07/01/2026 Transfer to Savings +500.00
        08/01/2026 Transfer to Savings +500.00
      `),
    )!;
    expect(new Set(moved.map(({ words }) => words.at(-1)!.box[2])).size).toBe(1);
  });

  const lone = (gap: (text: string) => number, minus: string) =>
    alignRagged(
      printLines(
        [
          ['02/09/2023 TRANSFERENCIA PIX RECEBIDA', '129,45'],
          ['03/09/2023 TED ENVIADO', `${minus}251,49`],
          ['05/09/2023 PIX ENVIADO CARLA MOURA', `${minus}192,38`],
          ['06/09/2023 PAGAMENTO DE CONTA', `${minus}109,35`],
          ['06/09/2023 DEPOSITO', '316,47'],
        ]
          .map(([text, figure]) => `${text}${' '.repeat(gap(text!))}${figure}`)
          .join('\n'),
      ),
    );

  it('reads lone figures at unlike gaps as one column where some print their minus', () => {
    const gap = (text: string) => 24 - Math.floor(text.length / 2);
    expect(new Set(lone(gap, '-')!.map(({ words }) => words.at(-1)!.box[2])).size).toBe(1);
    expect(lone(gap, '')).toBeNull();
  });

  it('leaves lone figures in two columns that stand apart where they are', () => {
    const ends = new Map([
      [37, 60],
      [22, 46],
      [34, 47],
      [29, 45],
      [19, 63],
    ]);
    expect(lone((text) => ends.get(text.length)! - text.length, '-')).toBeNull();
  });

  it('takes the numbers of the rows and the dashes between their fields for no words and no signs', () => {
    const [statement] = readDocument(
      printPages(`
        1. 2025-05-28 - Electricity Bill - -1,732.90
        2. 2025-05-26 - Corner Market - -774.50
        3. 2025-05-26 - Salary May - 50,522.85
        10. 2025-05-24 - Taxi - -277.01
      `),
      'Document',
    ).statements;
    expect(
      statement!.transactions.map(({ date, description, amount }) => [date, description, amount].join(' ')),
    ).toEqual([
      '2025-05-28 Electricity Bill -1732.90',
      '2025-05-26 Corner Market -774.50',
      '2025-05-26 Salary May 50522.85',
      '2025-05-24 Taxi -277.01',
    ]);
  });

  it('reads words behind the figures, in rows that bare numbers count', () => {
    const [statement] = readDocument(
      printPages(`
        8 2026-02-03 Transfer out 1,080.50 IDR rent
        9 2026-02-03 Transfer in 722.00 IDR salary
        10 2026-02-04 Transfer out 60.00 IDR lunch
        11 2026-02-15 Transfer in 2,076.00 IDR salary
      `),
      'Document',
    ).statements;
    expect(
      statement!.transactions.map(({ date, description, amount }) => [date, description, amount].join(' ')),
    ).toEqual([
      '2026-02-03 Transfer out rent -1080.50',
      '2026-02-03 Transfer in salary 722.00',
      '2026-02-04 Transfer out lunch -60.00',
      '2026-02-15 Transfer in salary 2076.00',
    ]);
  });

  it('takes the bars and the label between the fields of all rows for no words', () => {
    const [statement] = readDocument(
      printPages(`
        2026-03-01 | transfer_out | 118.05 | Balance after: 1081.95
        2026-03-02 | withdrawal | 12.27 | Balance after: 1069.68
        2026-03-03 | deposit | 771.7 | Balance after: 1841.38
        2026-03-05 | transfer_in | 100.2 | Balance after: 1941.58
        2026-03-07 | withdrawal | 55.11 | Balance after: 1886.47
        2026-03-08 | transfer_out | 6.4 | Balance after: 1880.07
      `),
      'Document',
    ).statements;
    expect(
      statement!.transactions.map(({ description, amount, balance }) => [description, amount, balance].join(' ')),
    ).toEqual([
      'transfer_out -118.05 1081.95',
      'withdrawal -12.27 1069.68',
      'deposit 771.70 1841.38',
      'transfer_in 100.20 1941.58',
      'withdrawal -55.11 1886.47',
      'transfer_out -6.40 1880.07',
    ]);
  });

  it('reads rows that name each of their fields', () => {
    const [statement] = readDocument(
      printPages(`
        Wallet owner: Jane Sample

        Transactions:
        9133117642xx Date:2026-06-03 Time:11:57:00 Type:DEPOSIT Amount:204EUR
        3688029708xx Date:2026-06-04 Time:20:39:00 Type:TRANSFER_IN Amount:96EUR
        1267528518xx Date:2026-06-06 Time:05:51:00 Type:TRANSFER_OUT Amount:122EUR
        2867410915xx Date:2026-06-06 Time:12:41:00 Type:WITHDRAWAL Amount:83EUR
      `),
      'Document',
    ).statements;
    expect(
      statement!.transactions.map(({ date, description, amount }) => [date, description, amount].join(' ')),
    ).toEqual([
      '2026-06-03 DEPOSIT 204.00',
      '2026-06-04 TRANSFER_IN 96.00',
      '2026-06-06 TRANSFER_OUT -122.00',
      '2026-06-06 WITHDRAWAL -83.00',
    ]);
  });

  it('leaves amounts as they are that lines below those of a list mention', () => {
    expect(
      alignRagged(
        printLines(`
          Sent money to A                              -463.00    4,329.73
          05/01/2026 Reference: rent 450.00
          Sent money to Marek                          -144.89    4,792.73
          06/01/2026 Our reference: rent 450.00
          Sent money to B                              -677.53    4,937.62
          07/01/2026 Reference: rent 450.00
          Received money from Gusto      615.79                   5,615.15
          08/01/2026 RT4643681712
          Sent money to Marek                          -401.49    4,999.36
          09/01/2026 Reference for rent 450.00
        `),
      ),
    ).toBeNull();
  });

  it('leaves lone figures of two columns as they are', () => {
    expect(
      alignRagged(
        printLines(`
          05/01/2026  Salary                                2950.00
          06/01/2026  Fresh Mart Grocery         58.20
          07/01/2026  Netflix                     9.00
        `),
      ),
    ).toBeNull();
  });

  it('reads figures a space behind words of nearly one length, though most of them share an edge', () => {
    const moved = alignRagged(
      printLines(`
        15/01/2023 Maintenance payment A101 500.00  1,500.00
        20/01/2023 Maintenance payment B202 500.00  2,000.00
        25/01/2023 Electricity bill -300.00  1,700.00
        01/02/2023 Maintenance payment C303 500.00  2,200.00
      `),
    )!;
    expect(new Set(moved.map(({ words }) => words.at(-1)!.box[2])).size).toBe(1);
  });

  it('reads figures that many rows bring close to each other, of which few share an edge', () => {
    const rows = Array.from({ length: 24 }, (_, at) => {
      const shop = 'GROCER'.padEnd(6 + ((at * 7) % 12), 'X');
      return `${String(at + 1).padStart(2, '0')}/01/2026 ${shop} ${' '.repeat(((at * 5) % 3) + 4)}-58.20   4672.30`;
    });
    expect(alignRagged(printLines(rows.join('\n')))).not.toBeNull();
  });

  it('says where a row was printed', () => {
    const lines = printLines(RAGGED);
    const moved = alignRagged(lines)!;
    expect(moved.at(-1)!.printedBox).toEqual(lines.at(-1)!.box);
  });

  it('leaves columns as they are, aligned at the right or at the left', () => {
    expect(
      alignRagged(
        printLines(`
          05/01/2026  Salary                    2950.00     4730.50
          06/01/2026  Fresh Mart Grocery         -58.20     4672.30
          07/01/2026  Netflix                    -15.99     4656.31
        `),
      ),
    ).toBeNull();
    expect(
      alignRagged(
        printLines(`
          05/01/2026  Salary                 2950.00     4730.50
          06/01/2026  Fresh Mart Grocery     -58.20      4672.30
          07/01/2026  Netflix                -9.00       4663.30
        `),
      ),
    ).toBeNull();
  });

  it('leaves columns as they are that stand at other places on the next page, with their currency in front', () => {
    const first = `
      05/01/2026  Salary                    USD 2950.00     USD 4730.50
      06/01/2026  Fresh Mart Grocery          USD 58.20     USD 4672.30
      07/01/2026  Netflix                     USD 15.99     USD 4656.31
    `;
    const second = `
      08/01/2026  Salary                       USD 2950.00      USD 7606.31
      09/01/2026  Fresh Mart Grocery             USD 58.20      USD 7548.11
      10/01/2026  Netflix                        USD 15.99      USD 7532.12
    `;
    const third = `
      11/01/2026  Salary                          USD 2950.00       USD 10482.12
      12/01/2026  Fresh Mart Grocery                USD 58.20       USD 10423.92
      13/01/2026  Netflix                           USD 15.99       USD 10407.93
    `;
    expect(alignRagged(printLines(first, second, third))).toBeNull();
  });

  it('leaves a column as it is whose figures the words say once more in front of it', () => {
    const moved = alignRagged(
      printLines(`
        05/01/2026 STREAMING USD 2.54                  2.54
        06/01/2026 GAMES AND MORE USD 97.04           97.04
        07/01/2026 MUSIC USD 12.59                    12.59
        08/01/2026 CHAT SUBSCRIPTION USD 97.87        97.87
      `),
    );
    expect(moved).toBeNull();
  });

  it('leaves lines with different numbers of figures as they are', () => {
    expect(
      alignRagged(
        printLines(`
          05/01/2026 Salary Payment - Meridian   2950.00   4730.50
          06/01/2026 Fresh Mart   -58.20
          07/01/2026 Netflix Subscription   -15.99
          08/01/2026 Uber Trip - Downtown   -18.75   4637.56
        `),
      ),
    ).toBeNull();
  });
});
