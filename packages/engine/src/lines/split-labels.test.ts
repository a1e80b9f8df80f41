import { describe, expect, it } from 'vitest';
import { printWord, printWords } from '../testing/page-fixture.ts';
import { splitLabels } from './split-labels.ts';

const split = (text: string) => splitLabels([printWord(text, 0, 0, 100)]).map((word) => word.text);

describe('a label and its value in one word', () => {
  it.each([
    ['幣別：新臺幣', ['幣別：', '新臺幣']],
    ['查詢期間：113/01/01～113/02/29', ['查詢期間：', '113/01/01', '～', '113/02/29']],
    [':123456789012', [':', '123456789012']],
    ['：113/01/01～113/02/29', ['：', '113/01/01', '～', '113/02/29']],
    ['Period:01/04/2024', ['Period:', '01/04/2024']],
    ['起止日期:20260301-20260331', ['起止日期:', '20260301-20260331']],
    ['交易时间段:2026-03-01至2026-03-31', ['交易时间段:', '2026-03-01', '至', '2026-03-31']],
    ['币种:人民币/单位:元', ['币种:', '人民币/', '单位:', '元']],
    ['兹证明:王小明(证件号码:3301****2448)', ['兹证明:', '王小明(证件号码:3301****2448)']],
    ['戶名：林小明帳號：012-345-678901', ['戶名：', '林小明', '帳號：', '012-345-678901']],
    ['户名：林小明帐号：012-345', ['户名：', '林小明', '帐号：', '012-345']],
    ['支出合計33,855存入合計45,023', ['支出合計', '33,855', '存入合計', '45,023']],
    ['收入合計45，023期末餘額69489', ['收入合計', '45，023', '期末餘額', '69489']],
    ['103,321大同貿易', ['103,321', '大同貿易']],
    ['Balance:1,234.56', ['Balance:', '1,234.56']],
    ['01.04.2024-30.04.2024', ['01.04.2024', '-', '30.04.2024']],
    ['01-Apr-2024To30-Apr-2024', ['01-Apr-2024', 'To', '30-Apr-2024']],
    ['APR.11-MAY.09,2024', ['APR.11', '-', 'MAY.09,2024']],
    ['DEC12-JAN11/24', ['DEC12', '-', 'JAN11/24']],
    ['11Apr–09May2024', ['11Apr', '–', '09May2024']],
    ['04.11./05.11.', ['04.11.', '05.11.']],
    ['01-MAY-25/31-MAY-25', ['01-MAY-25', '31-MAY-25']],
    ['2024-11-04/2024-11-05', ['2024-11-04', '2024-11-05']],
    ['01/04/202502/04/2025', ['01/04/2025', '02/04/2025']],
    ['01-APR-202502-APR-2025', ['01-APR-2025', '02-APR-2025']],
    [':01-04-2024TO31-03-2025', [':', '01-04-2024', 'TO', '31-03-2025']],
    ['2024年1月1日至2024年1月31日', ['2024年1月1日', '至', '2024年1月31日']],
  ])('%s', (text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  it.each([
    '10：15',
    '1,000円',
    '利用額3,000円分割',
    '轉出3,000手續',
    '備註：',
    'DIV:PFE',
    'https://bank.example',
    '1,234.56',
    '10:22:01',
    'UPI:123456',
    '快捷支付:美团',
    '2024-04-01-0012345',
    '12.10/15.10',
    '10-20-304050-607080',
    'APR.11-MAY.09',
    'CODE11-LINE09,2024',
  ])('%s is one word', (text) => {
    expect(split(text)).toEqual([text]);
  });

  it('share its width', () => {
    const boxes = splitLabels([printWord('戶名：abcd', 0, 0, 100)]).map(({ box }) => [box[0], box[2]]);
    expect(boxes).toEqual([
      [0, 60],
      [60, 100],
    ]);
  });
});

describe('two dates that share a word are two dates', () => {
  const splitLine = (line: string) =>
    splitLabels(line.split(' ').map((text, at) => printWord(text, at * 50, 0, at * 50 + 45))).map(({ text }) => text);

  it.each([
    ['Oct 21 2025-Nov 20 2025', ['Oct', '21', '2025', '-', 'Nov', '20', '2025']],
    ['Oct 21, 2025–Nov 20, 2025', ['Oct', '21,', '2025', '–', 'Nov', '20,', '2025']],
    ['21 Oct 2025–20 Nov 2025', ['21', 'Oct', '2025', '–', '20', 'Nov', '2025']],
    ['21 Oct 2025 –20 Nov 2025', ['21', 'Oct', '2025', '–', '20', 'Nov', '2025']],
    ['21 Oct 2025– 20 Nov 2025', ['21', 'Oct', '2025', '–', '20', 'Nov', '2025']],
    ['Oct 21, 2025 –Nov 20, 2025', ['Oct', '21,', '2025', '–', 'Nov', '20,', '2025']],
    ['CAFE 2025 –20 Nov', ['CAFE', '2025', '–20', 'Nov']],
  ])('%s', (line, words) => {
    expect(splitLine(line)).toEqual(words);
  });

  it.each(['Season 2025-26 tickets', 'Model 2025-May 1', '12 2025-Nova 20'])('no dates: %s', (line) => {
    expect(splitLine(line)).toEqual(line.split(' '));
  });
});

describe('the code of a row that touches the day', () => {
  const splitRow = (row: string) => splitLabels(printWords(row)).map(({ text }) => text);

  it('is a word of its own where a month alone follows', () => {
    expect(splitRow('0721BC06 10     GROCER     45,20')).toEqual(['0721BC', '06', '10', 'GROCER', '45,20']);
  });

  it.each([
    '0721BC06 10 GROCER     45,20',
    '0721BC06     10     45,20',
    '0721BC45 10     GROCER',
    'BC06 10     GROCER',
  ])('no day: %s', (row) => {
    expect(splitRow(row)).toEqual(row.split(/ +/));
  });
});

describe('a label that touches the front of a date', () => {
  it.each([
    ['Period:28 December 2025', ['Period:', '28', 'December', '2025']],
    ['Period:December 28, 2025', ['Period:', 'December', '28,', '2025']],
    ['Page:28 of 30', ['Page:28', 'of', '30']],
  ])('%s', (row, parts) => {
    expect(splitLabels(printWords(row)).map(({ text }) => text)).toEqual(parts);
  });
});
