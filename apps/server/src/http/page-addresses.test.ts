import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { isPage } from './page-addresses.ts';

test('every route of the console is a page', () => {
  const routes = readFileSync(join(PROJECT_FOLDER, 'apps/console/src/routes.tsx'), 'utf8');
  let group = '';
  const paths: string[] = [];
  for (const [, path = ''] of routes.matchAll(/path: '([^'*]+)'/g)) {
    if (path.startsWith('/')) group = path;
    paths.push(path.startsWith('/') ? path : `${group}/${path}`);
  }
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !isPage(path))).toEqual([]);
});

test.each(['/nothing', '/console/nothing', '/console/jobs', '/console/jobs/1/2', '/.env', '/account/sign-in/x'])(
  '%s is none',
  (path) => expect(isPage(path)).toBe(false),
);
