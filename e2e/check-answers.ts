/**
 * A proxy before the product that holds every answer of the API against its OpenAPI document. Browsers and tests get
 * exactly what the product sent; what the document does not tell is remembered, and fails the run when it ends.
 */

import { createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { checkAnswer } from '../apps/server/testing/contract.ts';

export interface AnswerCheck {
  readonly port: number;
  /** Ends the proxy. Throws when an answer was none that the document tells. */
  readonly close: () => Promise<void>;
}

/** `port`: where the product serves, on this machine. */
export async function startAnswerCheck(port: number): Promise<AnswerCheck> {
  const checked = { answers: 0, faults: new Set<string>() };
  const server = createServer((request, response) => {
    const { url: path, method, headers } = request;
    const forwarded = sendRequest({ host: 'localhost', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      void check(request, answer, checked);
    });
    forwarded.once('error', () => response.destroy());
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (checked.faults.size > 0) throw new Error([...checked.faults].join('\n'));
      console.log(`${checked.answers} answers of the API were held against its document.`);
    },
  };
}

/** Browsers ask for Brotli, programs for gzip or nothing. */
function decode(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding'];
  if (encoding === undefined) return answer;
  const decoded = encoding === 'br' ? createBrotliDecompress() : createGunzip();
  answer.once('error', (error) => decoded.destroy(error));
  return answer.pipe(decoded);
}

/** An answer that the browser did not wait for is not judged. */
async function check(
  { url = '/', method = 'GET' }: IncomingMessage,
  answer: IncomingMessage,
  checked: { answers: number; faults: Set<string> },
): Promise<void> {
  if (!url.startsWith('/api/')) return;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of decode(answer)) chunks.push(chunk);
  } catch {
    return;
  }
  checked.answers += 1;
  const type = answer.headers['content-type'] ?? '';
  try {
    checkAnswer(method, url, { status: answer.statusCode ?? 0, type, body: Buffer.concat(chunks).toString('utf8') });
  } catch (error) {
    checked.faults.add(error instanceof Error ? error.message : String(error));
  }
}
