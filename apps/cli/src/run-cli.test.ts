import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as readerIsReady } from 'node:timers/promises';
import { formatNames } from '@extracto/formats';
import { ExtractionError, type ExtractionResult, type Verification } from '@extracto/model';
import { resultSchema } from '@extracto/model/result';
import { makeStatement } from '@extracto/model/testing/make-statement';
import { makeTransaction } from '@extracto/model/testing/make-transaction';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { runCli } from './run-cli.ts';
import type { DocumentOptions, Extractor } from './surroundings.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-cli-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A file's text decides: `verified`, `mismatch` and `unverifiable` (or two of them) give a result, an error code fails. */
async function extractByContent(bytes: Uint8Array, options: DocumentOptions): Promise<ExtractionResult> {
  const content = Buffer.from(bytes).toString();
  for (const page of [1, 2, 3]) options.onProgress?.({ page, pages: 3 });
  if (content === 'secret' && options.password !== 'sesame') throw new ExtractionError('password_incorrect');
  if (content === 'garbage') throw new ExtractionError('not_a_pdf');
  if (content === 'crash') throw new TypeError('undefined is not a function at 987.65');
  return resultOf(content === 'secret' ? ['verified'] : (content.split(' ') as Verification['status'][]));
}

function resultOf(verdicts: readonly Verification['status'][]): ExtractionResult {
  return {
    documentType: 'Statement',
    parser: 'Document',
    pages: 3,
    bankId: null,
    statements: verdicts.map((status) =>
      makeStatement({
        account: { type: 'checking', number: null, holder: null, currency: 'USD' },
        transactions: [
          makeTransaction({ id: '4Q0X5V7M2KT3N9RA', date: '2024-01-02', description: 'RENT', amount: '-20.00' }),
        ],
        verification: { status, checks: [], breaks: [], missing: [] },
      }),
    ),
    warnings: [],
  };
}

interface Run {
  readonly status: number;
  readonly output: string;
  readonly notes: string;
  readonly seen: readonly DocumentOptions[];
  readonly loads: readonly unknown[];
}

async function run(
  args: readonly string[],
  terminal: { isTerminal: boolean; columns: number } | null = null,
  called = folder,
): Promise<Run> {
  let [output, notes, nowMs, isClosed, isWriting] = ['', '', 0, false, false];
  const seen: DocumentOptions[] = [];
  const loads: unknown[] = [];
  const extractor: Extractor = {
    extract: (bytes, options) => {
      seen.push(options);
      return extractByContent(bytes, options);
    },
    trace: () => Promise.reject(new Error('Nothing is traced here.')),
    close: async () => {
      isClosed = true;
    },
  };
  const status = await runCli(args, {
    folder: called,
    writeOutput: async (content) => {
      expect(isWriting).toBe(false);
      isWriting = true;
      await readerIsReady();
      isWriting = false;
      output += typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
    },
    writeNote: (text) => {
      notes += text;
    },
    isTerminal: terminal?.isTerminal ?? false,
    columns: terminal?.columns ?? 80,
    nowMs: () => (nowMs += 500),
    untilInterrupted: () => Promise.resolve(),
    openExtractor: async (load) => {
      loads.push(load);
      return extractor;
    },
  });
  expect(isClosed).toBe(loads.length > 0);
  return { status, output, notes, seen, loads };
}

async function place(files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

const at = (...parts: string[]) => join(folder, ...parts);
const written = async () => {
  const entries = await readdir(at('out'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(at('out').length + 1))
    .sort();
};

describe('converting', () => {
  test('a long result is written no faster than it is taken', async () => {
    await place({ 'decade.pdf': Array(200).fill('verified').join(' ') });
    const { output } = await run(['convert', at('decade.pdf')]);
    expect(output.length).toBeGreaterThan(1 << 17);
    expect(resultSchema.parse(JSON.parse(output)).statements).toHaveLength(200);
  });

  test('one document goes to standard output, the summary does not', async () => {
    await place({ 'march.pdf': 'verified' });
    const { status, output, notes } = await run(['convert', at('march.pdf')]);
    expect(status).toBe(0);
    expect(resultSchema.parse(JSON.parse(output)).pages).toBe(3);
    expect(notes).toBe(
      '1 document, 3 pages, 1 transaction: 1 verified, 0 mismatch, 0 unverifiable, 0 failed (6.0 pages/s)\n',
    );
  });

  test('a hyphen in place of a folder is standard output, and makes no folder of that name', async () => {
    await place({ 'march.pdf': 'verified' });
    const { output } = await run(['convert', at('march.pdf'), '--out', '-']);
    expect(output).toBe((await run(['convert', at('march.pdf')])).output);
    expect(existsSync('-')).toBe(false);
  });

  test('one document as CSV', async () => {
    await place({ 'march.pdf': 'verified' });
    const { output } = await run(['convert', at('march.pdf'), '--format', 'csv']);
    expect(output.split('\r\n')[1]).toMatch(/^,2024-01-02,,,RENT,,debit,-20\.00,USD,,1,\w{16}$/);
  });

  test('one document in the dialect that was asked for', async () => {
    await place({ 'march.pdf': 'verified' });
    const german = ['--delimiter', 'semicolon', '--decimals', 'comma', '--dates', 'DD.MM.YYYY', '--amounts', 'split'];
    const { output } = await run(['convert', at('march.pdf'), '--format', 'csv', ...german]);
    expect(output.split('\r\n')[1]).toMatch(/^;02\.01\.2024;;;RENT;;debit;20,00;;USD;;1;\w{16}$/);
  });

  test('an option goes to every format that knows it', async () => {
    await place({ 'march.pdf': 'verified' });
    await run(['convert', at('march.pdf'), '--out', at('out'), '--format', 'csv,qif', '--dates', 'DD/MM/YYYY']);
    expect(await readFile(at('out', 'march.qif'), 'utf8')).toContain('D02/01/2024');
    expect(await readFile(at('out', 'march.csv'), 'utf8')).toContain('02/01/2024');
  });

  test('a workbook goes to standard output as it is', async () => {
    await place({ 'march.pdf': 'verified' });
    expect((await run(['convert', at('march.pdf'), '--format', 'xlsx'])).output.slice(0, 2)).toBe('PK');
  });

  test('a format that cannot carry a result fails with what is missing; the other formats are written', async () => {
    await place({ 'march.pdf': 'verified' });
    const { status, notes } = await run(['convert', at('march.pdf'), '--out', at('out'), '--format', 'mt940,json']);
    expect(status).toBe(1);
    expect(notes).toContain(`${at('march.pdf')}: mt940: MT940 needs an account number,`);
    expect(await written()).toEqual(['march.json']);
  });

  test('a folder is searched whole, *.pdf in any case, and nothing else', async () => {
    await place({
      'in/b.PDF': 'verified',
      'in/a.pdf': 'mismatch',
      'in/deep/er/c.pdf': 'unverifiable',
      'in/notes.txt': 'x',
    });
    const { status, output, notes } = await run(['convert', at('in'), '--out', at('out')]);
    expect(status).toBe(0);
    expect(output).toBe('');
    expect(await written()).toEqual(['a.json', 'b.json', 'c.json']);
    expect(notes).toContain('3 documents, 9 pages, 3 transactions: 1 verified, 1 mismatch, 1 unverifiable, 0 failed');
  });

  test('several formats are written side by side', async () => {
    await place({ 'march.pdf': 'verified' });
    await run(['convert', at('march.pdf'), '--out', at('out'), '--format', 'json, CSV']);
    expect(await written()).toEqual(['march.csv', 'march.json']);
  });

  test('a file that is named is taken whatever it is called', async () => {
    await place({ statement: 'verified' });
    expect((await run(['convert', at('statement'), '--out', at('out')])).status).toBe(0);
    expect(await written()).toEqual(['statement.json']);
  });

  test('a format that is not written names the flags that help, and the document keeps its verdict', async () => {
    await place({ 'a.pdf': 'verified' });
    const args = ['convert', at('a.pdf'), '-o', at('out'), '-f', 'mt940,json', '--json'];
    const { status, output, notes } = await run(args);
    const { documents, totals } = JSON.parse(output);
    expect(status).toBe(1);
    expect(documents[0]).toMatchObject({ status: 'verified', outputs: [at('out', 'a.json')], error: null });
    expect(documents[0].formats).toEqual([
      { format: 'mt940', outputs: [], error: expect.stringContaining('--account, --opening-balance') },
      { format: 'json', outputs: [at('out', 'a.json')], error: null },
    ]);
    expect(totals).toMatchObject({ verified: 1, failed: 0, notWritten: 1 });
    expect(notes).toContain('and 1 file not written');
    const given = ['--account', '1', '--opening-balance', '20.00', '--closing-balance', '0.00'];
    expect((await run([...args, ...given])).status).toBe(0);
  });

  test('accounts are split into files, of QIF always', async () => {
    await place({ 'a.pdf': 'verified verified' });
    await run(['convert', at('a.pdf'), '--out', at('out'), '--format', 'qif,csv']);
    expect(await written()).toEqual(['a-account1-USD.qif', 'a-account2-USD.qif', 'a.csv']);
    await run(['convert', at('a.pdf'), '--out', at('out'), '--format', 'csv', '--split', 'accounts']);
    expect(await written()).toContain('a-account2-USD.csv');
  });

  test('hledger’s rules are written beside the CSV file', async () => {
    await place({ 'a.pdf': 'verified' });
    await run(['convert', at('a.pdf'), '--out', at('out'), '--format', 'csv', '--preset', 'hledger']);
    expect(await written()).toEqual(['a.csv', 'a.csv.rules']);
  });

  test('a hidden folder is left alone unless it is named', async () => {
    await place({ 'in/a.pdf': 'verified', 'in/.trash/b.pdf': 'verified' });
    await run(['convert', at('in'), '--out', at('out')]);
    expect(await written()).toEqual(['a.json']);
    await run(['convert', at('in', '.trash'), '--out', at('out')]);
    expect(await written()).toEqual(['a.json', 'b.json']);
  });

  test.each([
    ['verified', 0],
    ['verified unverifiable', 3],
    ['mismatch', 3],
    ['garbage', 1],
  ])('%s with --require verified ends with %i', async (content, expected) => {
    await place({ 'a.pdf': content });
    const args = ['convert', at('a.pdf'), '--out', at('out'), '--require', 'verified'];
    expect((await run(args)).status).toBe(expected);
  });

  test('-q reports only failures', async () => {
    await place({ 'a.pdf': 'verified', 'b.pdf': 'garbage' });
    expect((await run(['convert', at('a.pdf'), '-o', at('out'), '-q'])).notes).toBe('');
    expect((await run(['convert', at('b.pdf'), '-o', at('out'), '-q'])).notes.split('\n')).toHaveLength(2);
  });

  test.each([
    [['covert', 'a.pdf'], 'There is no command "covert". Did you mean convert?'],
    [['convert', 'a.pdf', '--fromat', 'csv'], 'Did you mean --format?'],
    [['convert', 'a.pdf', '--format', 'cvs'], 'Did you mean csv?'],
  ])('%j says what was meant', async (args, hint) => {
    const { status, notes } = await run(args);
    expect(status).toBe(2);
    expect(notes).toContain(hint);
  });

  test('help of a command is asked for both ways', async () => {
    const { output } = await run(['help', 'convert']);
    expect(output).toBe((await run(['convert', '--help'])).output);
    expect((await run(['help', 'covert'])).status).toBe(2);
  });

  test('equal names keep the folders that tell them apart', async () => {
    await place({ 'in/a/x.pdf': 'verified', 'in/b/x.pdf': 'verified', 'in/b/y.pdf': 'verified' });
    await run(['convert', at('in'), '--out', at('out')]);
    expect(await written()).toEqual(['a/x.json', 'b/x.json', 'y.json']);
  });

  test('a document named twice is read once', async () => {
    await place({ 'in/x.pdf': 'verified' });
    const { seen } = await run([
      'convert',
      at('in'),
      at('in', 'x.pdf'),
      at('in', '..', 'in', 'x.pdf'),
      '--out',
      at('out'),
    ]);
    expect(seen).toHaveLength(1);
  });

  test('a pattern that no shell expanded is expanded', async () => {
    await place({ 'in/2023-12.pdf': 'verified', 'in/2024-01.pdf': 'verified', 'in/deep/2024-02.pdf': 'verified' });
    expect((await run(['convert', at('in', '**', '2024-*.pdf'), '--out', at('out')])).status).toBe(0);
    expect(await written()).toEqual(['2024-01.json', '2024-02.json']);
    const { status, notes } = await run(['convert', at('in', '1999-*.pdf'), '--out', at('out')]);
    expect(status).toBe(1);
    expect(notes).toContain('1999-*.pdf: No file matches this pattern.');
  });

  test('a file whose name looks like a pattern is that file', async () => {
    await place({ 'in/a[1].pdf': 'verified', 'in/a1.pdf': 'verified' });
    await run(['convert', at('in', 'a[1].pdf'), '--out', at('out')]);
    expect(await written()).toEqual(['a[1].json']);
  });

  test('the summary as JSON has a record of every document and the totals', async () => {
    await place({ 'in/a.pdf': 'verified mismatch', 'in/b.pdf': 'garbage' });
    const { output } = await run([
      'convert',
      at('in'),
      '--out',
      at('out'),
      '--format',
      'json,csv',
      '--json',
      '--jobs',
      '1',
    ]);
    const { documents, totals } = JSON.parse(output);
    expect(documents).toEqual([
      {
        path: at('in', 'a.pdf'),
        status: 'mismatch',
        pages: 3,
        statements: 2,
        transactions: 2,
        outputs: [at('out', 'a.json'), at('out', 'a.csv')],
        formats: [
          { format: 'json', outputs: [at('out', 'a.json')], error: null },
          { format: 'csv', outputs: [at('out', 'a.csv')], error: null },
        ],
        error: null,
      },
      expect.objectContaining({ path: at('in', 'b.pdf'), status: 'failed', outputs: [], error: expect.any(String) }),
    ]);
    expect(totals).toEqual({
      documents: 2,
      pages: 3,
      transactions: 2,
      verified: 0,
      mismatch: 1,
      unverifiable: 0,
      failed: 1,
      notWritten: 0,
    });
  });

  test('a document counts under the weakest of its statements', async () => {
    await place({ 'a.pdf': 'verified mismatch', 'b.pdf': 'verified unverifiable' });
    const { notes } = await run(['convert', at('a.pdf'), at('b.pdf'), '--out', at('out')]);
    expect(notes).toContain('4 transactions: 0 verified, 1 mismatch, 1 unverifiable, 0 failed');
  });

  test('results are for their owner only, and no unfinished file stays', async () => {
    await place({ 'a.pdf': 'verified' });
    await run(['convert', at('a.pdf'), '--out', at('out')]);
    expect(await written()).toEqual(['a.json']);
    expect((await stat(at('out', 'a.json'))).mode & 0o777).toBe(0o600);
  });

  test('mode, recognition and year reach the engine', async () => {
    await place({ 'a.pdf': 'verified' });
    expect((await run(['convert', at('a.pdf')])).seen).toMatchObject([
      { parser: 'Document', ocr: 'auto', year: null, password: null },
    ]);
    const { seen } = await run(['convert', at('a.pdf'), '--mode', 'page', '--ocr', 'never', '--password', 'p']);
    expect(seen).toMatchObject([{ parser: 'Page', ocr: 'never', password: 'p' }]);
    expect((await run(['convert', at('a.pdf'), '--ocr', 'always'])).seen).toMatchObject([{ ocr: 'always' }]);
    expect((await run(['convert', at('a.pdf'), '--year', '2025'])).seen).toMatchObject([{ year: 2025 }]);
  });

  test('never opens more threads than documents, and as many as asked', async () => {
    await place({ 'a.pdf': 'verified', 'b.pdf': 'verified', 'c.pdf': 'verified' });
    const inputs = ['a', 'b', 'c'].map((name) => at(`${name}.pdf`));
    expect((await run(['convert', ...inputs, '--out', at('out'), '--jobs', '9'])).loads).toEqual([
      { threads: 3, processors: 9, timeoutMs: null },
    ]);
    expect((await run(['convert', ...inputs, '--out', at('out'), '--jobs', '1'])).loads).toEqual([
      { threads: 1, processors: 1, timeoutMs: null },
    ]);
    expect((await run(['convert', inputs[0]!, '--jobs', '4', '--timeout', '9'])).loads).toEqual([
      { threads: 1, processors: 4, timeoutMs: 9_000 },
    ]);
  });
});

describe('options by document', () => {
  test('each document has its own, the others those of the flags', async () => {
    await place({
      'a.pdf': 'verified',
      'b.pdf': 'verified',
      'c.pdf': 'verified',
      'o.csv': 'file,account,year,closing-balance\na.pdf,111,2025,\n"b.pdf",222,,10.00\n',
    });
    const args = ['convert', at('a.pdf'), at('b.pdf'), at('c.pdf'), '-o', at('out'), '-f', 'csv', '--jobs', '1'];
    const { status, seen } = await run([...args, '--account', '999', '--year', '2020', '--options', at('o.csv')]);
    expect([status, seen.map(({ year }) => year)]).toEqual([0, [2025, 2020, 2020]]);
    const accounts = ['a', 'b', 'c'].map(async (name) =>
      (await readFile(at('out', `${name}.csv`), 'utf8')).split('\r\n')[1]!.slice(0, 4),
    );
    expect(await Promise.all(accounts)).toEqual(['111,', '222,', '999,']);
  });

  test('a balance of the file makes a format possible', async () => {
    const columns = 'file,account,opening-balance,closing-balance';
    await place({ 'a.pdf': 'verified', 'o.csv': `${columns}\na.pdf,1,20.00,0.00\n` });
    const args = ['convert', at('a.pdf'), '-o', at('out'), '-f', 'mt940'];
    expect((await run(args)).status).toBe(1);
    expect((await run([...args, '--options', at('o.csv')])).status).toBe(0);
  });

  test.each([
    ['no column for the file', 'name,account\na.pdf,1\n', 'has no column "file"'],
    ['an unknown column', 'file,acount\na.pdf,1\n', 'has no column "acount". Did you mean account?'],
    ['a value that is none', 'file,year\na.pdf,2025\nb.pdf,soon\n', '--options, row 3: year is a number from 1900'],
    ['a row without a file', 'file,year\n,2025\n', '--options, row 2: the column file is empty.'],
    ['a row of another length', 'file,year\na.pdf\n', 'is not CSV'],
    ['no file', null, 'cannot be read'],
  ])('%s is refused before anything is read', async (_, content, sentence) => {
    await place({ 'a.pdf': 'verified', ...(content === null ? {} : { 'o.csv': content }) });
    const { status, notes, seen } = await run(['convert', at('a.pdf'), '-f', 'csv', '--options', at('o.csv')]);
    expect([status, seen]).toEqual([2, []]);
    expect(notes).toContain(sentence);
  });
});

describe('extracto.json', () => {
  test('has the flags that are not typed, with paths beside itself', async () => {
    const convert = { out: 'out', format: ['csv', 'json'], delimiter: 'semicolon', year: 2024, quiet: true };
    await place({ 'a.pdf': 'verified', 'extracto.json': JSON.stringify({ convert }) });
    const { status, notes, seen } = await run(['convert', at('a.pdf')]);
    expect([status, notes, seen[0]?.year]).toEqual([0, '', 2024]);
    expect(await written()).toEqual(['a.csv', 'a.json']);
    expect(await readFile(at('out', 'a.csv'), 'utf8')).toContain('account;date');
    expect((await run(['convert', at('a.pdf'), '-f', 'csv', '--out=-', '--delimiter', 'tab'])).output).toContain('\t');
  });

  test('is found above, and the nearest one counts', async () => {
    const above = JSON.stringify({ convert: { format: 'csv' } });
    await place({ 'extracto.json': above, 'deep/er/a.pdf': 'verified' });
    const args = ['convert', at('deep', 'er', 'a.pdf')];
    expect((await run(args, null, at('deep', 'er'))).output).toContain('account,date');
    await place({ 'deep/extracto.json': '{}' });
    expect((await run(args, null, at('deep', 'er'))).output).toContain('"statements"');
  });

  test('says nothing to a command that it does not name', async () => {
    await place({ 'extracto.json': JSON.stringify({ convert: { format: 'csv' } }) });
    expect((await run(['--version'])).status).toBe(0);
    expect((await run(['verify', at('gone.json')])).status).toBe(1);
  });

  test.each([
    ['an unknown option', '{"convert":{"fromat":"csv"}}', 'convert has no option "fromat". Did you mean "format"?'],
    ['no JSON', '{', 'is not a JSON object of commands'],
    ['a text for a switch', '{"convert":{"quiet":"yes"}}', 'quiet is true or false.'],
    ['a switch for a text', '{"convert":{"format":true}}', 'format takes a text, not true.'],
  ])('%s is refused with the place of the file', async (_, content, sentence) => {
    await place({ 'a.pdf': 'verified', 'extracto.json': content });
    const { status, notes } = await run(['convert', at('a.pdf')]);
    expect(status).toBe(2);
    expect(notes).toContain(at('extracto.json'));
    expect(notes).toContain(sentence);
  });
});

describe('passwords', () => {
  test('one password for all', async () => {
    await place({ 'a.pdf': 'secret' });
    expect((await run(['convert', at('a.pdf'), '--password', 'sesame'])).status).toBe(0);
  });

  test('a file of passwords goes before it', async () => {
    await place({ 'a.pdf': 'secret', 'b.pdf': 'secret', 'p.json': '{ "b.pdf": "wrong" }' });
    const { status, notes } = await run([
      'convert',
      at('a.pdf'),
      at('b.pdf'),
      '--out',
      at('out'),
      '--password',
      'sesame',
      '--passwords',
      at('p.json'),
    ]);
    expect(status).toBe(1);
    expect(notes).toContain(`${at('b.pdf')}: The password does not open this PDF.`);
    expect(notes).not.toContain('a.pdf');
  });

  test.each([
    ['missing', null],
    ['no JSON', '{ "a.pdf": "hunter2"'],
    ['no object', '["hunter2"]'],
    ['no strings', '{ "a.pdf": 1234 }'],
  ])('a file of passwords that is %s is refused without quoting it', async (_, content) => {
    await place({ 'a.pdf': 'secret', ...(content === null ? {} : { 'p.json': content }) });
    const { status, notes } = await run(['convert', at('a.pdf'), '--passwords', at('p.json')]);
    expect(status).toBe(2);
    expect(notes).toContain('--passwords');
    expect(notes).not.toMatch(/hunter2|1234/);
  });

  test('a name like a built-in property has no password', async () => {
    await place({ constructor: 'verified', 'p.json': '{}' });
    expect((await run(['convert', at('constructor'), '--passwords', at('p.json')])).seen[0]?.password).toBeNull();
  });
});

describe('failures are one line each and stop nothing else', () => {
  test('garbage, a crash, a missing file and a folder called x.pdf', async () => {
    await place({ 'in/a.pdf': 'garbage', 'in/b.pdf': 'crash', 'in/d.pdf': 'verified', 'in/x.pdf/readme.txt': 'x' });
    const { status, notes } = await run(['convert', at('in'), at('gone.pdf'), '--out', at('out')]);
    expect(status).toBe(1);
    expect(notes.split('\n').sort()).toEqual(
      [
        '',
        `${at('gone.pdf')}: No such file or folder.`,
        `${at('in', 'a.pdf')}: This file is not a PDF.`,
        `${at('in', 'b.pdf')}: Reading this file failed because of a bug in Extracto.`,
        `${at('in', 'x.pdf')}: This is a folder, not a PDF.`,
        '5 documents, 3 pages, 1 transaction: 1 verified, 0 mismatch, 0 unverifiable, 4 failed (6.0 pages/s)',
      ].sort(),
    );
    expect(await written()).toEqual(['d.json']);
  });

  test('a single document that fails leaves standard output empty', async () => {
    await place({ 'a.pdf': 'garbage' });
    expect(await run(['convert', at('a.pdf')])).toMatchObject({ status: 1, output: '' });
  });

  test('a folder without PDFs', async () => {
    await place({ 'in/notes.txt': 'x' });
    const { status, notes } = await run(['convert', at('in'), '--out', at('out')]);
    expect(status).toBe(1);
    expect(notes).toContain(`${at('in')}: This folder has no PDF files.\n`);
  });

  test('links that lead nowhere, or in circles', async () => {
    await place({ 'in/a.pdf': 'verified' });
    await symlink(at('nowhere'), at('in', 'b.pdf'));
    await symlink(at('in'), at('in', 'loop'));
    const { status, notes } = await run(['convert', at('in'), '--out', at('out')]);
    expect(status).toBe(1);
    expect(notes).toContain(`${at('in', 'b.pdf')}: No such file or folder.\n`);
    expect(notes).toContain('2 documents, 3 pages, 1 transaction: 1 verified');
  });

  test('a result that cannot be written', async () => {
    await place({ 'a.pdf': 'verified', 'b.pdf': 'verified' });
    await mkdir(at('out', 'a.json'), { recursive: true });
    const { status, notes } = await run(['convert', at('a.pdf'), at('b.pdf'), '--out', at('out')]);
    expect(status).toBe(1);
    expect(notes).toContain(`${at('a.pdf')}: `);
    expect(await written()).toEqual(['b.json']);
  });

  test('control characters of a file name do not reach the terminal', async () => {
    await place({ 'in/a\u001b[2Jb.pdf': 'garbage' });
    expect((await run(['convert', at('in'), '--out', at('out')])).notes).not.toContain('\u001b');
  });
});

describe('the moving line', () => {
  test('is drawn on a terminal, cut to its width, and gone at the end', async () => {
    await place({ 'a.pdf': 'verified', 'b.pdf': 'garbage' });
    const { notes } = await run(['convert', at('a.pdf'), at('b.pdf'), '--out', at('out'), '--jobs', '1'], {
      isTerminal: true,
      columns: 30,
    });
    const drawn = notes.split('\r\u001b[K');
    expect(drawn[1]).toBe('0 of 2 documents done, readin');
    expect(drawn.at(-1)).toMatch(/^\S+b\.pdf: This file is not a PDF.*\n2 documents, .*\n$/);
  });

  test('is not drawn into a file', async () => {
    await place({ 'a.pdf': 'verified' });
    expect((await run(['convert', at('a.pdf')])).notes).not.toContain('\r');
  });
});

describe('arguments that cannot be used', () => {
  test.each([
    ['no file', ['convert'], 'No file or folder was given.'],
    ['unknown option', ['convert', 'a.pdf', '--colour'], "Unknown option '--colour'."],
    ['option without value', ['convert', 'a.pdf', '--jobs'], "Option '--jobs <value>' argument missing."],
    [
      'unknown format',
      ['convert', 'a.pdf', '--format', 'json,xml'],
      `Unknown --format "xml"; it knows ${formatNames.join(', ')}.`,
    ],
    ['empty format', ['convert', 'a.pdf', '--format', ''], 'Unknown --format "";'],
    ['an option of another format', ['convert', 'a.pdf', '--delimiter', 'tab'], '--delimiter needs --format csv.'],
    [
      'a delimiter that is none',
      ['convert', 'a.pdf', '--format', 'csv', '--delimiter', ';'],
      '--delimiter is not right: ',
    ],
    ['half a currency', ['convert', 'a.pdf', '--format', 'ofx', '--currency', 'eu'], '--currency is not right: '],
    ['unknown mode', ['convert', 'a.pdf', '--mode', 'fast'], '--mode is document or page, not "fast".'],
    ['unknown ocr', ['convert', 'a.pdf', '--ocr', 'toString'], '--ocr is auto, always, or never, not "toString".'],
    ['half a year', ['convert', 'a.pdf', '--year', '25'], '--year is a number from 1900 to 2100, not "25".'],
    ['no jobs', ['convert', 'a.pdf', '--jobs', '0'], '--jobs is a number from 1 to 256, not "0".'],
    ['half a job', ['convert', 'a.pdf', '--jobs', '1.5'], '--jobs is a number from 1 to 256, not "1.5".'],
    ['no folder name', ['convert', 'a.pdf', '--out', ''], '--out needs the name of a folder.'],
    ['a summary where the result goes', ['convert', 'a.pdf', '--json'], '--json needs --out DIR.'],
    [
      'a summary where a hyphen sends the result',
      ['convert', 'a.pdf', '--out', '-', '--json'],
      '--json needs --out DIR.',
    ],
    ['a watch without a place for results', ['convert', 'in', '--watch'], '--watch needs --out DIR.'],
    ['unknown command', ['convret'], 'There is no command "convret".'],
    ['a property for a command', ['constructor'], 'There is no command "constructor".'],
  ])('%s', async (_, args, sentence) => {
    const { status, output, notes } = await run(args);
    expect({ status, output }).toEqual({ status: 2, output: '' });
    expect(notes).toContain(sentence);
    expect(notes.trimEnd().split('\n')).toHaveLength(1);
  });

  test('several documents or formats without a folder for them', async () => {
    await place({ 'a.pdf': 'verified', 'b.pdf': 'verified' });
    expect(await run(['convert', at('a.pdf'), at('b.pdf')])).toMatchObject({
      status: 2,
      notes: 'extracto: 2 documents need --out DIR. See extracto convert --help.\n',
    });
    expect(await run(['convert', at('a.pdf'), '--format', 'csv,json'])).toMatchObject({ status: 2, seen: [] });
  });

  test('a folder that cannot be made', async () => {
    await place({ 'a.pdf': 'verified' });
    const { status, notes } = await run(['convert', at('a.pdf'), '--out', at('a.pdf')]);
    expect(status).toBe(2);
    expect(notes).toContain('--out');
  });

  test('nothing at all', async () => {
    const { status, output, notes } = await run([]);
    expect({ status, output }).toEqual({ status: 2, output: '' });
    expect(notes).toContain('Usage');
  });
});

describe('help', () => {
  test.each([
    [['--help']],
    [['-h']],
    [['help']],
    [['convert', 'a.pdf', '-h']],
    ...Object.entries(COMMANDS).flatMap(([name, { help }]) => (help === null ? [] : [[[name, '--help']]])),
  ])('%j', async (args) => {
    const { status, output, notes } = await run(args);
    expect({ status, notes }).toEqual({ status: 0, notes: '' });
    expect(output).toMatch(/Usage[\s\S]*Examples/);
  });

  test('the version is the package version', async () => {
    expect((await run(['--version'])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('behind -- stands a file, whatever it is called', async () => {
    expect((await run(['convert', '--', '--help'])).notes).toContain('--help: No such file or folder.');
  });
});
