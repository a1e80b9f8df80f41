import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { ChatScript } from './chat-script.ts';
import { chooseChatOrigin, chooseConnections } from './choose-connections.ts';

/**
 * Content security policy of our pages: our own scripts only, none inline. Styles may be inline because the components
 * position themselves with style attributes. WebAssembly is for reading PDFs in the browser. An issuer is
 * where the login form leads to (Chromium checks the redirects of a form as well), and knows photos of people. A chat of
 * somebody else is let in by its one origin, where the operator chose one.
 */
export function secureHeaders(
  publicUrl: string,
  issuer: { readonly origin: string } | null,
  chat: ChatScript | null,
): FastifyHelmetOptions {
  const chatToo = chat === null ? [] : [(request: IncomingMessage) => chooseChatOrigin(request, chat)];
  const https = publicUrl.startsWith('https://');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'", ...chatToo],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", "'unsafe-inline'", ...chatToo],
        'img-src': ["'self'", 'data:', 'blob:', ...(issuer === null ? [] : ['https:']), ...chatToo],
        'font-src': ["'self'", 'data:', ...chatToo],
        'connect-src': [(request) => chooseConnections(request, chat)],
        'worker-src': ["'self'", 'blob:'],
        'frame-src': ["'self'", ...chatToo],
        'frame-ancestors': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", ...(issuer === null ? [] : [issuer.origin])],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: https,
    frameguard: { action: 'sameorigin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
