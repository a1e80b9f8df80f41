/** The repository as the checks see it: every source file that git knows or would know, and the workspace packages. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildImportGraph, type ImportGraph, type WorkspacePackage } from './build-import-graph.ts';

const SOURCE_FILE = /\.[cm]?[jt]sx?$/;

export function readRepository(): ImportGraph {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((path) => SOURCE_FILE.test(path) && existsSync(path));
  return buildImportGraph(new Map(files.map((path) => [path, readFileSync(path, 'utf8')])), readPackages());
}

function readPackages(): WorkspacePackage[] {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  return globSync(workspaces.map((pattern) => `${pattern}/package.json`)).map((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path, 'utf8')) as WorkspacePackage;
    return { name, folder: dirname(path), exports };
  });
}
