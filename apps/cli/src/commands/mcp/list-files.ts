/** Lists the statements and results that an agent may read by its paths: files, folders with all below, and patterns. */
import { glob, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type FoundFile, findFile, findPath, isBelow } from './find-file.ts';
import { ToolError } from './tool-error.ts';

const READABLE = '**/*.{pdf,PDF,json,JSON}';
/** A call that would read more than this is a slip of the agent. */
const MOST_FILES = 500;

export interface ListedFile extends FoundFile {
  /** As the tools take it: relative to the only folder, absolute where there are several. */
  readonly path: string;
  /** False for what a folder or a pattern gave. */
  readonly isNamed: boolean;
}

/**
 * `roots`: real paths of folders; `names`: none means everything. Each file once, those of a folder or pattern sorted by
 * path. Throws `ToolError` when a name gives nothing, and when all together give more than 500 files.
 */
export async function listFiles(roots: readonly string[], names: readonly string[]): Promise<readonly ListedFile[]> {
  const files = new Map<string, FoundFile & { readonly isNamed: boolean }>();
  const take = async (name: string, isNamed: boolean) => {
    const file = await findFile(roots, name);
    files.set(file.path, { ...file, isNamed: isNamed || files.get(file.path)?.isNamed === true });
    if (files.size > MOST_FILES)
      throw new ToolError(`These are more than ${MOST_FILES} files. Name a folder or a pattern.`);
  };
  if (names.length === 0)
    for (const root of roots) for (const path of await match(root, READABLE)) await take(path, false);
  for (const name of names) for (const path of await expand(roots, name)) await take(path, path === name);
  return [...files.values()].map((file) => ({ ...file, path: nameFile(roots, file.path) }));
}

async function expand(roots: readonly string[], name: string): Promise<readonly string[]> {
  try {
    const path = await findPath(roots, name);
    return (await stat(path)).isDirectory() ? await match(path, READABLE) : [name];
  } catch (error) {
    if (!/[*?[{]/.test(name)) throw error;
  }
  const found = (await Promise.all(roots.map((root) => match(root, name)))).flat();
  if (found.length === 0) throw new ToolError(`No file matches "${name}" in ${roots.join(', ')}.`);
  return found;
}

/** Hidden files and folders are left alone, as is what a pattern finds outside of the folder. */
async function match(folder: string, pattern: string): Promise<string[]> {
  const paths: string[] = [];
  const options = { cwd: folder, exclude: (name: string) => /(^|[\\/])\.[^\\/.]/.test(name) };
  for await (const name of glob(pattern, options)) {
    const path = join(folder, name);
    if (isBelow(folder, path) && /\.(pdf|json)$/i.test(path) && (await isReadable(folder, path))) paths.push(path);
  }
  return paths.sort();
}

/** Links that lead out of the folder count as absent. */
async function isReadable(folder: string, path: string): Promise<boolean> {
  const real = await findPath([folder], path).catch(() => null);
  return real !== null && (await stat(real)).isFile();
}

function nameFile(roots: readonly string[], path: string): string {
  return roots.length === 1 ? relative(roots[0]!, path) : path;
}
