/**
 * The built console and, for every other page address, its index: the console decides which page that is. Addresses of
 * the API and of files that do not exist are problems, never a page.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@extracto/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';
import { sendProblem } from './send-problem.ts';

export async function serveConsole(app: FastifyInstance, consoleFolder: string | null): Promise<void> {
  const built = consoleFolder !== null && existsSync(join(consoleFolder, 'index.html'));
  if (built) await app.register(fastifyStatic, { root: consoleFolder, wildcard: false, setHeaders: cacheHashedFiles });
  app.setNotFoundHandler(async (request, reply) => {
    if (built && isPageAddress(request)) return reply.header('Cache-Control', 'no-cache').sendFile('index.html');
    return sendProblem(explain(request, reply), request, reply);
  });
}

/** Vite names what it builds into assets/ by content. */
function cacheHashedFiles(reply: FastifyReply, path: string): void {
  const hashed = path.includes(join('/', 'assets', '/'));
  reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function isPageAddress(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return path !== '/api' && !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
}

function explain(request: FastifyRequest, reply: FastifyReply): ProblemError {
  const path = pathOf(request);
  const methods = Object.values(routes)
    .filter((route) => new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`).test(path))
    .map((route) => route.method);
  if (methods.length === 0) return new ProblemError('not_found', 'There is nothing at this address.');
  reply.header('Allow', methods.join(', '));
  return new ProblemError('method_not_allowed', `${request.method} is not possible here.`);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0]!;
}
