/**
 * An agent's name for a file → the real path of a file that it may read.
 *
 * Only regular files below the given folders count, after every link is followed. What lies outside is refused in the same
 * words whether it exists or not.
 */
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { DEFAULT_LIMITS } from '@extracto/model';
import { ToolError } from './tool-error.ts';

const RESULT_BYTES = 64 * 1024 * 1024;

export interface FoundFile {
  readonly path: string;
  readonly kind: 'document' | 'result';
  /** Version of the file's content as the file system knows it; changes when the file changes. */
  readonly version: string;
  readonly bytes: number;
  readonly modified: Date;
}

/** `roots`: real paths of folders, searched in order for a relative path. Throws `ToolError`. */
export async function findFile(roots: readonly string[], name: string): Promise<FoundFile> {
  const path = await findPath(roots, name);
  const found = await stat(path);
  if (!found.isFile())
    throw new ToolError(`"${name}" is not a file. Name a PDF or a result (.json) in ${roots.join(', ')}.`);
  const kind = chooseKind(path, name);
  const most = kind === 'document' ? DEFAULT_LIMITS.maxBytes : RESULT_BYTES;
  if (found.size > most) throw new ToolError(`"${name}" is larger than ${most / 1024 ** 2} MB, the limit.`);
  return { path, kind, version: `${found.size} ${found.mtimeMs}`, bytes: found.size, modified: found.mtime };
}

/** The real path of a file or folder. Throws `ToolError` for what does not exist and for what lies outside. */
export async function findPath(roots: readonly string[], name: string): Promise<string> {
  if (name.includes('\0')) throw new ToolError('A path can’t contain NUL.');
  const candidates = isAbsolute(name) ? [resolve(name)] : roots.map((root) => join(root, name));
  const inside = candidates.filter((path) => roots.some((root) => isBelow(root, path)));
  const real = await Promise.all(inside.map((path) => realpath(path).catch(() => null)));
  const found = real.find((path) => path !== null);
  if (inside.length > 0 && found == null) throw new ToolError(`There is no file "${name}" in ${roots.join(', ')}.`);
  if (found == null || !roots.some((root) => isBelow(root, found))) {
    throw new ToolError(`"${name}" is outside the allowed folders: ${roots.join(', ')}.`);
  }
  return found;
}

export function isBelow(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function chooseKind(path: string, name: string): FoundFile['kind'] {
  if (/\.pdf$/i.test(path)) return 'document';
  if (/\.json$/i.test(path)) return 'result';
  throw new ToolError(`"${name}" is neither a PDF nor a result (.json).`);
}
