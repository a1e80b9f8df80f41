/**
 * `node scripts/keep-pdfium.ts FILE`: reads a few statements with a PDFium that V8 compiles into its fastest code at once, and keeps
 * that in FILE. In a process of its own, because V8 ends it when it has nothing to keep.
 */
import { setFlagsFromString } from 'node:v8';
import { providePdfium } from '../packages/engine/src/adapters/pdf/compile-pdfium.ts';
import { extract } from '../packages/engine/src/index.ts';
import { keepCompiled, readPdfium } from '../packages/engine/src/node/kept-pdfium.ts';
import { printStatements } from './kept-statements.ts';

/** Functions that V8 copies into others make the code twice as large, and no document is read sooner for it. */
const WHILE_COMPILING = ['no-liftoff', 'no-wasm-inlining', 'no-wasm-loop-unrolling'];

for (const flag of WHILE_COMPILING) setFlagsFromString(`--${flag}`);
const pdfium = await WebAssembly.compile(readPdfium());
providePdfium(pdfium);
for (const bytes of await printStatements()) await extract(bytes);
for (const flag of WHILE_COMPILING) setFlagsFromString(flag.replace('no-', '--'));
keepCompiled(pdfium, process.argv[2]!);
