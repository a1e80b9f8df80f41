/** Every way in which the product is told to stop: Ctrl-C, a signal, or the end of the process that started it. */

export interface StopSignal {
  readonly first: Promise<void>;
  readonly second: Promise<void>;
  readonly received: boolean;
}

/** A terminal's Ctrl-C arrives twice at once, directly and passed on by the starting process: that counts as one. */
const ONE_KEYSTROKE_MS = 700;

export function awaitStopSignal(): StopSignal {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  let receivedAt: number | null = null;
  const receive = () => {
    if (receivedAt === null) {
      receivedAt = Date.now();
      first.resolve();
    } else if (Date.now() - receivedAt > ONE_KEYSTROKE_MS) second.resolve();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, receive);
  process.on('disconnect', receive);
  return {
    first: first.promise,
    second: second.promise,
    get received() {
      return receivedAt !== null;
    },
  };
}
