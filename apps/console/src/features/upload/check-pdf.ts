/**
 * Opens a PDF in the browser, far enough to know whether it needs a password and how many pages it has.
 * pdf.js and its worker are loaded on first use, from this host. This release of pdf.js never evaluates code
 * from a document, so the former switch for that (isEvalSupported) is gone.
 */
import type { FileCheck } from './selected-file.ts';

const PASSWORD_NEEDED = 1;
const PASSWORD_WRONG = 2;

async function loadPdfjs() {
  const [pdfjs, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  return pdfjs;
}

export async function checkPdf(file: File, password: string | null): Promise<FileCheck> {
  try {
    const pdfjs = await loadPdfjs();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const task = pdfjs.getDocument({ data: bytes, password: password ?? undefined, disableFontFace: true });
    try {
      const pages = (await task.promise).numPages;
      return pages > 0 ? { kind: 'ready', pages } : { kind: 'unreadable' };
    } finally {
      await task.destroy();
    }
  } catch (error) {
    return readFailure(error);
  }
}

function readFailure(error: unknown): FileCheck {
  if (error instanceof Error && error.name === 'PasswordException' && 'code' in error) {
    if (error.code === PASSWORD_NEEDED) return { kind: 'locked' };
    if (error.code === PASSWORD_WRONG) return { kind: 'wrong-password' };
  }
  return { kind: 'unreadable' };
}
