/** A clean page → the page as a scanner or a camera sees it: askew, in perspective, shadowed, grainy. */
import type { Raster } from '@extracto/model';
import { createRandom, type Random } from '../random.ts';
import type { ScanKind } from './scan-kinds.ts';

/** Surroundings of the page. */
const DESK_GRAY = 252;
const GRAINS = 8192;

export function photographPage(page: Raster, kind: ScanKind, random: Random): Raster {
  const { width, height } = page;
  const lens = aimLens(page, kind, random);
  const light = castShadow(page, kind, random);
  const grain = createGrain(random.fork('grain'));
  const contrast = (kind.paperGray - kind.inkGray) / 255;
  const gray = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = lens(x, y);
      const printed = kind.inkGray + sampleGray(page, u, v) * contrast;
      gray[y * width + x] = Math.max(0, Math.min(255, printed * light(x, y) + kind.noise * grain() + 0.5));
    }
  return { ...page, gray };
}

/** Photographed pixel → place on the printed page: perspective of moved corners (Heckbert 1989), then the tilt. */
function aimLens({ width, height }: Raster, kind: ScanKind, random: Random) {
  const tilt = ((2 * random.next() - 1) * kind.mostTiltDeg * Math.PI) / 180;
  const move = () => (2 * random.next() - 1) * kind.perspective;
  const [x0, y0, x1, y1] = [move(), move(), 1 + move(), move()];
  const [x2, y2, x3, y3] = [1 + move(), 1 + move(), move(), 1 + move()];
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / determinant, (dx1 * sy - sx * dy1) / determinant];
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  return (x: number, y: number): readonly [number, number] => {
    const [u, v] = [x / width, y / height];
    const depth = g * u + h * v + 1;
    const px = ((a * u + b * v + x0) / depth - 0.5) * width;
    const py = ((d * u + e * v + y0) / depth - 0.5) * height;
    return [px * cos - py * sin + width / 2, px * sin + py * cos + height / 2];
  };
}

/** Light falls off in one direction, as beside a hand or a window. */
function castShadow({ width, height }: Raster, { shadow }: ScanKind, random: Random) {
  const direction = random.next() * 2 * Math.PI;
  const [dx, dy] = [Math.cos(direction) / width, Math.sin(direction) / height];
  return (x: number, y: number) =>
    shadow === 0 ? 1 : 1 - shadow / (1 + Math.exp(-6 * (dx * (x - width / 2) + dy * (y - height / 2))));
}

/** Normally distributed values from a table (Box and Muller), because a page takes millions. */
function createGrain(random: Random): () => number {
  const table = Float32Array.from(
    { length: GRAINS },
    () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next()),
  );
  let state = random.integer(1, 0x7fffffff);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return table[(state >>> 4) % GRAINS]!;
  };
}

function sampleGray({ width, height, gray }: Raster, u: number, v: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return DESK_GRAY;
  const [fx, fy] = [u - x, v - y];
  const at = y * width + x;
  const upper = gray[at]! * (1 - fx) + gray[at + 1]! * fx;
  const lower = gray[at + width]! * (1 - fx) + gray[at + width + 1]! * fx;
  return upper * (1 - fy) + lower * fy;
}

export function randomFor(seed: number, pageIndex: number): Random {
  return createRandom(`scan/${seed}/${pageIndex}`);
}
