import { OCR } from './thresholds.ts';

const { PAPER } = OCR.shared;

/** An image as rows of gray, 0 black to 255 white. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}

/** The gray between the four pixels around a point (bilinear), where whole numbers are the middles of pixels; paper outside. */
export function sampleBetween({ width, height, gray }: GrayImage, x: number, y: number): number {
  // no pairs here and below: this runs for each pixel of a page
  const before = Math.floor(x);
  const above = Math.floor(y);
  if (before < 0 || above < 0 || before >= width - 1 || above >= height - 1) return PAPER;
  const fx = x - before;
  const fy = y - above;
  const at = above * width + before;
  const upper = gray[at]! * (1 - fx) + gray[at + 1]! * fx;
  const lower = gray[at + width]! * (1 - fx) + gray[at + width + 1]! * fx;
  return upper * (1 - fy) + lower * fy;
}
