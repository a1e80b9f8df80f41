import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printPlainStatement } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../testing/surroundings.ts';

let folder = '';
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-trace-'));
  const bookings = [{ date: '2025-01-03', description: 'Salary', minor: 50_000 }];
  const statement = { accountNumber: '1234567890', from: '2025-01-01', to: '2025-01-31', opening: 10_000, bookings };
  await writeFile(at('a.pdf'), await printPlainStatement(statement));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function convert(...flags: string[]) {
  const { status, output } = await runCommand(['convert', at('a.pdf'), '--quiet', ...flags]);
  expect(status).toBe(0);
  return JSON.parse(output);
}

test('--trace adds the trace to the result and changes nothing else of it', async () => {
  const { trace, ...result } = await convert('--trace');
  expect(result).toEqual(await convert());
  expect(trace.pages[0].words).toContainEqual(expect.objectContaining({ text: 'Salary', recognised: null }));
  expect(trace.readings[0].statements).toMatchObject([{ status: 'verified', transactions: 1, unassigned: 0 }]);
});

test('--mask leaves nothing of the statement', async () => {
  const masked = await convert('--trace', '--mask');
  expect(masked).toMatchObject({ documentType: 'Statement', bankId: null, statements: [] });
  expect(masked.trace.readings[0].statements).toMatchObject([{ status: 'verified', transactions: 1 }]);
  expect(JSON.stringify(masked)).not.toMatch(/Salary|1234567890|500\.00|2025/);
});

test.each([
  [['--mask'], '--mask needs --trace.'],
  [['--trace', '--format', 'csv'], '--trace needs --format json.'],
])('refuses %j', async (flags, sentence) => {
  expect(await runCommand(['convert', at('a.pdf'), ...flags])).toMatchObject({
    status: 2,
    notes: expect.stringContaining(sentence),
  });
});
