export { createLoneReader } from './create-lone-reader.ts';
export { openTools } from './open-tools.ts';
export { BESIDE_READING, READING } from './priorities.ts';
export { serveWatch } from './serve-watch.ts';
export { subscribeWebhooks } from './subscribe-webhooks.ts';
export { subscribeWorker } from './subscribe-worker.ts';
