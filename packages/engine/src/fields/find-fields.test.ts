import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';

/** Each field as `label: value`. */
const fieldsOf = (...blocks: readonly string[]) =>
  findFields(printLines(...blocks)).map((field) => `${field.label}: ${field.text}`);

describe('a value stands right of its label', () => {
  it.each([
    ['Opening Balance: $5,000.00', ['openingBalance: $5,000.00']],
    ['Opening Balance            5,000.00', ['openingBalance: 5,000.00']],
    [
      'Opening Balance    5,000.00     Closing Balance    4,000.00',
      ['openingBalance: 5,000.00', 'closingBalance: 4,000.00'],
    ],
    ['户    名：      孙亦然      币    种：      人民币', ['accountHolder: 孙亦然', 'currency: 人民币']],
    ['Account Holder: Jane Q Sample     Currency: EUR', ['accountHolder: Jane Q Sample', 'currency: EUR']],
    ['Total deposits   1,500.00   Total withdrawals   45.20', ['totalCredits: 1,500.00', 'totalDebits: 45.20']],
    ['Closing totals     885.39     2,093.55', ['total: 885.39']],
    [
      'Opening 640.00 · Sales 320.62 · Bills 445.71 · Closing 514.91',
      ['openingBalance: 640.00', 'closingBalance: 514.91'],
    ],
    ['Afrekeningsperiode voor februari 2024', ['period: voor februari 2024']],
    ['PEMEGANG REKENING: Budi Santoso', ['accountHolder: Budi Santoso']],
    ['Period: Apr 2026', ['period: Apr 2026']],
    ['Saldo inicial     1.234,56', ['openingBalance: 1.234,56']],
    ['Saldo anterior: R$153,14', ['openingBalance: R$153,14']],
    [
      'Previous balance $758.54, less payments of $919.39, gives a new balance of $160.85.',
      ['openingBalance: $758.54,', 'periodTo: ', 'closingBalance: of $160.85.'],
    ],
    ['Pagamento mínimo R$ 153,14', ['minimumPayment: R$ 153,14']],
    ['Kontonummer: 12345678', ['accountNumber: 12345678']],
    ['Total deposits (5)   1,500.00', ['totalCredits: 1,500.00']],
    ['Total deposits (5)', ['totalCredits: (5)']],
    ['Сума витрат за період: 10 520.71', ['totalDebits: за період: 10 520.71']],
  ])('%s', (line, fields) => {
    expect(fieldsOf(line)).toEqual(fields);
  });
});

it('the name of the next figure with a number of rows is no value of the label beside it', () => {
  const [balance] = findFields(
    printLines(`
      Devreden Borç         Ödemeler (0)      Alışverişler (4)
      256.902,09            0,00              17.401,21`),
  );
  expect([balance?.label, balance?.text]).toEqual(['previousBalance', '256.902,09']);
});

it.each(['Total deposits (5)   1,500.00', 'Total deposits(5)   1,500.00'])('with a number of rows: %s', (line) => {
  expect(findFields(printLines(line)).map(({ label, count }) => [label, count?.value])).toEqual([['totalCredits', 5]]);
});

it('a single word for a date has its value below it among the particulars of the account, and heads a column elsewhere', () => {
  const belowOf = (block: string) =>
    findFields(printLines(block)).find(({ label }) => label === 'statementDate')?.below;
  expect(
    belowOf(`
      Rekeningnummer               Rekeningsoort       Datum          Blad
      NL12 ABNA 0477 2195 08       BETAALREKENING      31-03-2025     1
    `)?.text,
  ).toBe('31-03-2025');
  expect(
    belowOf(`
      Datum          Rekeningnummer               Bedrag
      31-03-2025     NL12 ABNA 0477 2195 08         1,00
    `),
  ).toBeNull();
});

it('a rate of exchange below a label is no value of it', () => {
  const [field] = findFields(printLines('Closing balance\nFixed rate 1 EUR = 1.95583 BGN'));
  expect(field?.money).toEqual([]);
});

it('the mark of a side behind a figure names no figure behind it', () => {
  const block = `
      Vorig openstaand saldo      Ontvangen        Nieuw openstaand saldo
      € 311,73      Af            € 300,00   Bij   € 638,10       Af`;
  const balances = fieldsOf(block).filter((field) => !field.startsWith('totalCredits'));
  expect(balances).toEqual(['previousBalance: € 311,73', 'newBalance: € 638,10']);
});

describe('or below it', () => {
  it('at the right end of the first of two cells', () => {
    const block = `
      Alter Saldo per 18.12.2023                        Neuer Saldo per 12.01.2024
                                   EUR + 396,45                              EUR - 190,68
    `;
    const balances = findFields(printLines(block)).map(({ label, money }) => [label, money.map(({ text }) => text)]);
    expect(balances).toEqual([
      ['openingBalance', ['EUR + 396,45']],
      ['closingBalance', ['EUR - 190,68']],
    ]);
  });

  it('at the right end of the cell that its label begins', () => {
    const block = `
      SALDO ANTERIOR            RETIROS (9)              SALDO ACTUAL
                       841.32              1,703.84                   704.79
    `;
    expect(fieldsOf(block)).toEqual(
      expect.arrayContaining(['openingBalance: 841.32', 'totalDebits: 1,703.84', 'closingBalance: 704.79']),
    );
    expect(fieldsOf(block.replace('1,703.84', '        '))).not.toContain('closingBalance: 704.79');
  });

  it('of two cells where both are named as balances', () => {
    const block = `
      Old balance on 18.12.2023                New balance on 12.01.2024
                            EUR + 396,45                             EUR - 190,68
    `;
    expect(fieldsOf(block)).toEqual(
      expect.arrayContaining(['openingBalance: EUR + 396,45', 'closingBalance: EUR - 190,68']),
    );
  });

  it('each under its own label', () => {
    expect(
      fieldsOf(`
        Opening Balance      Closing Balance
        5,000.00             4,000.00
      `),
    ).toEqual(['openingBalance: 5,000.00', 'closingBalance: 4,000.00']);
  });

  it("past the day of the balance, which is the label's", () => {
    const fields = findFields(
      printLines(`
        Opening balance ($)      Closing balance ($)
          on May 21, 2025          on Jun 20, 2025
                   944.11                 2,152.27
      `),
    );
    expect(fields.map(({ label, money, dates }) => [label, money[0]?.text, dates[0]?.text])).toEqual([
      ['openingBalance', '944.11', 'May 21, 2025'],
      ['closingBalance', '2,152.27', 'Jun 20, 2025'],
    ]);
  });

  it('with its amounts and dates as they were read', () => {
    const [field] = findFields(
      printLines(`
        Opening Balance
        -5,000.00
      `),
    );
    expect(field).toMatchObject({ money: [{ sign: -1 }], dates: [], textLine: { index: 1 }, line: { index: 0 } });
  });

  it('under a heading that ends with a currency or a day', () => {
    expect(
      fieldsOf(`
        Previous Balance £      Neuer Saldo per 30.04.2024
        422.51                  EUR           + 6.770,11
      `),
    ).toEqual(['openingBalance: 422.51', 'closingBalance: + 6.770,11']);
  });

  it.each(['( ₹ )', '( ` )', '(₹)', '(`)'])('where the label says in %s which money it is', (unit) => {
    expect(
      fieldsOf(`
        Previous Balance ${unit}      Total Outstanding ${unit}
        18,422.15                  22,045.01
      `)[0],
    ).toBe('openingBalance: 18,422.15');
  });

  it('where another cell begins beside its day, with a figure of its own', () => {
    const box = `
      New balance as of 05/16/2025:                   Payments              -904.51
      1,920.57                                        Credits                -68.45
    `;
    expect(fieldsOf(box)[0]).toBe('closingBalance: 1,920.57');
    expect(fieldsOf('New balance as of 05/16/2025:                   1,920.57')[0]).toContain('closingBalance');
  });

  it('but not far below', () => {
    expect(
      fieldsOf(`
        Opening Balance



        5,000.00
      `),
    ).toEqual(['openingBalance: ']);
  });

  it('unless that has a name of its own below', () => {
    expect(
      fieldsOf(`
        1,700.38
        Closing balance

        288.53             1,466.81
        Total outgoings    Total deposits
      `),
    ).toEqual(['closingBalance: 1,700.38', 'totalDebits: 288.53', 'totalCredits: 1,466.81']);
  });

  it('not above it where another label stands over the figure', () => {
    expect(
      fieldsOf(`
        Opening balance
        1,700.38
        Closing balance
      `),
    ).toEqual(['openingBalance: 1,700.38', 'closingBalance: ']);
  });

  it('not below the end of a sentence', () => {
    expect(
      fieldsOf(`
        Paying only the minimum each month it will take about 7
        years to pay your balance.
        CashBack earned this period $3.05; balance $88.15
      `),
    ).toContain('newBalance: ');
  });

  it('nor beside the place below', () => {
    expect(
      fieldsOf(`
        Opening Balance
                               5,000.00
      `),
    ).toEqual(['openingBalance: ']);
  });

  it('nor on the next page', () => {
    expect(fieldsOf('Opening Balance', '5,000.00')).toEqual(['openingBalance: ']);
  });
});

it('a unit in brackets behind the name of a balance is no value of it', () => {
  const fields = fieldsOf(`
    Account Number           Current Balance (RM)
    4283 3200 4471 1902                    183.26
  `);
  expect(fields).toEqual(['accountNumber: 4283 3200 4471 1902', 'closingBalance: 183.26']);
});

it('a name that is not known beside that of a balance is none of its value where each has a figure below', () => {
  const fields = fieldsOf(`
    Previous balance     Spending      Total amount due
    9,350.00             4,564.00      4,564.00
  `);
  expect(fields).toEqual(['openingBalance: 9,350.00', 'newBalance: 4,564.00']);
});

it('a value is level with the gap between a label and the same one in another language', () => {
  const block = `
    HARBOUR ROAD 10/2         ACCOUNT NO
                                              140560010044872
    MARINA BAY                NO. AKAUN
                              CURRENCY        RM`;
  expect(fieldsOf(block)).toContain('accountNumber: 140560010044872');
});

it('the next name of a sum is no value of a name, with the sign of its figure in front', () => {
  const sum = `
    上期帳單總額               － 已繳款金額              ＋ 本期新增款項
       8,457                        8,457                    16,620
  `;
  expect(findFields(printLines(sum))[0]?.money.map(({ text }) => text)).toEqual(['8,457']);
});

it('of figures a space apart each is of the name above it', () => {
  const [credits, debits] = findFields(
    printLines(`
      Total Credit Total Debits     Closing Balance
      INR41,959.93 INR22,965.49     INR41,117.45
    `),
  );
  expect([credits, debits].map((field) => field?.money.map(({ text }) => text))).toEqual([
    ['INR41,959.93'],
    ['INR22,965.49'],
  ]);
});

it('figures stand below names of which others go on for another line', () => {
  const fields = fieldsOf(`
    Previous balance     Total credits     Total debits     Total amount due
                         received          this cycle

    9,350.00             9,350.00          4,564.00         4,564.00
  `);
  expect(fields).toEqual(expect.arrayContaining(['openingBalance: 9,350.00', 'newBalance: 4,564.00']));
});

describe('words that are no label', () => {
  it.each(['GREEN GROCER 45.20', 'Yours sincerely', '5,000.00'])('%s', (line) => {
    expect(fieldsOf(line)).toEqual([]);
  });
});

it('the day behind the name of a balance belongs to the balance', () => {
  expect(fieldsOf('Your previous balance as of 04/01/2024     $31,031.04')).toEqual([
    'openingBalance: as of 04/01/2024',
  ]);
});

it('figures below headings that name the currency are theirs, and the signs between them those of a sum', () => {
  const page = `
    Opening Balance S$      New Credits S$      New Debits S$      Closing Balance S$
            2,314.65   -       2,327.15   +        2,688.55   =         2,676.05
  `;
  expect(fieldsOf(page).filter((field) => field.includes('Balance'))).toEqual([
    'openingBalance: 2,314.65',
    'closingBalance: 2,676.05',
  ]);
});

it('balances behind the name of a bonus are not those of the account', () => {
  expect(fieldsOf('Cashback: Opening balance 120.40 Earned 38.11 Closing balance 158.51').join()).not.toContain(
    'Balance: ',
  );
  expect(fieldsOf('Account: Opening balance 120.40')).toContain('openingBalance: 120.40');
});

it('nor are those below the rewards of a named card', () => {
  expect(
    fieldsOf(`
      Juniper® Rewards
      Earned this period      19.88
      Total balance           48.17
    `).filter((field) => field.startsWith('closingBalance')),
  ).toEqual([]);
});

it('nor are those below a title that calls itself a summary of the rewards', () => {
  expect(
    fieldsOf(`
      Grocer Cash Back Rewards Summary
      Previous balance        $148.20
    `).filter((field) => field.includes('Balance: ')),
  ).toEqual([]);
});

it('nor are those of a box of rewards beside text', () => {
  expect(
    fieldsOf(`
                                                                Cashback Rewards
      Late Payment Warning: you may have to pay a               Opening Balance $38.12
    `).filter((field) => field.startsWith('openingBalance')),
  ).toEqual([]);
});

it('nor are those of a line below the rewards alone, whose name is the end of a word', () => {
  expect(
    fieldsOf(`
      Ｖポイントのご案内
      前回残高 3,182      今回獲得 589      現在残高 3,771
    `).filter((field) => /Balance/.test(field)),
  ).toEqual([]);
});

it('two balances with their days, and their amounts at the right of the cells below', () => {
  const block = `
      Alter Saldo per 18.12.2023             Neuer Saldo per 12.01.2024
                         EUR + 396,45                            EUR - 190,68
  `;
  const money = findFields(printLines(block)).map(({ label, money: tokens }) => [
    label,
    tokens.map(({ text }) => text),
  ]);
  expect(money).toEqual([
    ['openingBalance', ['EUR + 396,45']],
    ['closingBalance', ['EUR - 190,68']],
  ]);
});

it('totals that close a list are no balance', () => {
  expect(fieldsOf('Closing totals     885.39     2,093.55')).toEqual(['total: 885.39']);
});

it('the number of a sheet beside the label of a card is not its value, which stands below', () => {
  expect(
    fieldsOf(`
      Card number                        Sheet number 1 of 3
      4890 2222 1111 0000
    `),
  ).toEqual(['accountNumber: 4890 2222 1111 0000', 'page: 1 of 3']);
});

describe('figures below two lines of headings', () => {
  const amounts = (block: string, label: string) =>
    findFields(printLines(block))
      .filter((field) => field.label === label)
      .flatMap(({ money }) => money.map(({ text }) => text));

  it('belong to the headings, of which the second translates each', () => {
    const block = `
      Previous Balance     Payments & Credits     New Balance
      上期結欠             繳款及存賬             本期結欠
      6,612.40             6,652.40               4,184.31`;
    expect(amounts(block, 'openingBalance')).toEqual(['6,612.40']);
    expect(amounts(block, 'closingBalance')).toEqual(['4,184.31']);
  });

  it('belong to another name where the second line goes on with it', () => {
    const block = `
      Beginning          Price         Ending
      Market Value       Per Unit      Market Value
      52,265.92          233.33        52,278.26`;
    expect(amounts(block, 'openingBalance')).toEqual([]);
  });

  it('are not the year of a day that the heading ends with', () => {
    const block = `
      Opening balance     Closing balance on May 30,
              ($)               2025 ($)
         6,801.93               8,042.69`;
    expect(amounts(block, 'closingBalance')).toEqual(['8,042.69']);
  });

  it('may have a sign of the sum in front of the next heading', () => {
    const block = `
      Saldo anterior      (-) Créditos/Pagamentos      (+) Compras/Débitos      (=) Total
      R$ 1.210,44         R$ 1.200,00                  R$ 525,18                R$ 535,62`;
    expect(amounts(block, 'openingBalance')).toEqual(['R$ 1.210,44']);
    expect(amounts(block, 'totalDebits')).toEqual(['R$ 525,18']);
  });
});

it('figures of tiles stand at the foot, two blank lines below their names', () => {
  const tiles = (figures: string) => `
    Previous balance     Payments     New balance


    ${figures}`;
  const balances = (figures: string) =>
    findFields(printLines(tiles(figures)))
      .filter(({ label, money }) => /Balance$/.test(label) && money.length > 0)
      .map(({ text }) => text);
  expect(balances('603.49         -    589.16   =    14.33')).toEqual(['603.49', '14.33']);
  expect(balances('03/04/2025          589.16        14.33')).toEqual([]);
  expect(balances('603.49')).toEqual([]);
});

it('names of a row of figures end each other where one of them goes on below, or has two letters', () => {
  const balances = (block: string) =>
    findFields(printLines(block))
      .filter(({ label, money }) => /Balance$/.test(label) && money.length > 0)
      .map(({ text }) => text);
  expect(
    balances(`
    Saldo anterior   Pagamentos    Compras       Saldo atual
                      recebidos
              0,00       273,98    471,84            197,86`),
  ).toEqual(['0,00', '197,86']);
  expect(
    balances(`
    上期应还款额   还款/贷记   本期消费        本期应还金额
    0.00     -60.80  18,626.15   18,721.50`),
  ).toEqual(['0.00', '18,721.50']);
});
