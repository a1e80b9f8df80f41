import type { FastifyHelmetOptions } from '@fastify/helmet';
import { chooseConnections } from './choose-connections.ts';

/**
 * What browsers may do on our pages: our own scripts only, none inline. Styles may be inline because the components
 * position themselves with style attributes. WebAssembly is for reading PDFs in the browser. An issuer is
 * where the login form leads to (Chromium checks the redirects of a form as well), and knows photos of people.
 */
export function secureHeaders(publicUrl: string, issuer: { readonly origin: string } | null): FastifyHelmetOptions {
  const https = publicUrl.startsWith('https://');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...(issuer === null ? [] : ['https:'])],
        'font-src': ["'self'", 'data:'],
        'connect-src': [(request) => chooseConnections(request)],
        'worker-src': ["'self'", 'blob:'],
        'frame-src': ["'self'"],
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
