/** Routes for programs about the service itself: the description of the API, liveness, readiness, and its state as a badge. */
import { buildOpenapi } from '@extracto/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { drawBadge, readServiceState } from '../observability/index.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { ProblemError } from './problem-error.ts';

const CONTACT_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

export function serveServiceRoutes(app: FastifyInstance, { db, clock, settings, leaving }: HttpDependencies): void {
  const openapi = JSON.stringify(buildOpenapi(settings.version));
  app.get('/api/v1/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('Cache-Control', 'public, max-age=300').send(openapi),
  );
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(writeSecurityContact(settings, clock())),
  );
  app.get('/health', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ message: 'ok' }));
  app.get('/status/badge.svg', async (_request, reply) => {
    const badge = drawBadge(await readServiceState(db, clock()));
    return reply.header('Cache-Control', 'public, max-age=30').type('image/svg+xml; charset=utf-8').send(badge);
  });
  app.get('/ready', async (_request, reply) => {
    if (leaving?.aborted) throw new ProblemError('not_ready', 'This process is shutting down.');
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      throw new ProblemError('not_ready', 'The database does not respond.', { cause });
    });
    return reply.header('Cache-Control', 'no-store').send({ message: 'ready' });
  });
}

/** RFC 9116. A copy that nobody renews says so by its age. */
function writeSecurityContact(
  { publicUrl, supportAddress }: Pick<HttpDependencies['settings'], 'publicUrl' | 'supportAddress'>,
  now: Date,
): string {
  const expires = new Date(now.getTime() + CONTACT_DAYS * DAY_MS).toISOString();
  return [
    `Contact: mailto:${supportAddress}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
