/** Circles of files, or of folders, that import each other, by depth-first search; each is told once, from its first on. */
import type { ImportGraph } from './build-import-graph.ts';

export function findCycles({ files, edges }: Pick<ImportGraph, 'files' | 'edges'>): string[][] {
  const imports = Map.groupBy(edges, (edge) => edge.from);
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];

  const visit = (file: string) => {
    const begin = path.indexOf(file);
    if (begin >= 0) cycles.push([...path.slice(begin), file]);
    if (begin >= 0 || finished.has(file)) return;
    path.push(file);
    for (const { file: target } of imports.get(file) ?? []) if (target !== null && files.has(target)) visit(target);
    path.pop();
    finished.add(file);
  };
  for (const file of files) visit(file);
  return cycles;
}
