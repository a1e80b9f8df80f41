/** The first page of a PDF, for tests of what is read. */
import type { Page } from '@extracto/model';
import { openPdf } from '../open-pdf.ts';

export async function readFirstPage(bytes: Uint8Array, password: string | null = null): Promise<Page> {
  const document = await openPdf(bytes, password);
  try {
    return document.readPage(0);
  } finally {
    document.close();
  }
}

export async function readTexts(bytes: Uint8Array, password: string | null = null): Promise<string[]> {
  return (await readFirstPage(bytes, password)).words.map((word) => word.text);
}
