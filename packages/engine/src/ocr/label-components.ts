/**
 * Connected components of ink (four neighbours): what is a band, a rule, a letter or a speck. Runs of ink along each row are
 * joined to those that they touch in the row above (union-find over runs, Wu, Otoo and Suzuki 2009): paper, most of a page, costs
 * one look.
 */

/** Pixels; right and bottom are exclusive. */
export interface Component {
  readonly label: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Pixels of ink. */
  readonly size: number;
}

export interface LabelledComponents {
  /** For each pixel the label of its component, 0 for paper; made when it is first asked for. */
  readonly labels: Int32Array;
  /** In the order of their first pixels; the component with label n stands at n - 1. */
  readonly components: readonly Component[];
}

/** Least size of a printed area, and the share of ink in its frame. */
export interface LeastArea {
  readonly heightInches: number;
  readonly widthInches: number;
  readonly filled: number;
}

export function isFilledArea({ left, top, right, bottom, size }: Component, least: LeastArea, dpi: number): boolean {
  const [width, height] = [right - left, bottom - top];
  const isLarge = height >= least.heightInches * dpi && width >= least.widthInches * dpi;
  return isLarge && size >= least.filled * width * height;
}

/** A pixel is ink when its gray is below `inkBelow`. */
export function labelComponents(gray: Uint8Array, width: number, inkBelow: number): LabelledComponents {
  const runs = findRuns(gray, width, inkBelow);
  const { components, labelOfRun } = gatherComponents(runs, width);
  let labels: Int32Array | null = null;
  return {
    components,
    get labels() {
      labels ??= paintLabels(runs, labelOfRun, gray.length);
      return labels;
    },
  };
}

/** Rows of ink in reading order; places count from the first pixel of the page. */
interface Runs {
  readonly from: Int32Array;
  /** Exclusive. */
  readonly to: Int32Array;
  /** For each run one of its component that is no later, itself for the first. */
  readonly parents: Int32Array;
}

/** Everything in locals: a page takes millions of steps. */
function findRuns(gray: Uint8Array, width: number, inkBelow: number): Runs {
  let [from, to, parents] = [new Int32Array(1024), new Int32Array(1024), new Int32Array(1024)];
  let count = 0;
  // runs of the row above, from the first that may touch the next run
  let [above, endOfAbove] = [0, 0];
  for (let row = 0; row < gray.length; row += width) {
    const end = row + width;
    const first = count;
    for (let at = row; at < end; at++) {
      if (gray[at]! >= inkBelow) continue;
      const start = at;
      while (at < end && gray[at]! < inkBelow) at++;
      if (count === from.length) [from, to, parents] = [grow(from), grow(to), grow(parents)];
      from[count] = start;
      to[count] = at;
      parents[count] = count;
      while (above < endOfAbove && to[above]! + width <= start) above++;
      for (let other = above; other < endOfAbove && from[other]! + width < at; other++) unite(parents, other, count);
      count++;
    }
    above = first;
    endOfAbove = count;
  }
  return { from: from.subarray(0, count), to: to.subarray(0, count), parents: parents.subarray(0, count) };
}

function grow(list: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(list.length * 2);
  longer.set(list);
  return longer;
}

function rootOf(parents: Int32Array, run: number): number {
  let at = run;
  while (parents[at] !== at) {
    parents[at] = parents[parents[at]!]!;
    at = parents[at]!;
  }
  return at;
}

/** The earlier root stays one. */
function unite(parents: Int32Array, one: number, other: number): void {
  const [first, second] = [rootOf(parents, one), rootOf(parents, other)];
  if (first < second) parents[second] = first;
  else parents[first] = second;
}

function gatherComponents(
  { from, to, parents }: Runs,
  width: number,
): { components: Component[]; labelOfRun: Int32Array } {
  const components: { -readonly [Key in keyof Component]: Component[Key] }[] = [];
  const labelOfRun = new Int32Array(from.length);
  for (let run = 0; run < from.length; run++) {
    const start = from[run]!;
    const size = to[run]! - start;
    const top = Math.floor(start / width);
    const left = start - top * width;
    // roots come first
    const root = rootOf(parents, run);
    if (root === run) {
      labelOfRun[run] = components.push({
        label: components.length + 1,
        left,
        top,
        right: left + size,
        bottom: top + 1,
        size,
      });
      continue;
    }
    const label = labelOfRun[root]!;
    labelOfRun[run] = label;
    const component = components[label - 1]!;
    if (left < component.left) component.left = left;
    if (left + size > component.right) component.right = left + size;
    component.bottom = top + 1;
    component.size += size;
  }
  return { components, labelOfRun };
}

function paintLabels({ from, to }: Runs, labelOfRun: Int32Array, length: number): Int32Array {
  const labels = new Int32Array(length);
  for (let run = 0; run < from.length; run++) labels.fill(labelOfRun[run]!, from[run]!, to[run]!);
  return labels;
}
