/**
 * Files, folders and patterns as typed → the documents to read. A file that is named is taken whatever it is called; a
 * folder gives its *.pdf, sorted, subfolders included. A pattern is what no file is called: shells expand theirs, and
 * where none does (`"in/2024-*.pdf"`, in quotes or on Windows) it is done here. Links to folders are not followed: they may lead in circles.
 */
import { glob, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describeFailure } from '../../describe-failure.ts';

export interface Failure {
  readonly path: string;
  /** For the person: one sentence, no path. */
  readonly sentence: string;
}

export interface FoundDocuments {
  /** As typed, or below the folder that was typed; no file twice. */
  readonly paths: readonly string[];
  readonly failures: readonly Failure[];
}

export async function findDocuments(inputs: readonly string[]): Promise<FoundDocuments> {
  const paths = new Map<string, string>();
  const failures: Failure[] = [];
  for (const input of inputs) {
    const found = await findInInput(input);
    for (const path of found.paths) if (!paths.has(resolve(path))) paths.set(resolve(path), path);
    failures.push(...found.failures);
  }
  return { paths: [...paths.values()], failures };
}

async function findInInput(input: string): Promise<FoundDocuments> {
  try {
    if (!(await stat(input)).isDirectory()) return { paths: [input], failures: [] };
  } catch (error) {
    if (/[*?[{]/.test(input)) return findByPattern(input);
    return { paths: [], failures: [{ path: input, sentence: describeFailure(error) }] };
  }
  const found = await findInFolder(input);
  if (found.paths.length + found.failures.length > 0) return found;
  return { paths: [], failures: [{ path: input, sentence: 'This folder has no PDF files.' }] };
}

async function findByPattern(pattern: string): Promise<FoundDocuments> {
  const paths = (await Array.fromAsync(glob(pattern))).sort();
  const failure = { path: pattern, sentence: 'No file matches this pattern.' };
  return { paths, failures: paths.length === 0 ? [failure] : [] };
}

async function findInFolder(folder: string): Promise<FoundDocuments> {
  const paths: string[] = [];
  const failures: Failure[] = [];
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    entries.sort((left, right) => (left.name < right.name ? -1 : 1));
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) {
        if (isNamedPdf(entry.name)) paths.push(path);
        continue;
      }
      const below = await findInFolder(path);
      paths.push(...below.paths);
      failures.push(...below.failures);
      if (isNamedPdf(entry.name) && below.paths.length + below.failures.length === 0) {
        failures.push({ path, sentence: 'This is a folder, not a PDF.' });
      }
    }
  } catch (error) {
    failures.push({ path: folder, sentence: describeFailure(error) });
  }
  return { paths, failures };
}

function isNamedPdf(name: string): boolean {
  return /\.pdf$/i.test(name);
}
