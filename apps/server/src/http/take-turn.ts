interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

const queues = new WeakMap<object, Queue>();

/** Runs `act` when fewer than `atOnce` others of the same `group` are running; first come, first served. */
export async function takeTurn<T>(group: object, atOnce: number, act: () => Promise<T>): Promise<T> {
  const queue = queues.get(group) ?? { running: 0, waiting: [] };
  queues.set(group, queue);
  if (queue.running >= atOnce) await new Promise<void>((resolve) => queue.waiting.push(resolve));
  else queue.running += 1;
  try {
    return await act();
  } finally {
    // The place passes on without becoming free, so that no newcomer slips in between.
    const next = queue.waiting.shift();
    if (next === undefined) queue.running -= 1;
    else next();
  }
}
