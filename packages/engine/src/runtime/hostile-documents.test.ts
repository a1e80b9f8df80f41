/** Documents that mean harm, read side by side with statements: each costs itself and nothing else. */
import { EXTRACTION_ERRORS, ExtractionError, type ExtractionResult } from '@extracto/model';
import { generateSample } from '@extracto/samples';
import { HOSTILE_DOCUMENTS } from '@extracto/samples/hostile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extract } from '../pipeline.ts';
import { createExtractionPool, type ExtractionPool } from './index.ts';

/** Recognition has limits of its own. */
const OPTIONS = { ocr: 'never' } as const;
const STATEMENTS = 8;

const names = Object.keys(HOSTILE_DOCUMENTS);
const endings = new Map<string, Promise<unknown>>();
const statements: Promise<ExtractionResult>[] = [];
let expected: ExtractionResult;
const pools: ExtractionPool[] = [];

function openPool(documentTimeoutMs: number): ExtractionPool {
  const pool = createExtractionPool({ threads: 2, documentTimeoutMs, documentMemoryMb: 64, pageMemoryMb: 48 });
  pools.push(pool);
  return pool;
}

beforeAll(async () => {
  const { pdf } = await generateSample(13, { family: 'debit-credit' });
  expected = await extract(pdf, OPTIONS);
  const patient = openPool(600_000);
  const brief = openPool(1_000);
  for (const [index, name] of names.entries()) {
    const { make, endsAs } = HOSTILE_DOCUMENTS[name]!;
    const pool = endsAs.includes('time_limit') ? brief : patient;
    endings.set(
      name,
      Promise.resolve(make()).then((bytes) => pool.extract(bytes, OPTIONS).catch((error: unknown) => error)),
    );
    if (index % Math.ceil(names.length / STATEMENTS) === 0) statements.push(patient.extract(pdf, OPTIONS));
  }
}, 600_000);
afterAll(async () => {
  for (const pool of pools) await pool.close();
});

describe('ends with its reason', () => {
  test.each(names)('%s', { timeout: 600_000 }, async (name) => {
    const ending = await endings.get(name);
    expect(ending).toBeInstanceOf(ExtractionError);
    const { code, message } = ending as ExtractionError;
    expect(HOSTILE_DOCUMENTS[name]!.endsAs).toContain(code);
    expect(message).toBe(EXTRACTION_ERRORS[code]);
  });
});

test('the statements between them are read as ever', { timeout: 600_000 }, async () => {
  expect(statements.length).toBeGreaterThan(STATEMENTS / 2);
  expect(await Promise.all(statements)).toEqual(statements.map(() => expected));
});
