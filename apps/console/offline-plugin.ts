/**
 * Writes the service worker with the list of what it keeps: the page at /private with everything that it leads to. Names of
 * built files carry their content, so the list is its own version. What only reads scans is listed apart.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import type { OfflineFiles } from './src/features/offline/offline-files.ts';

const SOURCE = join(import.meta.dirname, 'src/features/offline/service-worker.ts');
const PUBLIC = join(import.meta.dirname, 'public');
const PAGE = /pages\/private\/private\.tsx$/;
const SCANS = /traineddata|tesseract/;
/** Only in search engines' and the sample's own interest. */
const PUBLIC_UNUSED = /robots\.txt|\.pdf$/;

interface BuiltFile {
  readonly text: string;
  readonly styles: readonly string[];
  readonly sizeBytes: number;
  readonly isEntry: boolean;
  readonly isPage: boolean;
}

export function keepOffline(): Plugin {
  return {
    name: 'keep-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = new Map(
          Object.values(bundle).map((file): [string, BuiltFile] => {
            const isChunk = file.type === 'chunk';
            const content = isChunk ? file.code : file.source;
            return [
              file.fileName,
              {
                text: /\.(?:m?js|css)$/.test(file.fileName) ? content.toString() : '',
                styles: isChunk ? [...(file.viteMetadata?.importedCss ?? [])] : [],
                sizeBytes: Buffer.byteLength(content),
                isEntry: isChunk && file.isEntry,
                isPage: isChunk && PAGE.test(file.facadeModuleId ?? ''),
              },
            ];
          }),
        );
        const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
        // Its imports are types alone; what is left of a module is no script.
        const script = code.replace(/^export \{\};$/m, '');
        const files = `const OFFLINE = ${JSON.stringify(listFiles(built))};\n`;
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: files + script });
      },
    },
  };
}

function listFiles(built: ReadonlyMap<string, BuiltFile>): OfflineFiles {
  const needed = followNames(built);
  const published = readdirSync(PUBLIC).filter((name) => !PUBLIC_UNUSED.test(name));
  const scans = needed.filter((name) => SCANS.test(name));
  const always = [...needed.filter((name) => !SCANS.test(name)), ...published];
  const hash = createHash('sha256').update(readFileSync(SOURCE));
  for (const name of [...always, ...scans]) hash.update(name);
  for (const name of published) hash.update(readFileSync(join(PUBLIC, name)));
  return {
    version: hash.digest('hex').slice(0, 16),
    always: always.map((name) => `/${name}`),
    scans: scans.map((name) => `/${name}`),
    scanBytes: scans.reduce((sum, name) => sum + (built.get(name)?.sizeBytes ?? 0), 0),
  };
}

/**
 * The page and the entry, and every built file whose name stands in one that is needed. The entry names the files of all
 * pages, so only what it imports at once is taken from it.
 */
function followNames(built: ReadonlyMap<string, BuiltFile>): string[] {
  const names = new Map([...built.keys()].map((name) => [basename(name), name]));
  const pattern = /(?<=["'`/])[\w.-]+-[\w-]{8}\.(?:m?js|css|woff2)(?=["'`)])/g;
  const waiting = [...built].filter(([, { isPage, isEntry }]) => isPage || isEntry).map(([name]) => name);
  const needed = new Set(waiting);
  for (const name of waiting) {
    const { text = '', styles = [], isEntry = false } = built.get(name) ?? {};
    for (const style of styles) needed.add(style);
    const seen = isEntry ? (text.match(/^import[^;]*;/gm)?.join('') ?? '') : text;
    for (const [found] of seen.matchAll(pattern)) {
      const next = names.get(found);
      if (next === undefined || needed.has(next)) continue;
      needed.add(next);
      waiting.push(next);
    }
  }
  // A style sheet has the fonts of all alphabets; the one that statements are shown in is kept whole.
  for (const name of built.keys()) if (/\/inter-.*\.woff2$|-latin-.*\.woff2$/.test(name)) needed.add(name);
  return [...needed].sort();
}
