/**
 * Components of ink as tall as letters → chains of neighbours that stand beside each other on one line, with the line that they
 * stand on. A chain ends where the paper between two letters is wider than a gap between words.
 */
import type { Component } from '../label-components.ts';
import { type Baseline, fitBaseline } from './fit-baseline.ts';
import { OCR_LINES } from './thresholds.ts';

const { WIDEST_GAP, LEAST_OVERLAP, LIKE_HEIGHTS, TWO_LINES } = OCR_LINES.chainLetters;

export interface Chain extends Baseline {
  /** From left to right. */
  readonly letters: readonly Component[];
  /** Pixels; right is exclusive. */
  readonly left: number;
  readonly right: number;
}

export interface ChainedLetters {
  readonly chains: readonly Chain[];
  /** Touching letters of two lines. They belong to neither chain and are part of both lines' image. */
  readonly joints: readonly Component[];
}

export function chainLetters(letters: readonly Component[]): ChainedLetters {
  const linked = linkNeighbours(letters);
  const joints = new Set(linked.flatMap(findJoints));
  const groups = joints.size === 0 ? linked : linkNeighbours(letters.filter((letter) => !joints.has(letter)));
  return { chains: groups.map(toChain), joints: [...joints] };
}

function findJoints(group: readonly Component[]): Component[] {
  if (group.length < 4) return [];
  const heights = group.map(heightOf).toSorted((a, b) => a - b);
  const tall = heights[Math.floor(heights.length * 0.8)]!;
  return group.filter((component) => heightOf(component) > TWO_LINES * tall);
}

function toChain(letters: readonly Component[]): Chain {
  const right = Math.max(...letters.map((letter) => letter.right));
  return { letters, left: letters[0]!.left, right, ...fitBaseline(letters) };
}

/** Groups of letters that stand beside each other; each from left to right. */
export function linkNeighbours(letters: readonly Component[]): Component[][] {
  const sorted = letters.toSorted((one, other) => one.left - other.left);
  const parents = sorted.map((_, index) => index);
  const rootOf = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at] = parents[parents[at]!]!;
    return at;
  };
  const reach = WIDEST_GAP * sorted.reduce((most, component) => Math.max(most, heightOf(component)), 0);
  for (const [index, component] of sorted.entries())
    for (let next = index + 1; next < sorted.length && sorted[next]!.left <= component.right + reach; next++)
      if (areNeighbours(component, sorted[next]!)) parents[rootOf(next)] = rootOf(index);
  const groups = Map.groupBy(sorted, (_, index) => rootOf(index));
  return [...groups.values()];
}

function areNeighbours(one: Component, other: Component): boolean {
  const [small, tall] = [Math.min(heightOf(one), heightOf(other)), Math.max(heightOf(one), heightOf(other))];
  if (tall > LIKE_HEIGHTS * small || other.left - one.right > WIDEST_GAP * tall) return false;
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >= LEAST_OVERLAP * small;
}

export function heightOf({ top, bottom }: Component): number {
  return bottom - top;
}
