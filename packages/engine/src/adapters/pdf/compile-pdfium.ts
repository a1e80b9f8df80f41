/**
 * Where PDFium's WebAssembly comes from: the package's file under Node, the bundler's asset in a browser.
 * The only file of the adapter that knows on what it runs. A compiled module may be posted to worker threads, so that a
 * pool compiles once.
 */
let compiled: Promise<WebAssembly.Module> | null = null;

/** Compiles once a thread. */
export function compilePdfium(): Promise<WebAssembly.Module> {
  compiled ??= isNode() ? compileFromPackage() : compileFromUrl();
  return compiled;
}

/** Hands in a module that somebody else compiled. */
export function providePdfium(module: WebAssembly.Module): void {
  compiled = Promise.resolve(module);
}

function isNode(): boolean {
  return typeof process === 'object' && typeof process.versions?.node === 'string';
}

async function compileFromPackage(): Promise<WebAssembly.Module> {
  const [{ readFile }, { createRequire }] = await Promise.all([import('node:fs/promises'), import('node:module')]);
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  return WebAssembly.compile(await readFile(path));
}

async function compileFromUrl(): Promise<WebAssembly.Module> {
  // @ts-expect-error `?url` is the bundler's (Vite): it emits the file and gives its address.
  const { default: url } = (await import('@hyzyla/pdfium/pdfium.wasm?url')) as { default: string };
  const response = await fetch(url);
  return WebAssembly.compile(await response.arrayBuffer());
}
