/**
 * Loads the recogniser's files: from packages under Node, scripts of the bundler in a browser. The only file of the
 * adapter that knows on what it runs.
 */
import type { LanguageModel } from '../language-models.ts';

/** Carried inside scripts: a page whose policy forbids every connection cannot fetch a file, not even its own. */
const BUNDLED_MODELS: Readonly<Record<LanguageModel, () => Promise<{ readonly default: string }>>> = {
  eng: () => import('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url&inline'),
  deu: () => import('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url&inline'),
  fra: () => import('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url&inline'),
  spa: () => import('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url&inline'),
  ita: () => import('@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz?url&inline'),
  por: () => import('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url&inline'),
  nld: () => import('@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz?url&inline'),
  pol: () => import('@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz?url&inline'),
  swe: () => import('@tesseract.js-data/swe/4.0.0_best_int/swe.traineddata.gz?url&inline'),
  dan: () => import('@tesseract.js-data/dan/4.0.0_best_int/dan.traineddata.gz?url&inline'),
  fin: () => import('@tesseract.js-data/fin/4.0.0_best_int/fin.traineddata.gz?url&inline'),
  ces: () => import('@tesseract.js-data/ces/4.0.0_best_int/ces.traineddata.gz?url&inline'),
  hun: () => import('@tesseract.js-data/hun/4.0.0_best_int/hun.traineddata.gz?url&inline'),
  ron: () => import('@tesseract.js-data/ron/4.0.0_best_int/ron.traineddata.gz?url&inline'),
  tur: () => import('@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz?url&inline'),
  ind: () => import('@tesseract.js-data/ind/4.0.0_best_int/ind.traineddata.gz?url&inline'),
  ell: () => import('@tesseract.js-data/ell/4.0.0_best_int/ell.traineddata.gz?url&inline'),
  kaz: () => import('@tesseract.js-data/kaz/4.0.0_best_int/kaz.traineddata.gz?url&inline'),
  heb: () => import('@tesseract.js-data/heb/4.0.0_best_int/heb.traineddata.gz?url&inline'),
  ara: () => import('@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz?url&inline'),
};

/** The trained data of a language model, unpacked. */
export async function readModel(model: LanguageModel): Promise<Uint8Array> {
  return isNode() ? readFromPackage(model) : unpack(readAddress((await BUNDLED_MODELS[model]()).default));
}

/** The recogniser's WebAssembly; `null` where it finds its own file. */
export async function readCore(): Promise<Uint8Array | null> {
  if (isNode()) return null;
  return readAddress((await import('tesseract.js-core/tesseract-core-simd-lstm.wasm?url&inline')).default);
}

function isNode(): boolean {
  return typeof process === 'object' && typeof process.versions?.node === 'string';
}

async function readFromPackage(model: LanguageModel): Promise<Uint8Array> {
  const [{ readFile }, { createRequire }, { gunzipSync }] = await Promise.all([
    import('node:fs/promises'),
    import('node:module'),
    import('node:zlib'),
  ]);
  const name = `@tesseract.js-data/${model}/4.0.0_best_int/${model}.traineddata.gz`;
  return gunzipSync(await readFile(createRequire(import.meta.url).resolve(name)));
}

function readAddress(address: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) => character.charCodeAt(0));
}

async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
