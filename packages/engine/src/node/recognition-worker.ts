/**
 * The side of a recognising thread: one page at a time, with a recogniser that stays open. The network for single lines runs in a
 * process that the first page in need of it starts, and that ends with the thread.
 */
import { workerData } from 'piscina';
import { openInstalledTesseract } from '../adapters/ocr/open-installed-tesseract.ts';
import { openTesseract } from '../adapters/ocr/open-tesseract.ts';
import { createPageReading } from '../recognition/create-page-reading.ts';
import { createStripReader } from './create-strip-reader.ts';
import type { OnceRecognised, RecognitionSetup, RecognitionTask } from './messages.ts';

const { installed } = workerData as RecognitionSetup;
const lines = createStripReader('lines');
const pages = createPageReading(installed === null ? openTesseract : async () => openInstalledTesseract(installed));

export default async function recogniseTask({ raster, model }: RecognitionTask): Promise<OnceRecognised> {
  const before = spentBeside();
  const page = await pages.read(raster, model, lines.read);
  return { page, cpuSecondsBeside: spentBeside() - before };
}

function spentBeside(): number {
  return lines.cpuSeconds() + pages.cpuSecondsBeside();
}
