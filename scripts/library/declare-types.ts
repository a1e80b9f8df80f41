/**
 * The types of a library without dependencies: the declarations that its entry leads to as the compiler gives them, and
 * those that come from schemas written out, so that nobody needs the library that the schemas are written with.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Paths are below the project's folder, without ending. */
export interface Declared {
  readonly entry: string;
  /** Packages of the project that the declarations name → their entries. */
  readonly packages: Readonly<Record<string, string>>;
  /** Files whose declarations are written out instead. */
  readonly written: Readonly<Record<string, () => string>>;
  /** Declarations that the compiler does not find by itself, as a pattern. */
  readonly ambient: readonly string[];
}

/** Writes `types/` into `folder`; gives the path of the entry in it. Throws when a declaration leads out of the project. */
export function declareTypes(project: string, declared: Declared, folder: string): string {
  const compiled = mkdtempSync(join(project, 'node_modules', '.extracto-types-'));
  try {
    compile(project, declared, compiled);
    for (const [name, text] of collectDeclarations(compiled, declared)) {
      const path = join(folder, 'types', `${name}.d.ts`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return `./types/${declared.entry}.d.ts`;
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
}

/** Name → text of every file that the entry leads to. */
function collectDeclarations(compiled: string, { entry, packages, written }: Declared): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (texts.has(name)) continue;
    const here = dirname(name);
    const text = written[name]?.() ?? readFileSync(join(compiled, `${name}.d.ts`), 'utf8');
    const lead = (_: string, before: string, specifier: string, quote: string) => {
      const target = findTarget(here, specifier, packages);
      waiting.push(target);
      return `${before}${nameRelative(here, target)}.js${quote}`;
    };
    texts.set(name, text.replace(/((?:from |import\()['"])([^'"]+)(['"])/g, lead));
  }
  return texts;
}

function findTarget(here: string, specifier: string, packages: Declared['packages']): string {
  const entry = packages[specifier];
  if (entry !== undefined) return entry;
  if (specifier.startsWith('.')) return join(here, specifier.replace(/\.ts$/, ''));
  throw new Error(`The types of the library lead to ${specifier}, which its users do not have.`);
}

function nameRelative(here: string, target: string): string {
  const path = relative(here, target);
  return path.startsWith('.') ? path : `./${path}`;
}

function compile(project: string, { entry, packages, ambient }: Declared, outDir: string): void {
  const configuration = {
    extends: join(project, 'tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir, rootDir: project },
    files: [entry, ...Object.values(packages)].map((name) => join(project, `${name}.ts`)),
    include: ambient.map((pattern) => join(project, pattern)),
  };
  const path = join(outDir, 'tsconfig.json');
  writeFileSync(path, JSON.stringify(configuration));
  const compiler = join(project, 'node_modules', 'typescript', 'bin', 'tsc');
  // TypeScript 7.0.2 with several threads left out 13 of 300 declarations, without an error, when two compilers ran at a time
  execFileSync(process.execPath, [compiler, '--singleThreaded', '-p', path]);
}
