/** Allowed imports, as data. A path names a file, or a folder with everything below it. */

export interface ImportRules {
  /** A folder may import from itself and from what it lists. Folders that are not listed may import anything. */
  readonly layers: Readonly<Record<string, readonly string[]>>;
  /** Imports that tests may have beyond their layer. */
  readonly testLayers: Readonly<Record<string, readonly string[]>>;
  /**
   * Stages in the order in which they run: code may load stages that stand before its own. Types may come from any stage, and
   * tests may prepare their input with any.
   */
  readonly ordered: readonly string[];
  /** Folders whose folders stand in some order: those below never import from each other in a circle, tests aside. A file without a folder stands alone. */
  readonly acyclic: readonly string[];
  /** Folders whose folders are domains, each with an `index.ts` that others import and nothing else of it. Tests may reach inside. */
  readonly faced: readonly string[];
  /** Neighbours that know nothing of each other: no folder below may import from the folder beside it. */
  readonly isolated: readonly string[];
  /** Libraries that would be expensive to replace, and the only folders that may name them. */
  readonly owners: readonly { readonly dependencies: RegExp; readonly folders: readonly string[] }[];
  /** Files that a folder must not load, over any number of files between. Types and `import()` load nothing. */
  readonly separated: readonly { readonly from: string; readonly to: string }[];
}

export const IMPORT_RULES: ImportRules = {
  layers: {
    'packages/model': [],
    'packages/engine': ['packages/model', 'packages/strip-networks'],
    'packages/formats': ['packages/model'],
    'packages/samples': ['packages/model'],
    // The options of a format are the query parameters of its route.
    'packages/contract': ['packages/model', 'packages/formats'],
    // Types only: the client is built without the contract's schemas.
    'packages/sdk': ['packages/contract', 'packages/model'],
    'apps/cli': ['packages'],
    'apps/launcher': ['packages', 'apps/server'],
    'apps/server/src': ['packages', 'apps/server/package.json'],
    // Tests run on the embedded database.
    'apps/server/testing': ['packages', 'apps/server', 'apps/launcher'],
    'apps/console': ['packages'],
    // The checker judges the engine's result, so it must not be built from the engine.
    'packages/engine/src/verify': ['packages/model'],
  },
  // The generator prints the statements that the engine is tested on.
  testLayers: {
    'packages/engine': ['packages/samples'],
    'packages/engine/src/verify': ['packages/samples'],
    'apps/server/src': ['apps/server/testing', 'apps/launcher'],
  },
  ordered: [
    'packages/engine/src/geometry',
    'packages/engine/src/knowledge',
    'packages/engine/src/adapters',
    'packages/engine/src/pages',
    'packages/engine/src/lines',
    'packages/engine/src/ocr',
    'packages/engine/src/tokens',
    'packages/engine/src/fields',
    'packages/engine/src/tables',
    'packages/engine/src/statements',
    'packages/engine/src/evidence',
    'packages/engine/src/correction',
  ],
  acyclic: ['apps/server/src'],
  faced: ['apps/server/src', 'apps/server/src/adapters'],
  isolated: ['packages/engine/src/tables', 'packages/formats/src', 'apps/console/src/features'],
  owners: [
    // The benchmark reads with bare PDFium to compare.
    { dependencies: /pdfium/, folders: ['packages/engine/src/adapters/pdf', 'bench'] },
    { dependencies: /tesseract/, folders: ['packages/engine/src/adapters/tesseract'] },
    { dependencies: /onnxruntime|paddle-ocr|ocr-models/, folders: ['packages/engine/src/adapters/onnx'] },
    { dependencies: /^pdfjs-dist$/, folders: ['apps/console', 'bench'] },
    { dependencies: /^(pg|kysely|pg-boss)$/, folders: ['apps/server', 'apps/launcher'] },
  ],
  separated: [
    // The web role may ask threads to read a PDF; it opens none in its own.
    { from: 'apps/server/src/http', to: 'packages/engine/src/adapters/pdf/open-pdf' },
    { from: 'apps/server/src/http', to: 'packages/engine/src/adapters/tesseract' },
    { from: 'apps/server/src/http', to: 'packages/engine/src/adapters/onnx' },
    // Every start would pay for them: a schema library and the languages cost more than reading a page.
    { from: 'packages/engine/src/pipeline.ts', to: 'zod' },
    { from: 'packages/engine/src/runtime/create-extraction-pool.ts', to: 'packages/engine/src/knowledge' },
    { from: 'packages/model/src', to: 'node:' },
    { from: 'packages/contract/src', to: 'node:' },
  ],
};
