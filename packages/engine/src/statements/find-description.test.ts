/** Which columns of text describe the rows. */
import { expect, it } from 'vitest';
import { printPage } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

const descriptionsOf = (list: string) =>
  readDocument(
    [printPage(`\n  Current Account   Account number 12345678\n${list}`)],
    'Document',
  ).statements[0]!.transactions.map(({ description }) => description);

it('a column of kinds that says who was paid is part of it', () => {
  const list = `
    Date         Payment type           Details             Money Out    Money In     Balance
    08/05/2024   GREEN GROCER           CD 7712                 32.34                  570.43
    17/05/2024   CASH WITHDRAWAL        UNION STREET            10.00                  560.43
    18/05/2024   STAGECOACH BUS         CD 4334                 28.62                  531.81
    20/05/2024   DIRECT CREDIT          WOOD GROUP                           131.07    662.88`;
  expect(descriptionsOf(list)).toEqual([
    'GREEN GROCER CD 7712',
    'CASH WITHDRAWAL UNION STREET',
    'STAGECOACH BUS CD 4334',
    'DIRECT CREDIT WOOD GROUP',
  ]);
});

it('details named below the reference go on with the kind beside it', () => {
  const list = `
    Date         Reference           Type              Amount        Balance
    Value date   Details
    08/05/2024   SGH4XKABCD44        Purchase          -32.34         570.43
    09/05/2024   Shop: GREEN GROCER
                 Card: 4251
    17/05/2024   SGH7QPLMNB71        Withdrawal        -10.00         560.43
    17/05/2024   Shop: UNION STREET
    18/05/2024   SGJ2WRTYUI09        Purchase          -28.62         531.81
    18/05/2024   Shop: STAGECOACH BUS`;
  expect(descriptionsOf(list)).toEqual([
    'Purchase Shop: GREEN GROCER Card: 4251',
    'Withdrawal Shop: UNION STREET',
    'Purchase Shop: STAGECOACH BUS',
  ]);
});

it('a column of receipts or of few kinds is none', () => {
  const list = `
    Date         Reference     Type       Details             Money Out    Money In     Balance
    08/05/2024   SGH4XKABCD    Purchase   GREEN GROCER            32.34                  570.43
    17/05/2024   SGH7QPLMNB    Purchase   UNION STREET            10.00                  560.43
    18/05/2024   SGJ2WRTYUI    Purchase   STAGECOACH BUS          28.62                  531.81
    20/05/2024   SGK9ZXCVBN    Purchase   WOOD GROUP                           131.07    662.88`;
  expect(descriptionsOf(list)).toEqual(['GREEN GROCER', 'UNION STREET', 'STAGECOACH BUS', 'WOOD GROUP']);
});

it('a column under a name that nobody knows is part of it where it says what each row is about', () => {
  const list = `
    Date         Details             Zwosk                     Money Out    Money In     Balance
    08/05/2024   Payment by debit card    GREEN GROCER             32.34                  570.43
    17/05/2024   Payment by debit card    UNION STREET             10.00                  560.43
    18/05/2024   Payment by debit card    STAGECOACH BUS           28.62                  531.81
    20/05/2024   Transfer from account    WOOD GROUP                           131.07     662.88`;
  expect(descriptionsOf(list)).toEqual([
    'Payment by debit card GREEN GROCER',
    'Payment by debit card UNION STREET',
    'Payment by debit card STAGECOACH BUS',
    'Transfer from account WOOD GROUP',
  ]);
});

it('names describe the rows rather than longer codes where no column is named for it', () => {
  const list = `
    Date         Reference           Account number          Money Out    Money In     Balance
    08/05/2024   RO2031314468 L01    GROCER                      32.34                  570.43
    17/05/2024   RO8350987291 L01    UNION                       10.00                  560.43
    18/05/2024   RO9852321904 L01    STAGECOACH                  28.62                  531.81`;
  expect(descriptionsOf(list)).toEqual(['GROCER', 'UNION', 'STAGECOACH']);
});

it('numbers under a name that nobody knows are none where another such column has words', () => {
  const list = `
    Zwosk   Date         Frumpel             Money Out    Money In     Balance
    00001   08/05/2024   GREEN GROCER            32.34                  570.43
    00002   17/05/2024   UNION STREET            10.00                  560.43
    00003   18/05/2024   STAGECOACH BUS          28.62                  531.81`;
  expect(descriptionsOf(list)).toEqual(['GREEN GROCER', 'UNION STREET', 'STAGECOACH BUS']);
});

it('the numbers of the rows are none', () => {
  const list = `
    0998   08-05-2024   GREEN GROCER            -32.34   570.43
    0999   17-05-2024   UNION STREET            -10.00   560.43
    1000   18-05-2024   STAGECOACH BUS          -28.62   531.81
    1001   20-05-2024   WOOD GROUP              131.07   662.88`;
  expect(descriptionsOf(list)).toEqual(['GREEN GROCER', 'UNION STREET', 'STAGECOACH BUS', 'WOOD GROUP']);
});

it('marks behind the amounts are none, where nothing names the columns of texts', () => {
  const list = `
    Payments and credits                              Amount
    08/05/2024   GREEN GROCER                         -32.34 ⧫
                 CREDIT
    17/05/2024   UNION STREET                         -10.00 ⧫`;
  expect(descriptionsOf(list)).toEqual(['GREEN GROCER CREDIT', 'UNION STREET']);
});

it('whom an account of payments names by name and e-mail is part of it, and the other account of a booking is not', () => {
  const paid = `
    Date         Description         Name / Email          Split account      Amount    Balance
    08/05/2024   Payment             Hollis Ceramics       Office supplies    -32.34     570.43
    17/05/2024   Payment                                   Undeposited        -10.00     560.43
    18/05/2024   Withdrawal                                Undeposited        -28.62     531.81
    20/05/2024   Payment             Sunniva Dahl          Payroll            131.07     662.88`;
  expect(descriptionsOf(paid)).toEqual(['Payment Hollis Ceramics', 'Payment', 'Withdrawal', 'Payment Sunniva Dahl']);
});

it('a column that is called a description in one language and a code in the other is none beside another', () => {
  const list = `
    วันที่ Date    รายการ Code    Debit     Credit     Balance    รายละเอียด Description
    08/05/2024    X2            32.34                570.43    GREEN GROCER
    17/05/2024    C2            10.00                560.43    UNION STREET
    18/05/2024    X2            28.62                531.81    STAGECOACH BUS
    20/05/2024    X1                       131.07    662.88    WOOD GROUP`;
  expect(descriptionsOf(list)).toEqual(['GREEN GROCER', 'UNION STREET', 'STAGECOACH BUS', 'WOOD GROUP']);
});

it('numbers below names that nobody knows are described by the kinds beside them', () => {
  const list = `
    Zwosk        Wimbel       Type              Date            Amount
    10052445     10024455     Transfer          08/05/2024       32.34
    10024455     10061750     Cash withdrawal   17/05/2024      -10.00
    10095319     10024455     Transfer          18/05/2024       28.62`;
  expect(descriptionsOf(list)).toEqual([
    '10052445 10024455 Transfer',
    '10024455 10061750 Cash withdrawal',
    '10095319 10024455 Transfer',
  ]);
});

it('neither the numbers of the rows are one, whatever they are called, nor currencies that stand apart from amounts', () => {
  const list = `
    Zwosk        Date             Money Out    Money In     Balance
    51.          08/05/2024   Rp      32.34                  570.43
    52.          17/05/2024           10.00                  560.43
    53.          18/05/2024                        28.62     589.05
    54.          20/05/2024   Rp       0.05                  589.00`;
  expect(descriptionsOf(list)).toEqual(['', '', '', '']);
});

it('words with the price in another currency behind them are the description of a row', () => {
  const list = `
    Date         Receipt no    Reference                    Amount     Balance
    08/05/2024   957693        SPOKEN *BOOKS USD 97,09       97.09      500.00
    17/05/2024   025435        SPOKEN *BOOKS USD 21,21       21.21      521.21`;
  expect(descriptionsOf(list)).toEqual(['SPOKEN *BOOKS USD 97,09', 'SPOKEN *BOOKS USD 21,21']);
});

it('rows without a description have their kind for one, not their status', () => {
  const list = `
    Date         Type         Amount       Balance    Status
    08/05/2024   Withdraw     -32.34       570.43     Completed
    17/05/2024   Deposit       10.00       580.43     Completed
    18/05/2024   Withdraw     -28.62       551.81     Completed
    20/05/2024   Withdraw     -31.07       520.74     Completed`;
  expect(descriptionsOf(list)).toEqual(['Withdraw', 'Deposit', 'Withdraw', 'Withdraw']);
});

it.each(['Number', 'No.', 'Serial No.'])('checks listed below "%s" are described by their numbers', (name) => {
  const list = `
    ${name.padEnd(12)} Date         Amount
    2203         05/02/2024       120.10
    2204         05/03/2024        75.00
    2206*        05/09/2024         8.25`;
  expect(descriptionsOf(list)).toEqual(['2203', '2204', '2206*']);
});

it('rows counted from one are not described by their numbers', () => {
  const list = `
    No.          Date         Amount
    1            05/02/2024       120.10
    2            05/03/2024        75.00
    3            05/09/2024         8.25`;
  expect(descriptionsOf(list)).toEqual(['', '', '']);
});

it('kinds are no part of it where the details say more, though each row of a short list has another', () => {
  const list = `
    Date         Type                Details                  Money Out    Money In     Balance
    08/05/2024   Direct debit        ROYAL GREEN GROCER           32.34                  570.43
    17/05/2024   Charges             A/C 5011                     10.00                  560.43
    18/05/2024   Cheque              000318                       28.62                  531.81
    20/05/2024   Card payment        SCREWS                      131.07                  400.74`;
  expect(descriptionsOf(list)).toEqual(['ROYAL GREEN GROCER', 'A/C 5011', '000318', 'SCREWS']);
});

it('the currencies of the amounts below a name that nobody knows are none', () => {
  const list = `
    Date         Zwk     Zwosk                  Amount      Balance
    08/05/2024   AMD     GREEN GROCER           -32.34       570.43
    17/05/2024   AMD     UNION STREET           -10.00       560.43
    18/05/2024   AMD     STAGECOACH BUS         -28.62       531.81`;
  expect(descriptionsOf(list)).toEqual(['GREEN GROCER', 'UNION STREET', 'STAGECOACH BUS']);
});
