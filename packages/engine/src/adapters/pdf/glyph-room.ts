/** Columns for the glyphs of a page, which the next page uses again: what is read of a page keeps none of its glyphs. */
export interface GlyphRoom {
  readonly code: Uint32Array;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

const FIRST_ROOM = 4096;
/** Larger ones are for one page. */
const MOST_KEPT = 0x4_0000;

let kept = makeRoom(FIRST_ROOM);

/** For so many glyphs or more. */
export function roomForGlyphs(count: number): GlyphRoom {
  if (count > MOST_KEPT) return makeRoom(count);
  if (count > kept.code.length) kept = makeRoom(2 ** Math.ceil(Math.log2(count)));
  return kept;
}

function makeRoom(count: number): GlyphRoom {
  return { code: new Uint32Array(count), left: new Float32Array(count), right: new Float32Array(count) };
}
