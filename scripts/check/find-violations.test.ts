import { describe, expect, test } from 'vitest';
import { buildImportGraph, type WorkspacePackage } from './build-import-graph.ts';
import { findViolations } from './find-violations.ts';
import { IMPORT_RULES } from './import-rules.ts';
import { listSourceFiles, readRepository } from './read-repository.ts';

const PACKAGES: readonly WorkspacePackage[] = [
  { name: '@extracto/model', folder: 'packages/model', exports: { '.': './src/index.ts', './*': './src/*.ts' } },
  {
    name: '@extracto/engine',
    folder: 'packages/engine',
    exports: { '.': './src/index.ts', './verify': './src/verify/verify-statement.ts' },
  },
  { name: '@extracto/samples', folder: 'packages/samples', exports: { '.': './src/index.ts' } },
];

/** Files that exist, empty, for others to import. */
const EMPTY_FILES = [
  'packages/model/src/index.ts',
  'packages/model/src/money.ts',
  'packages/samples/src/index.ts',
  'packages/engine/src/index.ts',
  'packages/engine/src/verify/verify-statement.ts',
  'packages/engine/src/tables/rows/build-rows.ts',
  'packages/engine/src/adapters/pdf/open-pdf.ts',
  'packages/formats/src/format.ts',
  'packages/formats/src/csv/csv.ts',
  'apps/console/src/features/jobs/job-list.tsx',
  'apps/server/src/jobs/index.ts',
  'apps/server/src/jobs/submit-job.ts',
  'apps/server/src/adapters/mail/smtp.ts',
];

function violationsOf(files: Record<string, string>): string[] {
  const texts = new Map([...EMPTY_FILES.map((path) => [path, ''] as const), ...Object.entries(files)]);
  return findViolations(buildImportGraph(texts, PACKAGES), IMPORT_RULES);
}

describe('an import against a rule is found', () => {
  test.each([
    [
      'the model imports nothing of ours',
      'packages/model/src/a.ts',
      `import { extract } from '@extracto/engine';`,
      'may import from nothing else',
    ],
    [
      'packages do not import apps',
      'packages/engine/src/a.ts',
      `import '../../../apps/server/src/jobs/submit-job.ts';`,
      'packages/engine may import from',
    ],
    [
      'packages beside each other are strangers',
      'packages/formats/src/a.ts',
      `export * from '@extracto/samples';`,
      'packages/formats may import from',
    ],
    [
      'apps do not import apps',
      'apps/cli/src/a.ts',
      `const app = await import('../../server/src/jobs/submit-job.ts');`,
      'apps/cli may import from',
    ],
    [
      'types count',
      'packages/model/src/a.ts',
      `import type { Progress } from '@extracto/engine';`,
      'may import from nothing else',
    ],
    [
      'a stage loads no later stage',
      'packages/engine/src/lines/a.ts',
      `import { buildRows } from '../tables/rows/build-rows.ts';`,
      'packages/engine/src/tables comes after packages/engine/src/lines',
    ],
    [
      'parts of a stage are strangers',
      'packages/engine/src/tables/columns/a.ts',
      `import '../rows/build-rows.ts';`,
      'neighbours in packages/engine/src/tables',
    ],
    [
      'a format never imports a format',
      'packages/formats/src/json/json.ts',
      `import { csv } from '../csv/csv.ts';`,
      'neighbours in packages/formats/src',
    ],
    [
      'a feature never imports a feature',
      'apps/console/src/features/upload/a.tsx',
      `import { JobList } from '../jobs/job-list.tsx';`,
      'neighbours in apps/console/src/features',
    ],
    [
      'a domain of the server is reached by its index alone',
      'apps/server/src/retention/a.ts',
      `import { submitJob } from '../jobs/submit-job.ts';`,
      'others import apps/server/src/jobs/index.ts only',
    ],
    [
      'each adapter is a domain',
      'apps/server/src/mail/a.ts',
      `import '../adapters/mail/smtp.ts';`,
      'others import apps/server/src/adapters/mail/index.ts only',
    ],
    [
      'the launcher is no exception',
      'apps/launcher/src/a.ts',
      `import type { Job } from '../../server/src/jobs/submit-job.ts';`,
      'others import apps/server/src/jobs/index.ts only',
    ],
    [
      'the checker imports only the model',
      'packages/engine/src/verify/a.ts',
      `import { openPdf } from '../adapters/pdf/open-pdf.ts';`,
      'packages/engine/src/verify may import from packages/model only',
    ],
    [
      'only its adapter names PDFium',
      'packages/engine/src/pages/a.ts',
      `import type { PDFiumLibrary } from '@hyzyla/pdfium';`,
      'names @hyzyla/pdfium',
    ],
    [
      'its deep imports are no way round',
      'packages/engine/src/a.ts',
      `import '@hyzyla/pdfium/dist/pdfium.wasm?url';`,
      'names @hyzyla/pdfium',
    ],
    [
      'only its adapter names an OCR library',
      'packages/engine/src/adapters/pdf/a.ts',
      `import { createWorker } from 'tesseract.js';`,
      'names tesseract.js',
    ],
    ['only the server talks to the database', 'apps/cli/src/a.ts', `import pg from 'pg';`, 'names pg'],
    [
      'the web role opens no PDF',
      'apps/server/src/http/a.ts',
      `import { openPdf } from '../../../../packages/engine/src/adapters/pdf/open-pdf.ts';`,
      'must not load packages/engine/src/adapters/pdf/open-pdf',
    ],
    [
      'the model does no input or output',
      'packages/model/src/a.ts',
      `import { readFileSync } from 'node:fs';`,
      'must not load node:',
    ],
    ['nothing leaves the repository', 'scripts/a.ts', `import '../../elsewhere/tool.mjs';`, 'outside the repository'],
    ['nothing imports what does not exist', 'scripts/a.ts', `import './gone.ts';`, 'does not exist'],
    ['nothing imports a test', 'scripts/a.ts', `import './b.test.ts';`, 'imports the test scripts/b.test.ts'],
  ])('%s', (_, path, text, sentence) => {
    const violations = violationsOf({ 'scripts/b.test.ts': '', [path]: text });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(path);
    expect(violations[0]).toContain(sentence);
  });

  test('the line is named', () => {
    expect(violationsOf({ 'scripts/a.ts': `import 'node:fs';\n\nimport './gone.ts';` })).toEqual([
      'scripts/a.ts:3 imports ./gone.ts, which does not exist.',
    ]);
  });

  test('the web role opens no PDF over other files either, and the chain is told', () => {
    expect(
      violationsOf({
        'apps/server/src/http/routes/a.ts': `import { submit } from '../../jobs/index.ts';`,
        'apps/server/src/jobs/index.ts': `import { extract } from '@extracto/engine';`,
        'packages/engine/src/index.ts': `export { openPdf } from './adapters/pdf/open-pdf.ts';`,
      }),
    ).toEqual([
      'apps/server/src/http/routes/a.ts must not load packages/engine/src/adapters/pdf/open-pdf: apps/server/src/http/routes/a.ts → apps/server/src/jobs/index.ts → packages/engine/src/index.ts → packages/engine/src/adapters/pdf/open-pdf.ts',
    ]);
  });

  test('folders of the server that import each other in a circle, though no files do', () => {
    expect(
      violationsOf({
        'apps/server/src/credits/a.ts': `import '../mail/index.ts';`,
        'apps/server/src/mail/index.ts': '',
        'apps/server/src/mail/c.ts': `import type { D } from '../credits/index.ts';`,
        'apps/server/src/credits/index.ts': '',
        'apps/server/src/credits/d.test.ts': `import '../jobs/submit-job.ts';`,
      }),
    ).toEqual(['Folders of apps/server/src import each other in a circle: credits → mail → credits']);
  });

  test('files that import each other in a circle', () => {
    expect(
      violationsOf({
        'scripts/a.ts': `import './b.ts';`,
        'scripts/b.ts': `export * from './c.ts';`,
        'scripts/c.ts': `import type { A } from './a.ts';`,
      }),
    ).toEqual(['Files import each other in a circle: scripts/a.ts → scripts/b.ts → scripts/c.ts → scripts/a.ts']);
  });
});

describe('an import within the rules is not', () => {
  test.each([
    ['down the layers', 'packages/engine/src/a.ts', `import { sumMinor } from '@extracto/model/money';`],
    ['within a stage', 'packages/engine/src/tables/rows/a.ts', `import './build-rows.ts';`],
    [
      'the type of a later stage',
      'packages/engine/src/lines/a.ts',
      `import type { Row } from '../tables/rows/build-rows.ts';`,
    ],
    ['an earlier stage', 'packages/engine/src/statements/a.ts', `import '../tables/rows/build-rows.ts';`],
    ['the index of a domain', 'apps/server/src/retention/a.ts', `import '../jobs/index.ts';`],
    ['a domain that its test reaches into', 'apps/server/src/mail/a.test.ts', `import '../jobs/submit-job.ts';`],
    ['a registry of neighbours', 'packages/formats/src/index.ts', `import { csv } from './csv/csv.ts';`],
    [
      'a type that neighbours share',
      'packages/formats/src/json/json.ts',
      `import type { Format } from '../format.ts';`,
    ],
    [
      'an adapter and its library',
      'packages/engine/src/adapters/pdf/a.ts',
      `import { PDFiumLibrary } from '@hyzyla/pdfium';`,
    ],
    [
      'a test of a stage that prepares its input',
      'packages/engine/src/lines/a.test.ts',
      `import '../tables/rows/build-rows.ts';`,
    ],
    ['a test of the engine with samples', 'packages/engine/src/a.test.ts', `import '@extracto/samples';`],
    [
      'the checker in the web role',
      'apps/server/src/http/a.ts',
      `import { verifyStatement } from '@extracto/engine/verify';`,
    ],
    [
      'a type of the engine in the web role',
      'apps/server/src/http/a.ts',
      `import type { Progress } from '@extracto/engine';`,
    ],
    ['a style sheet', 'apps/console/src/a.tsx', `import './a.css';`],
    ['a computed name', 'scripts/a.ts', `const name = 'x'; await import(\`./\${name}.ts\`);`],
    ['words that only look like an import', 'scripts/a.ts', `const text = "import './gone.ts'"; // import './gone.ts'`],
  ])('%s', (_, path, text) => {
    expect(
      violationsOf({ 'packages/engine/src/index.ts': `import './adapters/pdf/open-pdf.ts';`, [path]: text }),
    ).toEqual([]);
  });
});

test('every folder and file that a rule names exists, so that a renamed one does not silence its rule', () => {
  const { layers, ordered, acyclic, faced, isolated, separated } = IMPORT_RULES;
  const paths = [
    ...Object.keys(layers),
    ...ordered,
    ...acyclic,
    ...faced,
    ...isolated,
    ...separated.map(({ from }) => from),
  ];
  const files = listSourceFiles();
  const exists = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test('no file of the repository breaks a rule', () => {
  expect(findViolations(readRepository(), IMPORT_RULES)).toEqual([]);
});
