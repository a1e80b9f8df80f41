import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type RunOnly = Parameters<AxeBuilder['options']>[0]['runOnly'];

const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Properties that other colours can break. */
const COLOR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * No accessibility finding in light and in dark, and nothing wider than the window. Photographs both where
 * EXTRACTO_SCREENSHOTS names a folder.
 */
export async function expectSound(page: Page, name: string) {
  for (const [colorScheme, runOnly] of [
    ['light', ALL_RULES],
    ['dark', COLOR_RULES],
  ] as const) {
    // Colours that fade into each other are no colours of either scheme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The console follows the system later, the longest page by seconds; pages without scripts have no attribute.
    const other = colorScheme === 'light' ? 'dark' : 'light';
    await expect(page.locator('html')).not.toHaveAttribute('data-mantine-color-scheme', other, { timeout: 30_000 });
    await page.evaluate(endTransitions);
    const { violations } = await new AxeBuilder({ page }).options({ runOnly }).analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
    expect(found, `${name}, ${colorScheme}`).toEqual([]);
    if (process.env.EXTRACTO_SCREENSHOTS !== undefined) {
      const path = join(process.env.EXTRACTO_SCREENSHOTS, `${name}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Even the shortest one shows the colours before it until the next frame, which a long page paints late. */
async function endTransitions() {
  // They begin with the frame after the one that has the new colours.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
