import fc from 'fast-check';
import { CashManagementEndOfDayReport } from 'iso20022.js';
import { describe, expect, test } from 'vitest';
import { oneLine } from '../clean-text.ts';
import { writeResult } from '../index.ts';
import { resultOf, rowsArbitrary, sampleStatement } from '../testing/sample-result.ts';
import { schemaErrors } from '../testing/schema-errors.ts';

const PROFILE = new URL('./testing/camt053-profile.xsd', import.meta.url);
const write = async (result: Parameters<typeof writeResult>[0]) => String(await writeResult(result, 'camt053'));
const readBack = (file: string) => CashManagementEndOfDayReport.fromXML(file).statements;
const day = (date: Date) => date.toISOString().slice(0, 10);

describe('camt.053', () => {
  test('accounts with their balances, owed money a debit', async () => {
    const card = {
      account: { type: 'credit_card', number: '4111 XXXX', currency: 'USD' },
      bank: { id: null, name: null },
    } as const;
    const file = await write(
      resultOf(sampleStatement([{}]), sampleStatement([], { ...card, openingBalance: null, closingBalance: '80.00' })),
    );
    expect(await schemaErrors(file, PROFILE)).toEqual([]);
    const [account, cardAccount] = readBack(file);
    expect(account?.account).toEqual({ iban: 'DE02120300000000202051' });
    expect(
      account?.balances.map(({ type, amount, creditDebitIndicator, currency }) => [
        type,
        Math.round(amount),
        creditDebitIndicator,
        currency,
      ]),
    ).toEqual([
      ['OPBD', 123456, 'credit', 'EUR'],
      ['CLBD', 118936, 'credit', 'EUR'],
    ]);
    expect(cardAccount?.account).toEqual({ accountNumber: '4111 XXXX', currency: 'USD' });
    expect(cardAccount?.balances).toMatchObject([{ type: 'CLBD', amount: 8000, creditDebitIndicator: 'debit' }]);
  });

  test('a number that only looks like an IBAN is none', async () => {
    const file = await write(resultOf(sampleStatement([], { account: { number: 'DE03 1203 0000 0000 2020 51' } })));
    expect(file).toContain('<Othr>\n            <Id>DE03 1203 0000 0000 2020 51</Id>');
  });

  test('references and foreign amounts stand in the details', async () => {
    const row = { reference: 'CHQ 1041', original: { amount: '-41.00', currency: 'USD', rate: '1.1024' } };
    const file = await write(resultOf(sampleStatement([row])));
    expect(await schemaErrors(file, PROFILE)).toEqual([]);
    expect(file).toContain('<Ref>CHQ 1041</Ref>');
    expect(file).toContain('<Amt Ccy="USD">41.00</Amt>');
  });

  test('the other side is the creditor of a debit and the debtor of a credit', async () => {
    const rows = [
      { counterparty: 'GREEN GROCER' },
      { counterparty: 'ACME', amount: '7.00', type: 'credit' as const },
      { counterparty: null },
    ];
    const file = await write(resultOf(sampleStatement(rows)));
    expect(await schemaErrors(file, PROFILE)).toEqual([]);
    const named = [...file.matchAll(/<(Cdtr|Dbtr)>\s*<Pty>\s*<Nm>(.*)<\/Nm>/g)].map(([, role, name]) => [role, name]);
    expect(named).toEqual([
      ['Cdtr', 'GREEN GROCER'],
      ['Dbtr', 'ACME'],
    ]);
  });

  test('a value date stands there when it is printed, and only then', async () => {
    const file = await write(resultOf(sampleStatement([{ valueDate: null }, { valueDate: '2024-12-11' }])));
    expect(await schemaErrors(file, PROFILE)).toEqual([]);
    expect([...file.matchAll(/<ValDt>\s*<Dt>(.*)<\/Dt>/g)].map(([, date]) => date)).toEqual(['2024-12-11']);
  });

  test('a corrected row says so, within the length of a note', async () => {
    const corrected = { field: 'amount', read: '-277.59', reason: 'Changed by hand in review. '.repeat(30) } as const;
    const file = await write(resultOf(sampleStatement([{ corrected }])));
    expect(await schemaErrors(file, PROFILE)).toEqual([]);
    expect(file).toContain('<AddtlNtryInf>Corrected: amount was read as -277.59. Changed by hand');
  });

  test('any rows are valid and read back by another reader as they were', async () => {
    const files: string[] = [];
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, async (rows) => {
        const file = await write(resultOf(sampleStatement(rows)));
        files.push(file);
        const [statement] = readBack(file);
        expect(
          statement!.entries.map(({ accountServicerReferenceId, creditDebitIndicator, amount, bookingDate }) => [
            accountServicerReferenceId,
            creditDebitIndicator,
            Math.round(amount),
            day(bookingDate),
          ]),
        ).toEqual(
          rows.map(({ id, type, amount, date }) => [id, type, Math.abs(Number(amount.replace('.', ''))), date]),
        );
        const texts = [...file.matchAll(/<Ntry>[\s\S]*?<\/Ntry>/g)].map(([entry]) =>
          [...entry.matchAll(/<Ustrd>(.*)<\/Ustrd>/g)].map(([, text]) => unescaped(text!)).join(''),
        );
        expect(texts).toEqual(rows.map(({ description }) => oneLine(description)));
      }),
    );
    expect(await schemaErrors(files, PROFILE)).toEqual([]);
  });
});

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
