/**
 * pdf.js and one worker of it for all documents, on first use and from this host. The worker is kept, so that a page
 * that has shown one document shows the next without a network. This release never evaluates code from a document.
 */
let loaded: ReturnType<typeof load> | null = null;

export function loadPdfjs() {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function load() {
  const [{ getDocument, GlobalWorkerOptions, PDFWorker }, { default: workerUrl }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  GlobalWorkerOptions.workerSrc = workerUrl;
  const worker = new PDFWorker();
  return {
    /** `bytes` stay the caller's. Destroying the task leaves the worker alone. */
    openPdf: (bytes: Uint8Array, password: string | null) =>
      getDocument({ data: bytes.slice(), worker, ...(password === null ? {} : { password }) }),
  };
}
