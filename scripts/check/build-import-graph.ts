/** Source texts → who imports whom. Paths are relative to the repository, with `/`. */
import { posix } from 'node:path';
import { type Import, listImports } from './list-imports.ts';

export interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  /** As in package.json; values are paths from the package's folder. */
  readonly exports: Readonly<Record<string, string>>;
}

export interface Edge extends Import {
  readonly from: string;
  /** A file of the repository, or `null` for a dependency, a Node module or a path that leads outside. */
  readonly file: string | null;
  /** `zod`, `@scope/name` or `node:fs`; `null` for files of the repository and paths. */
  readonly dependency: string | null;
}

export interface ImportGraph {
  readonly files: ReadonlySet<string>;
  readonly edges: readonly Edge[];
}

export function buildImportGraph(
  texts: ReadonlyMap<string, string>,
  packages: readonly WorkspacePackage[],
): ImportGraph {
  const edges = [...texts].flatMap(([from, text]) =>
    listImports(from, text).map(
      (found): Edge => ({ from, ...found, ...resolveSpecifier(from, found.specifier, packages) }),
    ),
  );
  return { files: new Set(texts.keys()), edges };
}

function resolveSpecifier(from: string, specifier: string, packages: readonly WorkspacePackage[]) {
  // Bundlers allow a query: `./worker.ts?url`.
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.') || path.startsWith('/')) {
    return { file: posix.normalize(posix.join(posix.dirname(from), path)), dependency: null };
  }
  const own = packages.find(({ name }) => path === name || path.startsWith(`${name}/`));
  if (own !== undefined) return { file: resolveExport(own, `.${path.slice(own.name.length)}`), dependency: null };
  if (path.startsWith('node:')) return { file: null, dependency: path };
  return { file: null, dependency: path.split('/', path.startsWith('@') ? 2 : 1).join('/') };
}

/** The subset of package exports that this repository uses: exact names, and one `*` at the end of a pattern. */
function resolveExport({ folder, exports }: WorkspacePackage, subpath: string): string {
  const exact = exports[subpath];
  const star = exports['./*'];
  const target = exact ?? star?.replace('*', subpath.slice('./'.length)) ?? subpath;
  return posix.join(folder, target);
}
