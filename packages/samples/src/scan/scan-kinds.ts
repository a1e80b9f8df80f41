/** Steps that turn a printed page into an image, as data. */

export interface ScanKind {
  readonly dpi: number;
  /** The page lies askew by up to so much, either way. */
  readonly mostTiltDeg: number;
  /** Standard deviation in gray levels, on dust and grain alike. */
  readonly noise: number;
  /** Gray of the ink and of the paper. */
  readonly inkGray: number;
  readonly paperGray: number;
  /** `null`: one bit a pixel, as a fax sends it. */
  readonly jpegQuality: number | null;
  /** Part of the light that a shadow across the page takes away at its darkest. */
  readonly shadow: number;
  /** Part of the page's size by which its corners are moved at most. */
  readonly perspective: number;
  /** Laid on the glass in any of four ways. */
  readonly isTurned: boolean;
}

const FLATBED: ScanKind = {
  dpi: 200,
  mostTiltDeg: 2,
  noise: 10,
  inkGray: 20,
  paperGray: 240,
  jpegQuality: 60,
  shadow: 0,
  perspective: 0,
  isTurned: false,
};

export const SCAN_KINDS = {
  'flatbed-200': FLATBED,
  'flatbed-300': { ...FLATBED, dpi: 300 },
  fax: { ...FLATBED, dpi: 204, mostTiltDeg: 1, noise: 30, jpegQuality: null },
  turned: { ...FLATBED, isTurned: true },
  phone: { ...FLATBED, dpi: 220, noise: 6, jpegQuality: 75, shadow: 0.35, perspective: 0.02 },
} as const satisfies Record<string, ScanKind>;

export type ScanKindName = keyof typeof SCAN_KINDS;
