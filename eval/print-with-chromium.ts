/** Prints generated pages with an installed Chromium instead of pdfkit. Not reproducible to the byte: a browser dates its files. */
import { type PageOperations, printHtml } from '@extracto/samples';
import { type Browser, chromium } from '@playwright/test';

export interface ChromiumPrinter {
  print(pages: readonly PageOperations[], title: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** `executablePath` null takes the browser that Playwright knows. */
export async function openChromiumPrinter(executablePath: string | null): Promise<ChromiumPrinter> {
  const browser: Browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox'], // it prints nothing but our own pages, and CI runs as root
  });
  return {
    print: async (pages, title) => {
      const page = await browser.newPage();
      try {
        await page.setContent(printHtml(pages, title));
        await page.evaluate(() => document.fonts.ready.then(() => null));
        return new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
