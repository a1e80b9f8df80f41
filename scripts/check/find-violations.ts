/** The import graph against the rules → one sentence a violation. */
import type { Edge, ImportGraph } from './build-import-graph.ts';
import { findCycles } from './find-cycles.ts';
import { findLoads } from './find-loads.ts';
import type { ImportRules } from './import-rules.ts';

/** A rule that looks at one import: a sentence, or `null`. */
type EdgeRule = (edge: Edge, rules: ImportRules, graph: ImportGraph) => string | null;

const EDGE_RULES: readonly EdgeRule[] = [
  judgePlace,
  judgeLayer,
  judgeOrder,
  judgeNeighbours,
  judgeFace,
  judgeOwner,
  judgeTest,
];

/** Test code may reach further than the code it tests, where a rule says so. */
const TEST_FILE = /\.test\.tsx?$/;

export function findViolations(graph: ImportGraph, rules: ImportRules): string[] {
  return [
    ...graph.edges.flatMap((edge) => {
      const found = EDGE_RULES.map((rule) => rule(edge, rules, graph)).find((sentence) => sentence !== null);
      return found === undefined ? [] : [`${edge.from}:${edge.line} ${found}`];
    }),
    ...rules.separated.flatMap(({ from, to }) =>
      filesBelow(graph, from).flatMap((start) => {
        const chain = findLoads(graph, start, to);
        return chain === null ? [] : [`${start} must not load ${to}: ${chain.join(' → ')}`];
      }),
    ),
    ...findCycles(graph).map((cycle) => `Files import each other in a circle: ${cycle.join(' → ')}`),
    ...rules.acyclic.flatMap((parent) =>
      findCycles(groupByFolder(graph, parent)).map(
        (cycle) => `Folders of ${parent} import each other in a circle: ${cycle.join(' → ')}`,
      ),
    ),
  ];
}

/** The graph of what stands directly below `parent`: its folders, and its own files. */
function groupByFolder({ edges }: ImportGraph, parent: string): Pick<ImportGraph, 'files' | 'edges'> {
  const nameOf = (path: string) => path.slice(parent.length + 1).split('/')[0]!;
  const between = edges.flatMap((edge) => {
    const { from, file } = edge;
    if (file === null || !isBelow(from, parent) || !isBelow(file, parent) || TEST_FILE.test(from)) return [];
    return nameOf(from) === nameOf(file) ? [] : [{ ...edge, from: nameOf(from), file: nameOf(file) }];
  });
  return { files: new Set(between.flatMap(({ from, file }) => [from, file])), edges: between };
}

function filesBelow({ files }: ImportGraph, folder: string): string[] {
  return [...files].filter((file) => isBelow(file, folder) && !TEST_FILE.test(file));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function judgePlace({ file, specifier }: Edge, _: ImportRules, { files }: ImportGraph): string | null {
  if (file === null) return null;
  if (file.startsWith('..')) return `imports ${specifier}, which lies outside the repository.`;
  return /\.[cm]?[jt]sx?$/.test(file) && !files.has(file) ? `imports ${specifier}, which does not exist.` : null;
}

function judgeLayer({ from, file }: Edge, { layers, testLayers }: ImportRules): string | null {
  for (const [folder, allowed] of Object.entries(layers)) {
    if (!isBelow(from, folder)) continue;
    const extra = TEST_FILE.test(from) ? (testLayers[folder] ?? []) : [];
    if (file !== null && ![folder, ...allowed, ...extra].some((place) => isBelow(file, place))) {
      return `imports ${file}, but ${folder} may import from ${allowed.join(', ') || 'nothing else'} only.`;
    }
  }
  return null;
}

function judgeOrder({ from, file, isLoaded }: Edge, { ordered }: ImportRules): string | null {
  if (file === null || !isLoaded || TEST_FILE.test(from)) return null;
  const [own, other] = [from, file].map((path) => ordered.findIndex((stage) => isBelow(path, stage)));
  return own! >= 0 && other! > own! ? `imports ${file}, but ${ordered[other!]} comes after ${ordered[own!]}.` : null;
}

function judgeNeighbours({ from, file }: Edge, { isolated }: ImportRules): string | null {
  if (file === null || TEST_FILE.test(from)) return null;
  for (const parent of isolated) {
    if (!isBelow(from, parent) || !isBelow(file, parent)) continue;
    const [own, other] = [from, file].map((path) => path.slice(parent.length + 1).split('/'));
    // Files directly in the parent (a registry, a shared type) belong to nobody.
    if (own!.length > 1 && other!.length > 1 && own![0] !== other![0]) {
      return `imports ${file}, but neighbours in ${parent} know nothing of each other.`;
    }
  }
  return null;
}

function judgeFace({ from, file }: Edge, { faced }: ImportRules): string | null {
  if (file === null || TEST_FILE.test(from) || from.split('/').includes('testing')) return null;
  for (const parent of faced) {
    if (!isBelow(file, parent)) continue;
    const [name, ...inside]: string[] = file.slice(parent.length + 1).split('/');
    const domain: string = `${parent}/${name}`;
    const isOpen = faced.includes(domain) || inside.length === 0 || isBelow(from, domain);
    if (!isOpen && file !== `${domain}/index.ts`) return `imports ${file}, but others import ${domain}/index.ts only.`;
  }
  return null;
}

function judgeOwner({ from, dependency }: Edge, { owners }: ImportRules): string | null {
  if (dependency === null) return null;
  const owner = owners.find(({ dependencies }) => dependencies.test(dependency));
  if (owner === undefined || owner.folders.some((folder) => isBelow(from, folder))) return null;
  return `names ${dependency}, which only ${owner.folders.join(' and ')} may name.`;
}

function judgeTest({ file }: Edge): string | null {
  return file !== null && TEST_FILE.test(file) ? `imports the test ${file}.` : null;
}
