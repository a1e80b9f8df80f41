import fc from 'fast-check';
import { Ofx } from 'ofx-data-extractor';
import { describe, expect, test } from 'vitest';
import { cutText, oneLine } from '../clean-text.ts';
import { writeResult } from '../index.ts';
import { resultOf, rowsArbitrary, sampleStatement } from '../testing/sample-result.ts';
import { schemaErrors } from '../testing/schema-errors.ts';

type Result = Parameters<typeof writeResult>[0];
const PROFILE = new URL('./testing/ofx-profile.xsd', import.meta.url);
const write = async (result: Result, options: Record<string, unknown> = {}) =>
  String(await writeResult(result, 'ofx', options));
const both = ['1', '2'] as const;

/** SGML leaves the end tags of values out: with them it is XML. */
function asXml(file: string): string {
  const body = file.slice(file.indexOf('<OFX>'));
  return file.startsWith('<?xml') ? body : body.replace(/^<([A-Z0-9.]+)>([^\n]+)$/gm, '<$1>$2</$1>');
}

const unescaped = (text: string | undefined) =>
  text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

interface ReadRow {
  readonly [field: string]: string | undefined;
}

interface ReadResponse {
  readonly CURDEF: string;
  readonly LEDGERBAL: { readonly BALAMT: string };
  readonly BANKACCTFROM?: Record<string, string>;
  readonly CCACCTFROM?: Record<string, string>;
  readonly BANKTRANLIST?: { readonly STRTTRN?: ReadRow | ReadRow[] };
}

/** As the other reader sees the file; it names the list STRTTRN, and gives one row without a list around it. */
function readLists(
  file: string,
): { currency: string; balance: string; account: Record<string, string>; rows: ReadRow[] }[] {
  const { OFX } = new Ofx(file).toJson() as never as { OFX: Record<string, Record<string, unknown>> };
  const responses = [OFX.BANKMSGSRSV1?.STMTTRNRS ?? [], OFX.CREDITCARDMSGSRSV1?.CCSTMTTRNRS ?? []].flat() as never as {
    STMTRS?: ReadResponse;
    CCSTMTRS?: ReadResponse;
  }[];
  return responses.map((response) => {
    const list = (response.STMTRS ?? response.CCSTMTRS)!;
    return {
      currency: list.CURDEF,
      balance: list.LEDGERBAL.BALAMT,
      account: (list.BANKACCTFROM ?? list.CCACCTFROM)!,
      rows: [list.BANKTRANLIST?.STRTTRN ?? []].flat(),
    };
  });
}

/** The other reader works on the text: it takes `$&` and lone brackets in a value for its own. */
const readableArbitrary = rowsArbitrary.map((rows) =>
  rows.map((row) => ({ ...row, description: row.description.replace(/[${}[\]]/g, 'S') })),
);

describe.each(both)('ofx %s', (ofxVersion) => {
  test('a bank account and a card, each in its message set, owed money negative', async () => {
    const card = sampleStatement([], {
      account: { type: 'credit_card', number: '4111 XXXX', currency: 'USD' },
      closingBalance: '80.00',
    });
    const file = await write(resultOf(sampleStatement([{}]), card), { ofxVersion });
    expect(await schemaErrors(asXml(file), PROFILE)).toEqual([]);
    expect(readLists(file)).toMatchObject([
      {
        currency: 'EUR',
        balance: '1189.36',
        account: { BANKID: '12030000', ACCTID: 'DE02120300000000202051', ACCTTYPE: 'CHECKING' },
      },
      { currency: 'USD', balance: '-80.00', account: { ACCTID: '4111XXXX' }, rows: [] },
    ]);
    expect(new Ofx(file).validate().errors).toEqual([]);
  });

  test('any rows are valid and read back by another reader as they were', async () => {
    const files: string[] = [];
    await fc.assert(
      fc.asyncProperty(readableArbitrary, async (rows) => {
        const file = await write(resultOf(sampleStatement(rows)), { ofxVersion });
        files.push(asXml(file));
        const read = readLists(file)[0]!.rows.map((row) => [
          row.FITID,
          row.TRNTYPE,
          row.DTPOSTED,
          row.DTAVAIL,
          row.TRNAMT,
          row.CHECKNUM,
          oneLine(unescaped(row.MEMO ?? row.NAME) ?? ''),
        ]);
        expect(read).toEqual(
          rows.map((row) => [
            row.id,
            row.type.toUpperCase(),
            row.date,
            row.valueDate ?? undefined,
            row.amount,
            row.reference ?? undefined,
            cutText(oneLine(row.description), 255),
          ]),
        );
      }),
    );
    expect(await schemaErrors(files, PROFILE)).toEqual([]);
  });

  test('without a closing balance the latest running balance stands, whatever the order of the list', async () => {
    const rows = [
      { date: '2024-12-03', balance: '7.00' },
      { date: '2024-12-01', balance: '9.00' },
    ];
    const balanceOf = async (list: typeof rows) =>
      readLists(await write(resultOf(sampleStatement(list, { closingBalance: null })), { ofxVersion }))[0]?.balance;
    expect([await balanceOf(rows), await balanceOf(rows.toReversed())]).toEqual(['7.00', '7.00']);
  });

  test('the name is the other side where it is known, cut at a word', async () => {
    const rows = [
      { counterparty: 'GREEN GROCER', description: 'CARD 1234 GREEN GROCER AUSTIN' },
      { counterparty: null, description: 'INTERNATIONAL TRANSFER REFERENCED' },
      { counterparty: 'GREEN GROCER', description: 'GREEN GROCER' },
      { counterparty: null, description: 'X'.repeat(40) },
    ];
    const [list] = readLists(await write(resultOf(sampleStatement(rows)), { ofxVersion }));
    expect(list?.rows.map(({ NAME, MEMO }) => [NAME, MEMO])).toEqual([
      ['GREEN GROCER', 'CARD 1234 GREEN GROCER AUSTIN'],
      ['INTERNATIONAL TRANSFER', 'INTERNATIONAL TRANSFER REFERENCED'],
      ['GREEN GROCER', undefined],
      ['X'.repeat(32), 'X'.repeat(40)],
    ]);
  });

  test('a long number keeps its end, a long description is whole in the memo', async () => {
    const description = 'A LONG DESCRIPTION THAT DOES NOT FIT INTO THE NAME';
    const number = 'MT84MALT011000012345MTLCAST001S';
    const [list] = readLists(
      await write(resultOf(sampleStatement([{ description }], { account: { number } })), { ofxVersion }),
    );
    expect(list).toMatchObject({
      account: { ACCTID: number.slice(-22) },
      rows: [{ NAME: 'A LONG DESCRIPTION THAT DOES NOT', MEMO: description }],
    });
  });
});

test('version 1 is the default', async () => {
  expect(await write(resultOf(sampleStatement([{}])))).toMatch(/^OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n/);
});

test('the character set of version 1 is the one that old programs know when it suffices', async () => {
  const header = async (description: string) =>
    (await write(resultOf(sampleStatement([{ description }])), { ofxVersion: '1' })).slice(0, 120);
  expect(await header('GREEN GROCER')).toContain('ENCODING:USASCII\nCHARSET:1252\n');
  expect(await header('MÜLLER')).toContain('ENCODING:UTF-8\nCHARSET:NONE\n');
});

test('the bank is named by the caller, by the IBAN, or not at all', async () => {
  const bankId = async (number: string, options = {}) =>
    readLists(await write(resultOf(sampleStatement([], { account: { number } })), options))[0]?.account.BANKID;
  expect(await bankId('123456')).toBe('000000000');
  expect(await bankId('123456', { bankId: '021000021' })).toBe('021000021');
  expect(await bankId('DE02 1203 0000 0000 2020 51')).toBe('12030000');
  expect(await bankId('DE03 1203 0000 0000 2020 51')).toBe('000000000');
});

describe.each(['qfx', 'qbo'] as const)('%s', (name) => {
  test('is OFX 1 that names a bank of Intuit’s list', async () => {
    const result = resultOf(sampleStatement([{}]));
    const file = String(await writeResult(result, name));
    expect(file).toMatch(/^OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n/);
    expect(file).toContain('<FID>3000\n</FI>\n<INTU.BID>3000\n</SONRS>');
    expect(await schemaErrors(asXml(file), PROFILE)).toEqual([]);
    expect(String(await writeResult(result, name, { intuitBankId: '10898' }))).toContain('<INTU.BID>10898');
  });
});
