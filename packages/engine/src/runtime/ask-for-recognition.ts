/** Recognition as the thread that reads a document sees it: pages go out through its port, words come back. */
import type { MessagePort } from 'node:worker_threads';
import { ExtractionError } from '@extracto/model';
import type { RecognisedPage } from '../ocr/recognise-page.ts';
import type { PageRecogniser } from '../pages/read-trusted-pages.ts';
import type { RecognitionReply, Report } from './messages.ts';

interface Waiting {
  readonly resolve: (page: RecognisedPage) => void;
  readonly reject: (error: ExtractionError) => void;
}

export function askForRecognition(port: MessagePort, width: number): PageRecogniser {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  port.on('message', (reply: RecognitionReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === 'recognised') asked?.resolve(reply.page);
    else asked?.reject(new ExtractionError(reply.code));
  });
  return {
    width,
    recognise: (raster, model) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        port.postMessage({ kind: 'recognise', id: lastId, task: { raster, model } } satisfies Report);
      }),
  };
}
