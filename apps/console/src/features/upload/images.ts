/** Images that are taken in the place of a PDF: the types that the service reads, and how many pages one has. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'];

export function isImage(file: File): boolean {
  return IMAGE_TYPES.includes(file.type);
}

const INTEL = 0x4949;
const ENTRY_BYTES = 12;
/** As many as the service takes. */
const MOST_PAGES = 200;

/** A TIFF has a page for each directory of its chain; every other image is one page. `null`: the chain leads nowhere. */
export async function countImagePages(file: File): Promise<number | null> {
  if (file.type !== 'image/tiff') return 1;
  try {
    const view = new DataView(await file.arrayBuffer());
    const isLittle = view.getUint16(0) === INTEL;
    let pages = 0;
    for (let at = view.getUint32(4, isLittle); at !== 0; pages++) {
      if (pages === MOST_PAGES) return null;
      at = view.getUint32(at + 2 + ENTRY_BYTES * view.getUint16(at, isLittle), isLittle);
    }
    return pages === 0 ? null : pages;
  } catch {
    return null;
  }
}
