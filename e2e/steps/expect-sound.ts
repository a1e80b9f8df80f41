import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No accessibility finding, and nothing wider than the window. Photographs it where EXTRACTO_SCREENSHOTS names a folder. */
export async function expectSound(page: Page, name: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  if (process.env.EXTRACTO_SCREENSHOTS !== undefined) {
    await page.screenshot({ path: join(process.env.EXTRACTO_SCREENSHOTS, `${name}.png`), fullPage: true });
  }
}
