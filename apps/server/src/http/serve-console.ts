/**
 * The built console. The first page is printed at build time; every other page address is answered with the index, and the
 * console decides which page that is; one that it has no page for is answered 404. Addresses of the API and of files that do not exist are problems, never a page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@extracto/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPage } from './page-addresses.ts';
import { ProblemError } from './problem-error.ts';
import { sendProblem } from './send-problem.ts';
import { type ServedPolicy, writePolicy } from './write-policy.ts';

export async function serveConsole(
  app: FastifyInstance,
  consoleFolder: string | null,
  policy: ServedPolicy,
): Promise<void> {
  const read = (name: string) => (consoleFolder === null ? null : readPage(join(consoleFolder, name), policy));
  const [page, landing] = [read('index.html'), read('landing.html')];
  if (page !== null) {
    // Whoever asks for the index gets it with its policy, as any other page.
    await app.register(fastifyStatic, {
      root: consoleFolder ?? '',
      wildcard: false,
      index: false,
      globIgnore: ['*.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      setHeaders: cacheHashedFiles,
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (page === null || !isPageAddress(request)) return sendProblem(explain(request, reply), request, reply);
    return reply
      .code(isPage(pathOf(request)) ? 200 : 404)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pathOf(request) === '/' ? (landing ?? page) : page);
  });
}

/** `null` when the console is not built. */
function readPage(path: string, policy: ServedPolicy): string | null {
  return existsSync(path) ? writePolicy(readFileSync(path, 'utf8'), policy) : null;
}

/** Vite names what it builds into assets/ by content. */
function cacheHashedFiles(reply: FastifyReply, path: string): void {
  const hashed = path.includes(join('/', 'assets', '/'));
  reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function isPageAddress(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (path === '/index.html') return true;
  return path !== '/api' && !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
}

function explain(request: FastifyRequest, reply: FastifyReply): ProblemError {
  const path = pathOf(request);
  const methods = Object.values(routes)
    .filter((route) => new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`).test(path))
    .map((route) => route.method);
  if (methods.length === 0) return new ProblemError('not_found', 'This address does not exist.');
  reply.header('Allow', methods.join(', '));
  return new ProblemError('method_not_allowed', `${request.method} is not possible here.`);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0]!;
}
