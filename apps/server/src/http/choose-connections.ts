import type { IncomingMessage } from 'node:http';

/**
 * What the scripts of a document, or of a worker, may connect to. Only the pages behind an account talk to the service.
 * All others, the one on which somebody's statement is read in the browser among them, may not connect to anything,
 * nor may any worker: whatever a worker reads stays in it.
 */
const SERVICE_PAGES = /^\/(?:api|account|console)(?:[/?]|$)/;

export function chooseConnections(request: Pick<IncomingMessage, 'url'>): "'self'" | "'none'" {
  return SERVICE_PAGES.test(request.url ?? '/') ? "'self'" : "'none'";
}
