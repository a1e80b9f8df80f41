import type { IncomingMessage } from 'node:http';
import type { ChatScript } from './chat-script.ts';

type Asked = Pick<IncomingMessage, 'url'>;

/**
 * The addresses that scripts of a document, or of a worker, may connect to. Only the pages behind an account, and the form for
 * messages, talk to the service. All others, the one on which somebody's statement is read in the browser among them, may
 * not connect to anything, nor may any worker: whatever a worker reads stays in it.
 */
const SERVICE_PAGES = /^\/(?:api|account|console|help)(?:[/?]|$)/;

/** Fetches the files of the app that works without a network, and nothing else: a policy of its own lets it. */
const SERVICE_WORKER = /^\/service-worker\.js(?:\?|$)/;

/** Paths without a third-party chat: everything that is no page, our own form, and the pages that promise it. */
const OURS_ALONE = /^\/(?:api|help|tour|private)(?:[/?]|$)|^[^?]*\.[a-z0-9]+(?:\?|$)/i;

/** The values of connect-src. */
export function chooseConnections(request: Asked, chat: ChatScript | null): string {
  const url = request.url ?? '/';
  const service = SERVICE_PAGES.test(url) || SERVICE_WORKER.test(url);
  if (!letsChatIn(request, chat)) return service ? "'self'" : "'none'";
  // Chats speak over sockets, which another scheme than https has.
  const theirs = `${chat?.origin} ${chat?.origin.replace(/^http/, 'ws')}`;
  return service ? `'self' ${theirs}` : theirs;
}

/** The origin of the chat for one more directive; our own, which stands there anyhow, where it is not let in. */
export function chooseChatOrigin(request: Asked, chat: ChatScript | null): string {
  return chat !== null && letsChatIn(request, chat) ? chat.origin : "'self'";
}

function letsChatIn({ url = '/' }: Asked, chat: ChatScript | null): boolean {
  return chat !== null && !OURS_ALONE.test(url);
}
