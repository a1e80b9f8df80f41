import { endOfRun, type Glyphs } from './read-glyphs.ts';

/** The same runs in another order, in columns of their own. `order`: indexes of all runs. */
export function reorderRuns(glyphs: Glyphs, order: readonly number[]): Glyphs {
  const { count, runs } = glyphs;
  const [code, left, right] = [new Uint32Array(count), new Float32Array(count), new Float32Array(count)];
  const from: number[] = [];
  let next = 0;
  for (const run of order) {
    from.push(next);
    for (let at = runs.from[run]!; at < endOfRun(glyphs, run); at++, next++) {
      code[next] = glyphs.code[at]!;
      left[next] = glyphs.left[at]!;
      right[next] = glyphs.right[at]!;
    }
  }
  const pick = <Value>(values: readonly Value[]) => order.map((run) => values[run]!);
  const turned = {
    count: runs.count,
    from,
    object: pick(runs.object),
    baseline: pick(runs.baseline),
    em: pick(runs.em),
    direction: pick(runs.direction),
  };
  return { count, code, left, right, runs: turned };
}
