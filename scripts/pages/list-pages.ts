/** Every page of the documentation → path from the project's folder. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const PROJECT_FOLDER = resolve(import.meta.dirname, '..', '..');

export function listPages(): string[] {
  const docs = readdirSync(join(PROJECT_FOLDER, 'docs')).filter((name) => name.endsWith('.md'));
  const packages = ['packages/engine/README.md', 'packages/sdk/README.md'];
  return ['README.md', 'ARCHITECTURE.md', ...docs.map((name) => `docs/${name}`), ...packages].sort();
}
