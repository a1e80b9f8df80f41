import fc from 'fast-check';
import { read } from 'mt940-js';
import { describe, expect, test } from 'vitest';
import { FormatError } from '../format-error.ts';
import { writeResult } from '../index.ts';
import { resultOf, rowsArbitrary, sampleStatement } from '../testing/sample-result.ts';
import { swiftText, wrapSwiftText } from './swift-text.ts';

const write = async (result: Parameters<typeof writeResult>[0]) => String(await writeResult(result, 'mt940'));

describe('mt940', () => {
  test('is the message of the standard', async () => {
    expect(await write(resultOf(sampleStatement([{ reference: 'AB/1' }])))).toBe(
      [
        ':20:EX241231-1',
        ':25:DE02120300000000202051',
        ':28C:1/1',
        ':60F:C241201EUR1234,56',
        ':61:2412101209D45,20NMSCAB.1//4Q0X5V7M2KT10001',
        ':86:POS PURCHASE GREEN GROCER',
        ':62F:C241231EUR1189,36',
        '-',
        '',
      ].join('\r\n'),
    );
  });

  test('a debt is a debit balance, and yen have no decimals', async () => {
    const card = {
      account: { type: 'credit_card', currency: 'JPY' },
      openingBalance: '100',
      closingBalance: '-5',
    } as const;
    const text = await write(resultOf(sampleStatement([{ amount: '-7' }], card)));
    expect(text).toContain(':60F:D241201JPY100,\r\n');
    expect(text).toContain('D7,NMSC');
    expect(text).toContain(':62F:C241231JPY5,\r\n');
  });

  test('a booking day that the year of the value date lacks is left out', async () => {
    const [leap, common] = [
      { date: '2024-02-29', valueDate: '2024-03-01' },
      { date: '2024-02-29', valueDate: '2025-03-01' },
    ];
    const text = await write(resultOf(sampleStatement([leap!, common!])));
    expect(text.match(/^:61:\d+/gm)).toEqual([':61:2403010229', ':61:250301']);
  });

  test('an amount of more than fourteen digits is refused', async () => {
    const huge = resultOf(sampleStatement([{ amount: '-1234567890123.45' }]));
    await expect(write(huge)).rejects.toThrow(FormatError);
  });

  test('any rows are read back by another reader, text in SWIFT’s characters', async () => {
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, async (rows) => {
        const text = await write(resultOf(sampleStatement(rows)));
        expect(text).toMatch(/^[A-Za-z0-9/\-?:().,'+ \r\n]*$/);
        for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(4 + 65);
        const [statement, ...others] = await read(Buffer.from(text));
        expect(others).toEqual([]);
        expect(statement).toMatchObject({
          openingBalance: { isCredit: true, date: '2024-12-01', currency: 'EUR', value: 1234.56 },
          closingBalance: { isCredit: true, date: '2024-12-31', currency: 'EUR', value: 1189.36 },
        });
        expect(
          statement!.transactions.map((row) => [
            row.bankReference,
            row.isCredit,
            row.amount,
            row.valueDate,
            row.customerReference,
          ]),
        ).toEqual(
          rows.map((row) => [
            row.id,
            row.type === 'credit',
            Math.abs(Number(row.amount)),
            row.valueDate ?? row.date,
            row.reference ?? '',
          ]),
        );
        const squeezed = (words: string) => words.replace(/ +/g, ' ').trim();
        expect(statement!.transactions.map((row) => row.description.slice(0, 60))).toEqual(
          rows.map((row) => squeezed(swiftText(row.description)).slice(0, 60)),
        );
      }),
    );
  });
});

describe('text in SWIFT’s characters', () => {
  test.each([
    ['Müller & Söhne', 'Muller + Sohne'],
    ['Банк Москвы', 'Bank Moskvy'],
    ['a_b #5 100%', 'a-b .5 100.'],
    ['  two\r\nlines ', 'two lines'],
    ['', ''],
  ])('%j becomes %j', (text, written) => {
    expect(swiftText(text)).toBe(written);
  });

  test('no line begins with a colon or hyphen, ends with a space, or is too long; together they are the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c :-]{0,300}$/), (text) => {
        const clean = swiftText(text);
        const lines = wrapSwiftText(clean, 20, 100);
        for (const line of lines.slice(1)) expect(line).not.toMatch(/^[:-]/);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(20);
        expect(lines.join('').length).toBe(clean.length);
      }),
    );
  });

  test('texts that do not fit are cut', () => {
    expect(wrapSwiftText('x'.repeat(500), 65, 6).join('')).toBe('x'.repeat(390));
  });
});
