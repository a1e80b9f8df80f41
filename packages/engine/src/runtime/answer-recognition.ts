/** The pool's side of recognition: takes a page from the thread that reads a document to one that recognises, and back. */
import type { MessagePort } from 'node:worker_threads';
import { ExtractionError } from '@extracto/model';
import type { PageRecogniser } from '../pages/read-trusted-pages.ts';
import type { RecognitionReply, Report } from './messages.ts';

type Asked = Extract<Report, { kind: 'recognise' }>;

/** After `signal` is aborted nobody listens any more. */
export async function answerRecognition(
  recogniser: PageRecogniser,
  port: MessagePort,
  { id, task }: Asked,
  signal: AbortSignal,
): Promise<void> {
  const reply = await recognise(recogniser, id, task, signal);
  if (!signal.aborted) port.postMessage(reply);
}

async function recognise(
  recogniser: PageRecogniser,
  id: number,
  { raster, model }: Asked['task'],
  signal: AbortSignal,
): Promise<RecognitionReply> {
  try {
    return { kind: 'recognised', id, page: await recogniser.recognise(raster, model, signal) };
  } catch (error) {
    return { kind: 'unrecognised', id, code: error instanceof ExtractionError ? error.code : 'internal' };
  }
}
