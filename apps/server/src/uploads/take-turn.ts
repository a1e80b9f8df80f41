/**
 * Lets only so many act at once, and shares the places between customers: those who wait take turns, whoever has more waiting
 * gets no more of them, and nobody has more than half of the places while they do not have them all to give.
 */
interface Queue {
  running: number;
  readonly runningOf: Map<string, number>;
  /** By customer, the one whose turn is next first. */
  readonly waiting: Map<string, (() => void)[]>;
}

export interface Turn {
  readonly atOnce: number;
  readonly customer: string;
}

const queues = new WeakMap<object, Queue>();

/** Runs `act` when its turn among the others of the same `group` comes. */
export async function takeTurn<T>(group: object, { atOnce, customer }: Turn, act: () => Promise<T>): Promise<T> {
  const queue = queues.get(group) ?? { running: 0, runningOf: new Map(), waiting: new Map() };
  queues.set(group, queue);
  await new Promise<void>((start) => {
    queue.waiting.set(customer, [...(queue.waiting.get(customer) ?? []), start]);
    startNext(queue, atOnce);
  });
  try {
    return await act();
  } finally {
    queue.running -= 1;
    count(queue, customer, -1);
    startNext(queue, atOnce);
  }
}

function startNext(queue: Queue, atOnce: number): void {
  const share = Math.max(1, Math.floor(atOnce / 2));
  for (const [customer, [start, ...later]] of queue.waiting) {
    if (queue.running >= atOnce) return;
    if (start === undefined || (queue.runningOf.get(customer) ?? 0) >= share) continue;
    // To the end of the line, with what else they have.
    queue.waiting.delete(customer);
    if (later.length > 0) queue.waiting.set(customer, later);
    queue.running += 1;
    count(queue, customer, 1);
    start();
  }
}

function count({ runningOf }: Queue, customer: string, change: 1 | -1): void {
  const running = (runningOf.get(customer) ?? 0) + change;
  if (running === 0) runningOf.delete(customer);
  else runningOf.set(customer, running);
}
