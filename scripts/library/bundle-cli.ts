/** The command line's sources → JavaScript for Node, beside the packages that it depends on. */
import { join } from 'node:path';
import { build } from 'vite';

/** Writes `bin.js`, what it loads, and the programs of threads and processes into `folder`. */
export async function bundleCli(project: string, folder: string): Promise<void> {
  const runtime = join(project, 'packages', 'engine', 'src', 'runtime');
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(project, 'apps', 'cli'),
    publicDir: false,
    build: {
      ssr: true,
      target: 'node22',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        // installed packages stay outside, but for two that every run loads in a hundred small files
        external: /^(?!@extracto\/|@noble\/|zod(?:\/|$))[@a-z]/,
        input: {
          bin: join(project, 'apps', 'cli', 'src', 'published-bin.ts'),
          'extraction-thread': join(runtime, 'extraction-thread.ts'),
          'recognition-worker': join(runtime, 'recognition-worker.ts'),
          'line-image-process': join(runtime, 'line-image-process.ts'),
        },
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { target: 'node', noExternal: true },
  });
}
