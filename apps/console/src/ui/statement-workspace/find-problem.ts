/** The next or previous of `problems`, which are places in ascending order, seen from `row`; round the end. `null`: none. */
export function findProblem(problems: readonly number[], row: number | null, step: 1 | -1): number | null {
  if (step === 1) return problems.find((place) => row === null || place > row) ?? problems[0] ?? null;
  return problems.findLast((place) => row === null || place < row) ?? problems.at(-1) ?? null;
}
