/**
 * `npm run release -- [VERSION] [--dry-run]`: gives all packages, the API and the tag one version; without VERSION the one
 * that they have. It writes the versions and the changelog, commits and tags. Nothing is pushed or published.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeDependencies } from './release/describe-dependencies.ts';
import { closeChangelog, findObstacles } from './release/plan-release.ts';
import { type Description, type Lock, setLockVersion, setVersion } from './release/set-version.ts';

process.chdir(`${import.meta.dirname}/..`);
const LOCK = 'package-lock.json';
const CHANGELOG = 'CHANGELOG.md';
/** Names the file that its package becomes. */
const SDK_PAGE = 'packages/sdk/README.md';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
const { workspaces, version: current } = readJson<{ workspaces: string[]; version: string }>('package.json');
const paths = ['package.json', ...globSync(workspaces.map((pattern) => `${pattern}/package.json`)).sort()];
const descriptions = new Map(paths.map((path) => [path, readJson<Description>(path)]));
const lock = readJson<Lock>(LOCK);
const changelog = readFileSync(CHANGELOG, 'utf8');
const version = positionals[0] ?? current;

const obstacles = findObstacles(version, {
  isClean: git('status', '--porcelain') === '',
  tags: git('tag').split('\n'),
  changelog,
  areNoticesCurrent: readFileSync('THIRD-PARTY-NOTICES.md', 'utf8') === describeDependencies(lock),
  versions: Object.fromEntries([...descriptions].map(([path, description]) => [path, description.version])),
});
const own = new Set([...descriptions.values()].map(({ name }) => name!));
for (const description of descriptions.values()) setVersion(description, own, version);
setLockVersion(lock, own, version);
const texts = new Map<string, string>([
  ...[...descriptions].map(([path, description]) => [path, print(description)] as const),
  [LOCK, print(lock)],
  [CHANGELOG, closeChangelog(changelog, version, new Date().toISOString().slice(0, 10))],
  [SDK_PAGE, readFileSync(SDK_PAGE, 'utf8').replaceAll(`-${current}.tgz`, `-${version}.tgz`)],
]);
for (const path of globSync('deploy/kubernetes/*.yaml'))
  texts.set(path, readFileSync(path, 'utf8').replaceAll(`image: extracto:${current}`, `image: extracto:${version}`));
const changed = [...texts].filter(([path, text]) => text !== readFileSync(path, 'utf8'));

for (const obstacle of obstacles) console.log(`Prevents it: ${obstacle}`);
for (const [path] of changed) console.log(`Writes ${path}`);
console.log(`Commits "Release ${version}" and tags v${version}`);
if (values['dry-run']) console.log('This was a dry run: nothing was changed.');
else if (obstacles.length === 0) {
  for (const [path, text] of changed) writeFileSync(path, text);
  git('commit', '--message', `Release ${version}`, '--', ...changed.map(([path]) => path));
  git('tag', '--annotate', `v${version}`, '--message', `Extracto ${version}`);
}
process.exitCode = obstacles.length === 0 ? 0 : 1;

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

function print(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
