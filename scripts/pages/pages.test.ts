/** Claims of the pages about the code: its fields and codes, its files, its scripts and commands, and their links. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../apps/cli/src/commands.ts';
import { readFlags } from '../../apps/cli/src/read-flags.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { CHECKS } from '../../packages/engine/src/verify/checks.ts';
import { listPages, PROJECT_FOLDER } from './list-pages.ts';
import { SECTIONS, writeSections } from './sections.ts';

const read = (name: string) => readFileSync(join(PROJECT_FOLDER, name), 'utf8');
const PAGES = listPages();

test('every part that the code writes stands on a page', () => {
  const all = PAGES.map(read).join('\n');
  for (const name of Object.keys(SECTIONS)) expect(all).toContain(`<!-- written: ${name} -->`);
});

test('an unknown part is refused', () => {
  expect(() => writeSections('<!-- written: nothing -->\n<!-- end -->')).toThrow('There is no part "nothing"');
});

test('every check that a verdict can name is explained', () => {
  for (const { name } of CHECKS) expect(read('docs/verification.md')).toContain(`\`${name}\``);
});

test('every page is in the index, and every command of the program on its page', () => {
  for (const name of PAGES.filter((page) => /^docs\/(?!README)[^/]*$/.test(page)))
    expect(read('docs/README.md')).toContain(`](${name.slice('docs/'.length)})`);
  for (const command of Object.keys(COMMANDS)) expect(read('docs/command-line.md')).toContain(`extracto ${command}`);
});

describe.each(PAGES)('%s', (name) => {
  const page = read(name);

  test('says what the code says (npm run pages writes it)', () => {
    expect(page).toBe(writeSections(page));
  });

  test('leads to what exists', () => {
    const targets = [...page.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) => target!);
    const missing = targets.filter((target) => !existsSync(join(PROJECT_FOLDER, dirname(name), target)));
    expect(missing).toEqual([]);
  });

  test('names files that exist', () => {
    const named = [...page.matchAll(/`((?:apps|bench|docs|e2e|eval|fuzz|packages|scripts)\/[\w./-]+)`/g)];
    expect(named.map(([, path]) => path!).filter((path) => !existsSync(join(PROJECT_FOLDER, path)))).toEqual([]);
  });

  test('names tests that exist', () => {
    const named = [...page.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)` › ([^|;\n]+)/g)];
    const missing = named.filter(([, file, title]) => !read(file!).includes(title!.trim()));
    expect(missing.map(([text]) => text)).toEqual([]);
  });

  test('gives commands only the flags that they have', async () => {
    for (const [, command, rest] of page.matchAll(/^(?: {4})?(?:npx )?extracto ([a-z]+)((?: [^|>&#\n]*)?)/gm)) {
      const { FLAGS } = await COMMANDS[command!]!.load();
      if (Object.keys(FLAGS).length > 0) expect(() => readFlags(rest!.trim().split(/\s+/), FLAGS)).not.toThrow();
    }
  });

  test('names scripts and commands that exist', () => {
    const scripts = [...page.matchAll(/npm (?:--prefix \S+ )?run (?:--silent )?([\w:]+)/g)].map(
      ([, script]) => script!,
    );
    expect(scripts.filter((script) => !Object.hasOwn(packageJson.scripts, script))).toEqual([]);
    const commands = [...page.matchAll(/(?:^|`|npx |\$\()extracto ([a-z]+)/gm)].map(([, command]) => command!);
    expect(commands.filter((command) => !Object.hasOwn(COMMANDS, command))).toEqual([]);
  });
});
