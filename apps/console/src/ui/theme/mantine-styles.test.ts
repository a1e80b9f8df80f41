/** Every component of Mantine that the console uses brings its styles, or it is drawn without any. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', '..');
const require = createRequire(import.meta.url);

function listComponents(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const imports = files.flatMap((name) => [
    ...readFileSync(join(SOURCES, name), 'utf8').matchAll(/import \{([^}]+)\} from '@mantine\/core'/g),
  ]);
  return [...new Set(imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())))];
}

test('every component that is used has its styles', () => {
  const styles = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8');
  const folder = join(require.resolve('@mantine/core/styles.css'), '..', 'styles');
  const styled = listComponents().filter((name) => existsSync(join(folder, `${name}.layer.css`)));
  expect(styled.length).toBeGreaterThan(3);
  expect(styled.filter((name) => !styles.includes(`styles/${name}.layer.css`))).toEqual([]);
});
