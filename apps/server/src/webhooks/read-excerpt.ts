import type { IncomingMessage } from 'node:http';

/** Length of the answer that is read; enough for an error page to say what it is. */
export const EXCERPT_BYTES = 4 * 1024;

/** The beginning of an answer's body as text, as far as it comes within the time. The connection is closed afterwards. */
export async function readExcerpt(answer: IncomingMessage, limitMs: number): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  const done = Promise.withResolvers<void>();
  const timer = setTimeout(() => done.resolve(), limitMs);
  answer.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes >= EXCERPT_BYTES) done.resolve();
  });
  // The status was there; what breaks afterwards only shortens the excerpt.
  for (const event of ['end', 'error', 'aborted', 'close']) answer.on(event, () => done.resolve());
  await done.promise;
  clearTimeout(timer);
  answer.destroy();
  return clean(Buffer.concat(chunks).subarray(0, EXCERPT_BYTES).toString('utf8'));
}

/** Control characters change what a terminal or a table shows, and PostgreSQL stores no NUL. */
function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '\ufffd');
}
