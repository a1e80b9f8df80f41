/** The repository as the checks see it: every source file that git knows or would know, and the workspace packages. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildImportGraph, type ImportGraph, type WorkspacePackage } from './build-import-graph.ts';

const SOURCE_FILE = /\.[cm]?[jt]sx?$/;

export function readRepository(): ImportGraph {
  return buildImportGraph(new Map(listSourceFiles().map((path) => [path, readFileSync(path, 'utf8')])), readPackages());
}

/** Returns source files, as paths from the project's folder. */
export function listSourceFiles(): string[] {
  return listFiles().filter((path) => SOURCE_FILE.test(path));
}

/** Returns all files of the repository, as paths from the project's folder. */
export function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(path));
}

function readPackages(): WorkspacePackage[] {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  return globSync(workspaces.map((pattern) => `${pattern}/package.json`)).map((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path, 'utf8')) as WorkspacePackage;
    return { name, folder: dirname(path), exports };
  });
}
