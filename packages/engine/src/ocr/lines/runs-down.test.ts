import { generateSample } from '@extracto/samples';
import { expect, test } from 'vitest';
import { openPdf } from '../../adapters/pdf/open-pdf.ts';
import { estimateSkew } from '../estimate-skew.ts';
import { turnRaster } from '../straighten.ts';

test.each([
  ['zh-CN', 4100],
  ['ja-JP', 4100],
  ['ko-KR', 4100],
] as const)('a page of short rows in %s does not lie on its side, and does when it is turned', async (locale, seed) => {
  const switches = { rows: 'some', encryption: 'none' } as const;
  const { pdf } = await generateSample(seed, { family: 'several-accounts', locale, switches });
  const document = await openPdf(pdf, null);
  const page = document.renderPage(0, 200);
  document.close();
  expect(estimateSkew(page).isSideways).toBe(false);
  expect(estimateSkew(turnRaster(page, 1)).isSideways).toBe(true);
});
