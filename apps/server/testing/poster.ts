/** A process of its own for a test: posts one event to the address it is given and reports the outcome. */
import { postEvent } from '../src/webhooks/post-event.ts';
import { createResolver } from '../src/webhooks/resolve-host.ts';

const outcome = await postEvent(
  { resolve: createResolver(), loopback: true },
  { url: process.argv[2] ?? '', headers: {}, body: '{}', now: new Date() },
);
process.send?.(outcome, undefined, undefined, () => process.exit(0));
