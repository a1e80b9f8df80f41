import { damageSample, generateSample } from '@extracto/samples';
import { expect, test } from 'vitest';
import { extract } from '../../pipeline.ts';

test('a wallet whose signs fit a debt alone is not verified, since its name says that it holds money', async () => {
  const sample = await generateSample(45, { family: 'wallet-mixture', locale: 'en-US' });
  const { pdf } = await damageSample(sample, 'signs-reversed', 45);
  const { statements } = await extract(pdf);
  expect(statements.map(({ verification: { status } }) => status)).not.toContain('verified');
});
