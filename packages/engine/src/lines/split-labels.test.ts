import { describe, expect, it } from 'vitest';
import { printWord } from '../testing/page-fixture.ts';
import { splitLabels } from './split-labels.ts';

const split = (text: string) => splitLabels([printWord(text, 0, 0, 100)]).map((word) => word.text);

describe('a label and its value in one word', () => {
  it.each([
    ['幣別：新臺幣', ['幣別：', '新臺幣']],
    ['查詢期間：113/01/01～113/02/29', ['查詢期間：', '113/01/01', '～', '113/02/29']],
    [':123456789012', [':', '123456789012']],
    ['：113/01/01～113/02/29', ['：', '113/01/01', '～', '113/02/29']],
    ['Period:01/04/2024', ['Period:', '01/04/2024']],
    ['Balance:1,234.56', ['Balance:', '1,234.56']],
    ['01.04.2024-30.04.2024', ['01.04.2024', '-', '30.04.2024']],
    ['01-Apr-2024To30-Apr-2024', ['01-Apr-2024', 'To', '30-Apr-2024']],
    ['2024年1月1日至2024年1月31日', ['2024年1月1日', '至', '2024年1月31日']],
  ])('%s', (text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  it.each([
    '10：15',
    '備註：',
    'DIV:PFE',
    'https://bank.example',
    '1,234.56',
    '10:22:01',
    'UPI:123456',
    '2024-04-01-0012345',
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
