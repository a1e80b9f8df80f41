/**
 * The side of a recognising thread: one page at a time, with a recogniser that stays open. The networks for single lines run
 * in processes that the first page in need of them starts, and that end with the thread.
 */
import { workerData } from 'piscina';
import { openInstalledTesseract } from '../adapters/tesseract/open-installed-tesseract.ts';
import { openTesseract } from '../adapters/tesseract/open-tesseract.ts';
import { createPageReading } from '../ocr/create-page-reading.ts';
import { createLineImageReader } from './create-line-image-reader.ts';
import { giveWay } from './give-way.ts';
import type { OnceRecognised, RecognitionSetup, RecognitionTask } from './messages.ts';

const { installed, priority } = workerData as RecognitionSetup;
// what it starts has it as well
if (priority !== null) giveWay(priority);
const networks = {
  latin: createLineImageReader('latin'),
  european: createLineImageReader('european'),
  chinese: createLineImageReader('chinese'),
};
const readLineImages = { latin: networks.latin.read, european: networks.european.read, chinese: networks.chinese.read };
const pages = createPageReading(installed === null ? openTesseract : async () => openInstalledTesseract(installed));

export default async function recogniseTask({ raster, model }: RecognitionTask): Promise<OnceRecognised> {
  const before = spentBeside();
  const page = await pages.read(raster, model, readLineImages);
  return { page, cpuSecondsBeside: spentBeside() - before };
}

function spentBeside(): number {
  return Object.values(networks).reduce((sum, one) => sum + one.cpuSeconds(), pages.cpuSecondsBeside());
}
