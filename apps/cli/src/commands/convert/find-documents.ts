/**
 * Files, folders and patterns as typed → the documents to read. A file that is named is taken whatever it is called; a
 * folder gives its *.pdf or *.json, sorted, subfolders included but hidden ones. A pattern is what no file is called: shells expand theirs, and
 * where none does (`"in/2024-*.pdf"`, in quotes or on Windows) it is done here. Links to folders are not followed: they may lead in circles.
 */
import { globSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeFailure } from '../../describe-failure.ts';

/** By the custom of command lines: the document comes from standard input. */
export const STANDARD_INPUT = '-';

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

/** Ending of the names that are taken from a folder. */
export type Ending = 'pdf' | 'json';

export function findDocuments(inputs: readonly string[], ending: Ending = 'pdf'): FoundDocuments {
  const paths = new Map<string, string>();
  const failures: Failure[] = [];
  for (const input of inputs) {
    const found = findInInput(input, ending);
    for (const path of found.paths) if (!paths.has(resolve(path))) paths.set(resolve(path), path);
    failures.push(...found.failures);
  }
  return { paths: [...paths.values()], failures };
}

function findInInput(input: string, ending: Ending): FoundDocuments {
  if (input === STANDARD_INPUT) return { paths: [input], failures: [] };
  try {
    if (!statSync(input).isDirectory()) return { paths: [input], failures: [] };
  } catch (error) {
    if (/[*?[{]/.test(input)) return findByPattern(input);
    return { paths: [], failures: [{ path: input, sentence: describeFailure(error) }] };
  }
  const found = findInFolder(input, ending);
  if (found.paths.length + found.failures.length > 0) return found;
  return { paths: [], failures: [{ path: input, sentence: `This folder has no ${ending.toUpperCase()} files.` }] };
}

function findByPattern(pattern: string): FoundDocuments {
  const paths = globSync(pattern).sort();
  const failure = { path: pattern, sentence: 'No file matches this pattern.' };
  return { paths, failures: paths.length === 0 ? [failure] : [] };
}

function findInFolder(folder: string, ending: Ending): FoundDocuments {
  const paths: string[] = [];
  const failures: Failure[] = [];
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    entries.sort((left, right) => (left.name < right.name ? -1 : 1));
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) {
        if (hasEnding(entry.name, ending)) paths.push(path);
        continue;
      }
      if (entry.name.startsWith('.')) continue;
      const below = findInFolder(path, ending);
      paths.push(...below.paths);
      failures.push(...below.failures);
      if (hasEnding(entry.name, ending) && below.paths.length + below.failures.length === 0) {
        failures.push({
          path,
          sentence: ending === 'pdf' ? 'This is a folder, not a PDF.' : 'This is a folder, not a JSON file.',
        });
      }
    }
  } catch (error) {
    failures.push({ path: folder, sentence: describeFailure(error) });
  }
  return { paths, failures };
}

function hasEnding(name: string, ending: Ending): boolean {
  return name.toLowerCase().endsWith(`.${ending}`);
}
