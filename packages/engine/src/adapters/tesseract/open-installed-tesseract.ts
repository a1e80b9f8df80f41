/**
 * The tesseract program of the machine, with the models that come along: the same words in two thirds of the time. A page goes
 * in by its standard input, so no image of a document is ever a file; the process sees no environment, and ends with its page.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Raster } from '@extracto/model';
import type { LanguageModel } from '../language-models.ts';
import type { Recogniser } from '../recogniser.ts';
import { readHocr } from './read-hocr.ts';
import { readModel } from './read-model.ts';
import { toGraymap } from './to-graymap.ts';
import { whitenPaper } from './whiten-paper.ts';

export interface InstalledTesseract {
  readonly program: string;
  /** Folder for unpacked models: the caller's, who removes it in the end; several recognisers may share it. */
  readonly modelFolder: string;
}

/** The same settings as of the one in WebAssembly. */
const LSTM = '1';
const BLOCK = '6';
const SETTINGS = ['tessedit_create_hocr=1', 'hocr_char_boxes=1', 'lstm_choice_mode=2', 'tessedit_do_invert=0'];
/** A page takes two. */
const PATIENCE_SECONDS = 120;

export function openInstalledTesseract({ program, modelFolder }: InstalledTesseract): Recogniser {
  let cpuSeconds = 0;
  return {
    prepare: async (model) => {
      const place = join(modelFolder, `${model}.traineddata`);
      if (existsSync(place)) return;
      const unfinished = `${place}.${crypto.randomUUID()}`;
      await writeFile(unfinished, await readModel(model), { mode: 0o600 });
      await rename(unfinished, place);
    },
    recognise: async (raster, model) => {
      const beganMs = performance.now();
      const hocr = await runOnce(program, argumentsFor(model, raster, modelFolder), toGraymap(whitenPaper(raster)));
      // A single thread: its processor time is no longer than that, and nobody else tells it.
      cpuSeconds += (performance.now() - beganMs) / 1000;
      return readHocr(hocr);
    },
    cpuSecondsBeside: () => cpuSeconds,
    close: () => {},
  };
}

function argumentsFor(model: LanguageModel, { dpi }: Raster, modelFolder: string): string[] {
  const options = {
    '-l': model,
    '--tessdata-dir': modelFolder,
    '--oem': LSTM,
    '--psm': BLOCK,
    '--dpi': `${Math.round(dpi)}`,
  };
  return ['stdin', 'stdout', ...Object.entries(options).flat(), ...SETTINGS.flatMap((setting) => ['-c', setting])];
}

async function runOnce(program: string, args: readonly string[], input: Uint8Array): Promise<string> {
  const child = spawn(program, args, {
    env: { OMP_THREAD_LIMIT: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: PATIENCE_SECONDS * 1000,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // A program that ends early leaves its input unread: its status says so.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [status, output] = await Promise.all([ended, buffer(child.stdout)]);
  if (status !== 0) throw new Error(`the tesseract program ended with ${status}`);
  return output.toString('utf8');
}
