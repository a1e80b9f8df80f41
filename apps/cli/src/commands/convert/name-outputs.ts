/**
 * Paths of each document's results, without extension: `DIR/<file name without its ending>`. Documents of equal names keep
 * the folders that tell them apart, so that none overwrites another:
 *
 *     a/march.pdf → DIR/a/march     b/march.pdf → DIR/b/march     c/april.pdf → DIR/april
 *
 * Names that differ in case only are equal, as they are on many disks. Standard input gives DIR/document.
 */
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { STANDARD_INPUT } from './find-documents.ts';

/** One stem a path, in the same order. */
export function nameOutputs(paths: readonly string[], outFolder: string): string[] {
  const groups = Map.groupBy(paths, (path) => fold(stemOf(path)));
  const taken = new Set<string>();
  const stems = new Map<string, string>();
  // Single names first: they keep their plain name whatever the others need.
  for (const group of [...groups.values()].sort((left, right) => left.length - right.length)) {
    const root = commonFolder(group);
    for (const path of group) {
      const below = group.length === 1 ? '' : relative(root, dirname(resolve(path)));
      const stem = freeName(join(below, stemOf(path)), taken);
      taken.add(fold(stem));
      stems.set(path, join(outFolder, stem));
    }
  }
  return paths.map((path) => stems.get(path)!);
}

function stemOf(path: string): string {
  if (path === STANDARD_INPUT) return 'document';
  const name = basename(path);
  // Files called ".pdf" or "...pdf" keep all of it: what remained would name a folder.
  return name.replace(/(?<=[^.].*)\.(pdf|jpe?g|png|tiff?|webp)$/i, '');
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function freeName(stem: string, taken: ReadonlySet<string>): string {
  let name = stem;
  for (let count = 2; taken.has(fold(name)); count++) name = `${stem}-${count}`;
  return name;
}

function commonFolder(paths: readonly string[]): string {
  const [first, ...rest] = paths.map((path) => dirname(resolve(path)).split(sep));
  const common = first!.filter((_, depth) => {
    const prefix = first!.slice(0, depth + 1).join(sep);
    return rest.every((folders) => folders.slice(0, depth + 1).join(sep) === prefix);
  });
  return common.join(sep) || sep;
}
