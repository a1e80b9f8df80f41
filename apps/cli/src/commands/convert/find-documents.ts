/**
 * Files, folders and patterns as typed → the documents to read. A file that is named is taken whatever it is called; a
 * folder gives its *.pdf, sorted, subfolders included but hidden ones. A pattern is what no file is called: shells expand theirs, and
 * where none does (`"in/2024-*.pdf"`, in quotes or on Windows) it is done here. Links to folders are not followed: they may lead in circles.
 */
import { globSync, readdirSync, statSync } from 'node:fs';
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

export function findDocuments(inputs: readonly string[]): FoundDocuments {
  const paths = new Map<string, string>();
  const failures: Failure[] = [];
  for (const input of inputs) {
    const found = findInInput(input);
    for (const path of found.paths) if (!paths.has(resolve(path))) paths.set(resolve(path), path);
    failures.push(...found.failures);
  }
  return { paths: [...paths.values()], failures };
}

function findInInput(input: string): FoundDocuments {
  try {
    if (!statSync(input).isDirectory()) return { paths: [input], failures: [] };
  } catch (error) {
    if (/[*?[{]/.test(input)) return findByPattern(input);
    return { paths: [], failures: [{ path: input, sentence: describeFailure(error) }] };
  }
  const found = findInFolder(input);
  if (found.paths.length + found.failures.length > 0) return found;
  return { paths: [], failures: [{ path: input, sentence: 'This folder has no PDF files.' }] };
}

function findByPattern(pattern: string): FoundDocuments {
  const paths = globSync(pattern).sort();
  const failure = { path: pattern, sentence: 'No file matches this pattern.' };
  return { paths, failures: paths.length === 0 ? [failure] : [] };
}

function findInFolder(folder: string): FoundDocuments {
  const paths: string[] = [];
  const failures: Failure[] = [];
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    entries.sort((left, right) => (left.name < right.name ? -1 : 1));
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) {
        if (isNamedPdf(entry.name)) paths.push(path);
        continue;
      }
      if (entry.name.startsWith('.')) continue;
      const below = findInFolder(path);
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
