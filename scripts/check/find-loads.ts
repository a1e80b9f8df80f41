/** Finds everything that loading a file loads: the shortest chain of imports from `start` to anything that begins with `to`. */
import type { ImportGraph } from './build-import-graph.ts';

/** `null` when nothing such is loaded. Types and dynamic imports load nothing. */
export function findLoads({ edges }: ImportGraph, start: string, to: string): string[] | null {
  const loads = Map.groupBy(
    edges.filter((edge) => edge.isLoaded),
    (edge) => edge.from,
  );
  const cameFrom = new Map<string, string | null>([[start, null]]);
  // A Map gives the entries that are added while it is walked: breadth first.
  for (const file of cameFrom.keys()) {
    if (file.startsWith(to)) return chainTo(file, cameFrom);
    for (const edge of loads.get(file) ?? []) {
      const target = edge.file ?? edge.dependency;
      if (target !== null && !cameFrom.has(target)) cameFrom.set(target, file);
    }
  }
  return null;
}

function chainTo(end: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const chain: string[] = [];
  for (let file: string | null = end; file !== null; file = cameFrom.get(file) ?? null) chain.unshift(file);
  return chain;
}
