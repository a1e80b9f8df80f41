/**
 * Writes landing.html beside index.html: the same document with the landing page printed into it, its style sheets linked and
 * its scripts preloaded, so that it is readable before any script has run. The scripts of the page then take over what stands
 * there. Names of style classes and pictures are made from their content, so both builds give the same ones.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

const PAGE = /(?:landing\/landing|public-shell\/public-shell)\.tsx$/;
const ENTRY = 'src/print-landing.tsx';
const ROOT = '<div id="root"></div>';

export function printLanding(): Plugin {
  return {
    name: 'print-landing',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        const page = index.source.toString();
        const [body, head] = [await print(dir!), listTags(bundle, page).join('\n    ')];
        const printed = page
          .replace(/\s*<\/head>/, () => `\n    ${head}\n  </head>`)
          .replace(ROOT, () => `<div id="root">${body}</div>`);
        writeFileSync(join(dir!, 'landing.html'), printed);
      },
    },
  };
}

/** Builds the page for Node inside `folder`, from where its packages are found, and runs it once. */
async function print(folder: string): Promise<string> {
  const outDir = mkdtempSync(join(folder, 'print-'));
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      plugins: [react()],
      define: builtYear(),
      build: { ssr: ENTRY, outDir, target: 'es2023', assetsInlineLimit: 0, copyPublicDir: false },
    });
    const { printLanding: run } = await import(pathToFileURL(join(outDir, 'print-landing.js')).href);
    return await run();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** The year of the copyright line in the printed page, which the scripts must find there. */
export function builtYear(): Record<string, string> {
  return { 'import.meta.env.VITE_BUILT_YEAR': String(new Date().getFullYear()) };
}

/** The style sheets and scripts of the page and of all that it imports at once, without those that `page` has anyway. */
function listTags(bundle: Rolldown.OutputBundle, page: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scripts = new Set(chunks.filter(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? '')));
  const styles = new Set<string>();
  for (const chunk of scripts) {
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name);
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) scripts.add(other);
  }
  return [
    ...[...styles].map((name) => ({ name, tag: `<link rel="stylesheet" crossorigin href="/${name}">` })),
    ...[...scripts].map(({ fileName }) => ({
      name: fileName,
      tag: `<link rel="modulepreload" crossorigin href="/${fileName}">`,
    })),
  ]
    .filter(({ name }) => !page.includes(`"/${name}"`))
    .map(({ tag }) => tag);
}
