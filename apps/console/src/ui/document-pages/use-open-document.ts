import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { loadPdfjs } from './load-pdfjs.ts';

export interface OpenDocument {
  readonly document: PDFDocumentProxy;
  /** Size of the first page in points, assumed for the other pages until they load. */
  readonly width: number;
  readonly height: number;
}

/** `'locked'`: the password is missing or wrong. */
export type Opening = OpenDocument | 'failed' | 'locked' | null;

/** The opened PDF; `null` while it opens. `bytes` stay usable. */
export function useOpenDocument(bytes: Uint8Array, password: string | null): Opening {
  const [opened, setOpened] = useState<Opening>(null);
  useEffect(() => {
    let current = true;
    let close = () => {};
    setOpened(null);
    const open = async () => {
      const { openPdf } = await loadPdfjs();
      if (!current) return;
      const task = openPdf(bytes, password);
      close = () => void task.destroy();
      const document = await task.promise;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (current) setOpened({ document, width, height });
    };
    open().catch((error: unknown) => {
      const isLocked = error instanceof Error && error.name === 'PasswordException';
      if (current) setOpened(isLocked ? 'locked' : 'failed');
    });
    return () => {
      current = false;
      close();
    };
  }, [bytes, password]);
  return opened;
}
