/** The engine's sources → one script for Node, one for browsers, and one for what is done with results. */
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

/** PDFium's package names its file, and a bundler would put it in a second time: the engine brings the bytes itself. */
const leaveOutSecondPdfium: Plugin = {
  name: 'leave-out-second-pdfium',
  transform: (code, id) =>
    /@hyzyla[\\/]pdfium/.test(id)
      ? code.replaceAll('new URL("pdfium.wasm", import.meta.url)', 'new URL("about:blank")')
      : null,
};

/** Writes `node.js`, `browser.js` and `results.js` into `folder`. */
export async function bundleEngine(engine: string, folder: string): Promise<void> {
  const entry = join(engine, 'src', 'index.ts');
  await build(configure(engine, entry, folder, 'browser.js', {}));
  await build(
    configure(engine, entry, folder, 'node.js', {
      // Node reads PDFium's file from its package; the script with the bytes inside is the browser's.
      build: { rolldownOptions: { external: [/^node:/, /^@hyzyla\/pdfium/] } },
      ssr: { target: 'node', noExternal: true },
    }),
  );
  await build(
    configure(engine, join(import.meta.dirname, 'results.ts'), folder, 'results.js', {
      build: { rolldownOptions: { external: [/^node:/] } },
      ssr: { target: 'node', noExternal: true },
    }),
  );
}

function configure(
  engine: string,
  entry: string,
  folder: string,
  fileName: string,
  changes: InlineConfig,
): InlineConfig {
  return {
    configFile: false,
    logLevel: 'error',
    root: engine,
    publicDir: false,
    plugins: [leaveOutSecondPdfium],
    ...changes,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      lib: { entry, formats: ['es'], fileName: () => fileName },
      ...changes.build,
      // Vite itself keeps the white space of a library.
      rolldownOptions: { ...changes.build?.rolldownOptions, output: { codeSplitting: false, minify: true } },
    },
  };
}
