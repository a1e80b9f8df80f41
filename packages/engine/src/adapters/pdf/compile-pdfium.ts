/**
 * Loads PDFium's WebAssembly: the package's file under Node, a script of the bundler in a browser.
 * The only file of the adapter that knows on what it runs. A compiled module may be posted to worker threads, so that a
 * pool compiles once.
 */
let compiled: Promise<WebAssembly.Module> | null = null;

/** Compiles once a thread. */
export function compilePdfium(): Promise<WebAssembly.Module> {
  compiled ??= isNode() ? compileFromPackage() : compileFromBundle();
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

/** Carried inside a script: a page whose policy forbids every connection cannot fetch a file, not even its own. */
async function compileFromBundle(): Promise<WebAssembly.Module> {
  const { default: address } = await import('@hyzyla/pdfium/pdfium.wasm?url&inline');
  const text = atob(address.slice(address.indexOf(',') + 1));
  return WebAssembly.compile(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}
