/**
 * The engine's types without dependencies: the declarations that its entry leads to as the compiler gives them, and the
 * result written out from its schema, so that nobody needs the library that the schema is written with.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { declareResult } from './declare-result.ts';

/** Below the project's folder, without ending. */
const ENTRY = 'packages/engine/src/index';
const MODEL = 'packages/model/src/index';
const RESULT = 'packages/model/src/result';

/** Writes `types/` into `folder`; gives the path of the entry in it. Throws when a declaration leads out of the project. */
export function declareTypes(project: string, folder: string): string {
  const compiled = mkdtempSync(join(project, 'node_modules', '.extracto-types-'));
  try {
    compile(project, compiled);
    const texts = collectDeclarations(compiled);
    for (const [name, text] of texts) {
      const path = join(folder, 'types', `${name}.d.ts`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return `./types/${ENTRY}.d.ts`;
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
}

/** Name → text of every file that the entry leads to. */
function collectDeclarations(compiled: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const waiting = [ENTRY];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (texts.has(name)) continue;
    const here = dirname(name);
    const text = name === RESULT ? declareResult() : readFileSync(join(compiled, `${name}.d.ts`), 'utf8');
    const lead = (_: string, before: string, specifier: string, quote: string) => {
      const target = findTarget(here, specifier);
      waiting.push(target);
      return `${before}${nameRelative(here, target)}.js${quote}`;
    };
    texts.set(name, text.replace(/((?:from |import\()['"])([^'"]+)(['"])/g, lead));
  }
  return texts;
}

function findTarget(here: string, specifier: string): string {
  if (specifier === '@extracto/model') return MODEL;
  if (specifier.startsWith('.')) return join(here, specifier.replace(/\.ts$/, ''));
  throw new Error(`The types of the library lead to ${specifier}, which its users do not have.`);
}

function nameRelative(here: string, target: string): string {
  const path = relative(here, target);
  return path.startsWith('.') ? path : `./${path}`;
}

function compile(project: string, outDir: string): void {
  const configuration = {
    extends: join(project, 'tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir, rootDir: project },
    files: [ENTRY, MODEL].map((name) => join(project, `${name}.ts`)),
    include: [join(project, 'packages/engine/src/adapters/**/*.d.ts')],
  };
  const path = join(outDir, 'tsconfig.json');
  writeFileSync(path, JSON.stringify(configuration));
  execFileSync(process.execPath, [join(project, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', path]);
}
