/** Every page of the documentation → path from the project's folder. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const PROJECT_FOLDER = resolve(import.meta.dirname, '..', '..');

export function listPages(): string[] {
  const docs = ['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(PROJECT_FOLDER, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  );
  const packages = ['packages/engine/README.md', 'packages/python/README.md', 'packages/sdk/README.md'];
  return ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...docs, ...packages].sort();
}
