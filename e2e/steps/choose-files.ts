import type { Page } from '@playwright/test';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export async function chooseFiles(page: Page, files: readonly ChosenFile[]) {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Drop bank statements here/ }).click();
  await (await opened).setFiles(files.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })));
}
