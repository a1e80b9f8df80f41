/** Opens a PDF in the browser, far enough to know whether it needs a password and how many pages it has. */
import { loadPdfjs } from '../../ui/document-pages/load-pdfjs.ts';
import type { FileCheck } from './selected-file.ts';

const PASSWORD_NEEDED = 1;
const PASSWORD_WRONG = 2;

export async function checkPdf(file: File, password: string | null): Promise<FileCheck> {
  try {
    const { openPdf } = await loadPdfjs();
    const task = openPdf(new Uint8Array(await file.arrayBuffer()), password);
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
