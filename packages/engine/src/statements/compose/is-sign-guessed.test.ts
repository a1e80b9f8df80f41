import { damageSample, generateSample } from '@extracto/samples';
import { expect, test } from 'vitest';
import { extract } from '../../pipeline.ts';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

test('a wallet whose signs fit a debt alone is not verified, since its name says that it holds money', async () => {
  const sample = await generateSample(45, { family: 'wallet-mixture', locale: 'en-US' });
  const { pdf } = await damageSample(sample, 'signs-reversed', 45);
  const { statements } = await extract(pdf);
  expect(statements.map(({ verification: { status } }) => status)).not.toContain('verified');
});

test('wages that a debt would be charged with leave the signs open, though a bill stands on the page', () => {
  const { statements } = readDocument(
    printPages(`
      Opening balance   100.00     Closing balance   1,447.50
      Minimum payment due   91.82
      Payment due date   17 April 2025

      Date         Details                  Amount     Balance
      20/03/2025   Gym                       40.00-   1,447.50
      14/03/2025   Rent                     600.00-   1,487.50
      07/03/2025   Salary Oake Ltd        2,000.00    2,087.50
      03/03/2025   Corner cafe               12.50-      87.50
    `),
    'Document',
  );
  expect(statements.map(({ verification: { status } }) => status)).not.toContain('verified');
});
