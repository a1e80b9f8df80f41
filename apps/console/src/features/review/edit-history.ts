/** States that one can go back and forth between. */
export interface EditHistory<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

export function beginHistory<T>(present: T): EditHistory<T> {
  return { past: [], present, future: [] };
}

/** A new change discards the undone ones. */
export function step<T>({ past, present }: EditHistory<T>, next: T): EditHistory<T> {
  return { past: [...past, present], present: next, future: [] };
}

export function undo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history;
  const last = past.at(-1);
  return last === undefined ? history : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}
