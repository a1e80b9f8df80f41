/**
 * Finds the lines of text on a page, each divided at wide gaps, so that cells of a table never share a line image.
 *
 *   "12.03.  MIETE MAERZ        -850,00"   →   one line of three segments
 *
 * Letters make lines; marks (points, commas, dashes, accents) belong to the line in whose band they stand, and are never
 * dropped when they stand near a letter: they are money.
 */
import type { Raster } from '@extracto/model';
import type { Component } from '../label-components.ts';
import { OCR } from '../thresholds.ts';
import { type Chain, chainLetters, heightOf } from './chain-letters.ts';
import { findLeaders } from './find-leaders.ts';
import { fitBaseline, middleOf } from './fit-baseline.ts';
import { sortInk } from './sort-ink.ts';
import { OCR_LINES } from './thresholds.ts';

const { CAP_HEIGHT } = OCR.shared;
const { SEGMENT_GAP, SAME_LEVEL, LIKE_SIZE, REACH, MUCH_SMALLER, MOST_PARTS, LEAST_STROKE, ENOUGH_LETTERS, SHELF_PX } =
  OCR_LINES.findLines;

/** A stretch of a line without wide paper in it. Pixels. */
export interface Segment {
  readonly lineIndex: number;
  readonly left: number;
  /** Exclusive. */
  readonly right: number;
  /** Its height at x = 0, and its drop in pixels for each pixel to the right. */
  readonly foot: number;
  readonly slope: number;
  readonly em: number;
}

export interface FoundLines {
  readonly segments: readonly Segment[];
  /** For each pixel the label of its component of ink, 0 for paper. */
  readonly labels: Int32Array;
  /** For each label whose ink it is: the index of a segment, `SHARED` or `NOBODYS`. */
  readonly owners: Int32Array;
}

/** Letters of two lines that touch. */
export const SHARED = -1;
/** Ink that is no text. */
export const NOBODYS = -2;

const BAND = { above: 0.95, below: 0.33 };
const CORE = { above: 0.75, below: 0.16 };

/** `raster` has white paper, level rows and no rulings. */
export function findLines(raster: Raster): FoundLines {
  const ink = sortInk(raster);
  const { chains, joints } = chainLetters(ink.letters);
  const { hosts, parts } = partSmallChains(chains);
  const leaders = findLeaders(ink.marks, ink.letters);
  const held = holdMarks(hosts, [...ink.marks.filter((mark) => !leaders.has(mark)), ...parts]);
  const owners = new Int32Array(ink.components.length + 1).fill(NOBODYS);
  for (const joint of joints) owners[joint.label] = SHARED;
  const segments: Segment[] = [];
  for (const [lineIndex, line] of joinChains(hosts).entries())
    for (const part of splitLine(line, held)) {
      for (const { label } of part.components) owners[label] = segments.length;
      segments.push({ lineIndex, ...part.place });
    }
  return { segments, labels: ink.labels, owners };
}

function emOf({ cap }: { cap: number }): number {
  return cap / CAP_HEIGHT;
}

/** Distance of a point below the line, in em; negative above. */
function depthOf({ foot, slope, cap }: Chain, x: number, y: number): number {
  return (y - foot - slope * x) / emOf({ cap });
}

/** Few small components within the band of larger letters are parts of these. */
function partSmallChains(chains: readonly Chain[]): { hosts: Chain[]; parts: Component[] } {
  const hosts: Chain[] = [];
  const parts: Component[] = [];
  const shelves = shelve(chains);
  for (const chain of chains) {
    const isPart =
      chain.letters.length <= MOST_PARTS &&
      nearChains(shelves, chain.letters[0]!).some(
        (host) =>
          host !== chain &&
          chain.cap < MUCH_SMALLER * host.cap &&
          chain.letters.every((letter) => distance(host, letter) !== null),
      );
    if (isPart) parts.push(...chain.letters);
    else hosts.push(chain);
  }
  return { hosts, parts };
}

/** Chains by the stripes of the page that their bands touch. */
type Shelves = ReadonlyMap<number, readonly Chain[]>;

function shelve(chains: readonly Chain[]): Shelves {
  const shelves = new Map<number, Chain[]>();
  for (const chain of chains) {
    const [one, other] = [chain.foot + chain.slope * chain.left, chain.foot + chain.slope * chain.right];
    const top = Math.min(one, other) - BAND.above * emOf(chain);
    const bottom = Math.max(one, other) + BAND.below * emOf(chain);
    for (let shelf = Math.floor(top / SHELF_PX); shelf <= bottom / SHELF_PX; shelf++) {
      const chainsThere = shelves.get(shelf);
      if (chainsThere === undefined) shelves.set(shelf, [chain]);
      else chainsThere.push(chain);
    }
  }
  return shelves;
}

function nearChains(shelves: Shelves, { top, bottom }: Component): readonly Chain[] {
  return shelves.get(Math.floor((top + bottom) / 2 / SHELF_PX)) ?? [];
}

/** From a mark to the letters of a line, in em; `null` when it stands outside of their band. */
function distance(chain: Chain, component: Component): number | null {
  const em = emOf(chain);
  const aside = Math.max(0, chain.left - component.right, component.left - chain.right) / em;
  const depth = depthOf(chain, middleOf(component), (component.top + component.bottom) / 2);
  if (aside > REACH || depth < -BAND.above || depth > BAND.below) return null;
  return aside + Math.max(0, -CORE.above - depth, depth - CORE.below);
}

/** The marks of each chain. */
function holdMarks(chains: readonly Chain[], marks: readonly Component[]): ReadonlyMap<Chain, readonly Component[]> {
  const shelves = shelve(chains);
  const held = new Map<Chain, Component[]>(chains.map((chain) => [chain, []]));
  for (const mark of marks) {
    const near = nearChains(shelves, mark)
      .map((chain) => ({ chain, away: distance(chain, mark) }))
      .filter((found): found is { chain: Chain; away: number } => found.away !== null)
      .sort((one, other) => one.away - other.away);
    const nearest = near[0];
    if (nearest !== undefined && heightOf(mark) <= emOf(nearest.chain)) held.get(nearest.chain)!.push(mark);
  }
  return held;
}

/** Chains that stand on one line, from left to right; lines from the top of the page. */
function joinChains(chains: readonly Chain[]): Chain[][] {
  const lines: Chain[][] = [];
  for (const chain of chains.toSorted((one, other) => one.left - other.left)) {
    let [best, least] = [null as Chain[] | null, Number.POSITIVE_INFINITY];
    for (const line of lines) {
      const nearest = rightmost(line);
      const gap = Math.max(0, chain.left - nearest.right);
      if (gap < least && areLevel(nearest, chain)) [best, least] = [line, gap];
    }
    if (best === null) lines.push([chain]);
    else best.push(chain);
  }
  return lines.sort((one, other) => one[0]!.foot - other[0]!.foot);
}

function rightmost(line: readonly Chain[]): Chain {
  return line.reduce((best, chain) => (chain.right > best.right ? chain : best));
}

function areLevel(one: Chain, other: Chain): boolean {
  const [small, tall] = [Math.min(one.cap, other.cap), Math.max(one.cap, other.cap)];
  if (tall > LIKE_SIZE * small) return false;
  const x = Math.min(one.right, (one.right + other.left) / 2);
  return Math.abs(depthOf(one, x, other.foot + other.slope * x)) <= SAME_LEVEL;
}

interface Part {
  readonly components: readonly Component[];
  readonly place: Omit<Segment, 'lineIndex'>;
}

/** Parted where the paper is wide. */
function splitLine(line: readonly Chain[], held: ReadonlyMap<Chain, readonly Component[]>): Part[] {
  const letters = line.flatMap((chain) => chain.letters);
  const whole = fitBaseline(letters);
  const em = emOf(whole);
  const isLetter = new Set(letters);
  const marks = line.flatMap((chain) => held.get(chain)!);
  const ordered = [...letters, ...marks].sort((one, other) => one.left - other.left);
  const groups: Component[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const component of ordered) {
    if (component.left - right > SEGMENT_GAP * em) groups.push([]);
    groups.at(-1)!.push(component);
    right = Math.max(right, component.right);
  }
  return groups
    .filter(
      (group) =>
        group.some((component) => isLetter.has(component)) || group.some((component) => isStroke(component, em)),
    )
    .map((group) => ({ components: group, place: placeOf(group, isLetter, line, em) }));
}

function isStroke({ left, right }: Component, em: number): boolean {
  return right - left >= LEAST_STROKE * em;
}

/** Small letters alone take the size of the line, a few letters the line on which their neighbours stand. */
function placeOf(
  components: readonly Component[],
  isLetter: ReadonlySet<Component>,
  line: readonly Chain[],
  lineEm: number,
): Part['place'] {
  const left = components[0]!.left;
  const right = Math.max(...components.map((component) => component.right));
  const own = components.filter((component) => isLetter.has(component));
  const fitted = own.length === 0 ? null : fitBaseline(own);
  if (fitted !== null && own.length >= ENOUGH_LETTERS) {
    const em = emOf(fitted);
    return { left, right, ...fitted, em: em < lineEm && em * LIKE_SIZE > lineEm ? lineEm : em };
  }
  const near = nearestChain(line, (left + right) / 2);
  if (fitted === null || Math.abs(depthOf(near, left, fitted.foot)) <= SAME_LEVEL)
    return { left, right, foot: near.foot, slope: near.slope, em: lineEm };
  return { left, right, ...fitted, em: Math.max(lineEm, emOf(fitted)) };
}

function nearestChain(line: readonly Chain[], x: number): Chain {
  const away = (chain: Chain) => Math.max(0, chain.left - x, x - chain.right);
  const enough = line.filter(({ letters }) => letters.length >= ENOUGH_LETTERS);
  return (enough.length === 0 ? line : enough).reduce((best, chain) => (away(chain) < away(best) ? chain : best));
}
