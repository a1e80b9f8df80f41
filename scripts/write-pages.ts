/** `npm run pages`: writes the parts of the documentation that the code knows (pages/sections.ts). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages, PROJECT_FOLDER } from './pages/list-pages.ts';
import { writeSections } from './pages/sections.ts';

for (const name of listPages()) {
  const path = join(PROJECT_FOLDER, name);
  const page = readFileSync(path, 'utf8');
  const written = writeSections(page);
  if (written !== page) writeFileSync(path, written);
}
