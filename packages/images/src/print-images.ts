import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { checkPixels } from './check-pixels.ts';
import { ImageError } from './image-error.ts';
import { readTiff } from './read-tiff.ts';
import { readWebp } from './read-webp.ts';
import { type ImageFormat, recogniseImage } from './recognise-image.ts';

/** Points of an A4 page's shorter side: what people photograph is about that wide. */
const SHORT_SIDE = 595;

const HEIC_REFUSED =
  'HEIC images are not read: save it as JPEG, or let the phone take photographs as "most compatible".';

/** Formats that pdfkit takes as they are, and formats that become PNG first. */
const READERS: Readonly<Record<ImageFormat, (image: Uint8Array) => Uint8Array[] | Promise<Uint8Array[]>>> = {
  jpeg: (image) => [image],
  png: (image) => [image],
  tiff: readTiff,
  webp: async (image) => [await readWebp(image)],
  heic: () => {
    throw new ImageError(HEIC_REFUSED);
  },
};

/** One image a page, in their order; each page of a TIFF is one. Turned as the camera says. Throws `ImageError`. */
export async function printImages(images: readonly Uint8Array[]): Promise<Uint8Array> {
  const pages: Uint8Array[] = [];
  for (const image of images) pages.push(...(await listPages(image)));
  const document = new PDFDocument({ autoFirstPage: false, font: '' }) as PDFKit.PDFDocument & ImageOpener;
  const printed = buffer(document);
  try {
    for (const page of pages) printPage(document, page);
  } catch (error) {
    if (error instanceof ImageError) throw error;
    // The libraries throw texts and errors of many kinds for bytes that they do not understand.
    throw new ImageError('This image is damaged.');
  } finally {
    document.end();
  }
  return printed;
}

async function listPages(image: Uint8Array): Promise<Uint8Array[]> {
  const format = recogniseImage(image);
  if (format === null) throw new ImageError('This is not an image.');
  try {
    return await READERS[format](image);
  } catch (error) {
    throw error instanceof ImageError ? error : new ImageError('This image is damaged.');
  }
}

/** As pdfkit's guide has it; its published types leave it out. */
interface ImageOpener {
  readonly openImage: (bytes: Buffer) => PDFKit.Mixins.ImageSrc & OpenImage;
}

interface OpenImage {
  readonly width: number;
  readonly height: number;
  /** JPEG alone has it, as the camera wrote it; from 5 on the image lies on its side. */
  readonly orientation?: number;
}

function printPage(document: PDFKit.PDFDocument & ImageOpener, bytes: Uint8Array): void {
  const image = document.openImage(Buffer.from(bytes));
  checkPixels(image.width, image.height);
  const [width, height] = (image.orientation ?? 1) > 4 ? [image.height, image.width] : [image.width, image.height];
  const scale = SHORT_SIDE / Math.min(width, height);
  const size: [number, number] = [width * scale, height * scale];
  document.addPage({ size, margin: 0 });
  document.image(image, 0, 0, { width: size[0], height: size[1] });
}
