import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** The one character that the database cannot keep in a text, as it stands in JSON or raw. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const NUL = /\u0000|(?<!\\)(?:\\\\)*\\u0000/;

/** JSON bodies; none at all is `null`, since callers of POST /clients announce JSON and send nothing. */
export function parseJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, null);
    else if (NUL.test(body as string))
      done(new ProblemError('malformed_request', 'Text must not contain NUL characters.'));
    else parse(request, body as string, done);
  });
}
