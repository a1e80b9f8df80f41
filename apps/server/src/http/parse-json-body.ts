import type { FastifyInstance } from 'fastify';

/** JSON bodies; none at all is `null`, since callers of POST /clients announce JSON and send nothing. */
export function parseJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, null);
    else parse(request, body as string, done);
  });
}
