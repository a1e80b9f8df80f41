/** The text of every page as pdf.js gives it, with positions; nothing is done with it. */
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pages read. */
export async function readPdfJs(bytes: Uint8Array, password: string | null): Promise<number> {
  // Takes the bytes away from whom it got them from.
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    ...(password === null ? {} : { password }),
  });
  const document = await task.promise;
  try {
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      await page.getTextContent();
      page.cleanup();
    }
    return document.numPages;
  } finally {
    await task.destroy();
  }
}
