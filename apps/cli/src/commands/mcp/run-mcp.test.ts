/** The program as agents run it, over standard input and output, with the official client. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extract } from '@extracto/engine';
import { type ExtractionResult, formatMinor, parseMinor, sumMinor } from '@extracto/model';
import { generateSample } from '@extracto/samples';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ProgressNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../testing/surroundings.ts';

const PROGRAM = fileURLToPath(new URL('../../bin.mjs', import.meta.url));

let folder = '';
let expected: ExtractionResult;
let client: Client;
let transport: StdioClientTransport;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-mcp-'));
  const statements = join(folder, 'statements');
  await mkdir(statements);
  const { pdf } = await generateSample(13, { family: 'debit-credit' });
  const secret = await generateSample(3, { family: 'signed-amount', switches: { encryption: 'aes-128' } });
  expected = await extract(pdf);
  await writeFile(join(statements, 'march.pdf'), pdf);
  await writeFile(join(statements, 'protected.pdf'), secret.pdf);
  await writeFile(join(statements, 'fake.pdf'), 'no PDF');
  await writeFile(join(statements, 'march.json'), JSON.stringify(expected));
  await writeFile(join(statements, 'changed.json'), JSON.stringify(changeOneDigit(expected)));
  await writeFile(join(statements, 'other.json'), '{"a":1}');
  await mkdir(join(statements, '.hidden'));
  await writeFile(join(statements, '.hidden', 'march.pdf'), pdf);
  await mkdir(join(statements, 'older'));
  await writeFile(join(statements, 'older', 'march é.json'), JSON.stringify(expected));
  await writeFile(join(folder, 'outside.pdf'), pdf);
  await symlink(join(folder, 'outside.pdf'), join(statements, 'link.pdf'));
  await writeFile(join(folder, 'passwords.json'), JSON.stringify({ 'protected.pdf': secret.password }));
  const args = [PROGRAM, 'mcp', statements, '--passwords', join(folder, 'passwords.json')];
  transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' });
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
}, 60_000);
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true, force: true });
});

function changeOneDigit(result: ExtractionResult): ExtractionResult {
  const changed = structuredClone(result);
  const row = changed.statements[0]!.transactions[0]!;
  row.amount = row.amount.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  return changed;
}

// biome-ignore lint/suspicious/noExplicitAny: the answer is whatever the tool's own schema says.
type Answer = any;

/** The structured answer; clients that know none read the same as text. */
async function call(name: string, args: Record<string, unknown>): Promise<Answer> {
  const answer = (await client.callTool({ name, arguments: args })) as Answer;
  expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
  expect(JSON.parse(answer.content[0].text)).toEqual(answer.structuredContent);
  return answer.structuredContent;
}

async function refusal(name: string, args: Record<string, unknown>): Promise<string> {
  const answer = (await client.callTool({ name, arguments: args })) as Answer;
  expect(answer.isError).toBe(true);
  return answer.content[0].text;
}

test('an agent is told what there is, and that it only reads', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['list_files', 'convert_file', 'verify_result', 'query_transactions']);
  for (const { annotations, description, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(description).toBeTruthy();
    expect(outputSchema).toBeTruthy();
  }
  expect(client.getInstructions()).toContain(join(folder, 'statements'));
  expect(client.getServerVersion()).toMatchObject({ name: 'extracto' });
});

describe('convert_file', () => {
  const rows = () => expected.statements.flatMap(({ transactions }) => transactions);

  test.each(['march.pdf', 'march.json'])('gives verdict and rows of %s', async (path) => {
    const answer = await call('convert_file', { path, pageSize: 500 });
    expect(answer.statements).toHaveLength(expected.statements.length);
    const { account, closingBalance, verification } = expected.statements[0]!;
    expect(answer.statements[0]).toMatchObject({ account, closingBalance, status: verification.status });
    const amounts = answer.rows.map(({ id, amount }: Answer) => [id, amount]);
    expect(amounts).toEqual(rows().map(({ id, amount }) => [id, amount]));
  });

  test('gives them in pages that make the whole', async () => {
    const ids: string[] = [];
    for (let [page, pages] = [1, 1]; page <= pages; page++) {
      const answer = await call('convert_file', { path: 'march.pdf', page, pageSize: 7 });
      expect(answer.totalRows).toBe(rows().length);
      pages = answer.pages;
      ids.push(...answer.rows.map(({ id }: Answer) => id));
    }
    expect(ids).toEqual(rows().map(({ id }) => id));
  });

  test('tells the pages that were read, while it reads', async () => {
    const seen: unknown[] = [];
    // The client's own `onprogress` drops what arrives in one piece with the answer.
    client.setNotificationHandler(ProgressNotificationSchema, ({ params }) => void seen.push(params));
    const wanted = { name: 'convert_file', arguments: { path: 'march.pdf', parser: 'Page' } };
    await client.callTool({ ...wanted, _meta: { progressToken: 'march' } });
    await expect.poll(() => seen.length).toBe(expected.pages);
    expect(seen.at(-1)).toEqual({ progressToken: 'march', progress: expected.pages, total: expected.pages });
  });

  test('opens a protected document with the password of the file, which stands in no conversation', async () => {
    const answer = await call('convert_file', { path: 'protected.pdf' });
    expect(answer.totalRows).toBeGreaterThan(0);
    expect(await refusal('convert_file', { path: 'protected.pdf', password: 'wrong' })).toContain('does not open');
  });

  test.each([
    ['fake.pdf', 'not a PDF'],
    ['gone.pdf', 'There is no file'],
    ['../outside.pdf', 'is outside the allowed folders'],
    ['other.json', 'is not a result of Extracto'],
  ])('says why %s is not read', async (path, sentence) => {
    expect(await refusal('convert_file', { path })).toContain(sentence);
  });

  test('refuses what the schema refuses', async () => {
    expect(await refusal('convert_file', { path: 'march.pdf', pageSize: 100_000 })).toContain('pageSize');
    expect(await refusal('convert_file', {})).toContain('path');
  });
});

describe('verify_result', () => {
  test('proves a result again', async () => {
    expect(await call('verify_result', { path: 'march.json' })).toMatchObject({
      verified: true,
      accounts: [{ claimed: 'verified', status: 'verified' }],
    });
  });

  test('finds the digit that was changed, whatever the result claims', async () => {
    const { verified, accounts } = await call('verify_result', { path: 'changed.json' });
    expect(verified).toBe(false);
    expect(accounts[0]).toMatchObject({ claimed: 'verified', status: 'mismatch' });
    expect(accounts[0].breaks[0].afterRow).toBeNull();
  });

  test('takes no PDF', async () => {
    expect(await refusal('verify_result', { path: 'march.pdf' })).toContain('Use convert_file');
  });
});

describe('query_transactions', () => {
  test('sums all matches exactly, whatever page is asked for', async () => {
    const answer = await call('query_transactions', { paths: ['march.pdf'], direction: 'out', pageSize: 1 });
    const { account, transactions } = expected.statements[0]!;
    const out = transactions.filter(({ type }) => type === 'debit').map(({ amount }) => parseMinor(amount, 2)!);
    const total = { amount: formatMinor(sumMinor(out), 2), minor: sumMinor(out) };
    const nothing = { amount: '0.00', minor: 0 };
    expect(answer.sums).toEqual([
      { currency: account.currency, rows: out.length, in: nothing, out: total, net: total },
    ]);
    expect(answer).toMatchObject({ totalRows: out.length, accounts: [{ status: 'verified' }] });
    expect(answer.rows).toHaveLength(1);
  });

  test('finds by day, words and amount', async () => {
    const [first] = expected.statements[0]!.transactions;
    const { date, description, amount, id } = first!;
    const size = amount.replace('-', '');
    const text = description.slice(0, 12).toLowerCase();
    const wanted = { paths: ['march.json'], from: date, to: date, text, minAmount: size, maxAmount: size };
    expect((await call('query_transactions', wanted)).rows).toMatchObject([{ id, date, description, amount }]);
    expect((await call('query_transactions', { ...wanted, text: 'no such words' })).sums).toEqual([]);
  });

  test('counts a booking once that stands in several files', async () => {
    const one = await call('query_transactions', { paths: ['march.pdf'] });
    const two = await call('query_transactions', { paths: ['march.pdf', 'march.json'] });
    expect(two.sums).toEqual(one.sums);
    expect(two.accounts).toHaveLength(1);
  });

  test('refuses an amount with a sign and a day that does not exist', async () => {
    expect(await refusal('query_transactions', { paths: ['march.pdf'], minAmount: '-1' })).toContain('without sign');
    expect(await refusal('query_transactions', { paths: ['march.pdf'], from: '2026-02-30' })).toContain(
      'calendar date',
    );
  });
});

describe('list_files', () => {
  const names = ({ files }: Answer) => files.map(({ path }: Answer) => path);

  test('names what can be read, without hidden folders and links that lead out', async () => {
    const answer = await call('list_files', {});
    const inside = ['changed.json', 'fake.pdf', 'march.json', 'march.pdf', 'older/march é.json', 'other.json'];
    expect(names(answer)).toEqual([...inside, 'protected.pdf']);
    expect(answer.files[3]).toMatchObject({ kind: 'document', bytes: expect.any(Number) });
    expect(answer).toMatchObject({ totalFiles: 7, pages: 1 });
  });

  test('takes folders and patterns, in pages', async () => {
    expect(names(await call('list_files', { paths: ['older'] }))).toEqual(['older/march é.json']);
    expect(names(await call('list_files', { paths: ['*.pdf'], pageSize: 2, page: 2 }))).toEqual(['protected.pdf']);
  });

  test.each([
    [['../*'], 'No file matches'],
    [['..'], 'is outside the allowed folders'],
    [['*.xlsx'], 'No file matches'],
  ])('refuses %j', async (paths, sentence) => {
    expect(await refusal('list_files', { paths })).toContain(sentence);
  });

  test('feeds a query with a folder', async () => {
    const one = await call('query_transactions', { paths: ['march.json'] });
    expect(await call('query_transactions', { paths: ['older', 'march.*'] })).toEqual(one);
  });

  test('a JSON file that is no result is skipped where a pattern found it, and refused by name', async () => {
    const one = await call('query_transactions', { paths: ['march.json'] });
    const found = await call('query_transactions', { paths: ['march.json', 'o*.json'] });
    expect(found).toEqual({ ...one, skipped: ['other.json'] });
    expect(await refusal('query_transactions', { paths: ['other.json'] })).toContain('is not a result');
  });
});

test('each result is a resource', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ name }) => name)).toEqual(['changed.json', 'march.json', 'older/march é.json', 'other.json']);
  const { contents } = await client.readResource({ uri: resources[2]!.uri });
  expect(JSON.parse((contents[0] as Answer).text)).toEqual(expected);
  await expect(client.readResource({ uri: 'extracto://results/..%2Fpasswords.json' })).rejects.toThrow('is outside');
  await expect(client.readResource({ uri: 'extracto://results/march.pdf' })).rejects.toThrow('is a PDF');
});

test('a prompt starts the reconciliation of a month', async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['reconcile_month', 'find_gaps']);
  const { messages } = await client.getPrompt({ name: 'reconcile_month', arguments: { month: '2026-03' } });
  expect(messages[0]).toMatchObject({ role: 'user', content: { text: expect.stringContaining('2026-03') } });
  await expect(client.getPrompt({ name: 'reconcile_month', arguments: { month: 'March' } })).rejects.toThrow('YYYY-MM');
});

test('the program ends when the agent hangs up', async () => {
  const own = new StdioClientTransport({ command: process.execPath, args: [PROGRAM, 'mcp', folder], stderr: 'ignore' });
  const other = new Client({ name: 'test', version: '1.0.0' });
  await other.connect(own);
  const { pid } = own;
  await other.close();
  await expect.poll(() => isRunning(pid!), { timeout: 10_000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([
  [[], 'Name the folders that agents may read'],
  [['gone'], '"gone" is no folder'],
  [[PROGRAM], 'is no folder'],
])('%j is refused before anything is served', async (args, sentence) => {
  expect(await runCommand(['mcp', ...args])).toMatchObject({ status: 2, notes: expect.stringContaining(sentence) });
});
