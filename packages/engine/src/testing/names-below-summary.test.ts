/** A chain of balances may begin in the summary above the names of the columns, which name its columns all the same. */
import { damageSample, generateSample, type Sample } from '@extracto/samples';
import { expect, it } from 'vitest';
import { extract } from '../pipeline.ts';

const SEED = 110182;

const readStatement = async ({ pdf }: Sample) => (await extract(pdf)).statements[0]!;

it('proves amounts below the names of their own sides, and none below those of the other', async () => {
  const sample = await generateSample(SEED, { family: 'value-date-between', locale: 'el-GR' });
  const { verification, transactions } = await readStatement(sample);
  expect(verification.status).toBe('verified');
  expect(transactions.every(({ valueDate }) => valueDate !== null)).toBe(true);
  const turned = await readStatement(await damageSample(sample, 'signs-reversed', SEED));
  expect(turned.verification.status).not.toBe('verified');
});
