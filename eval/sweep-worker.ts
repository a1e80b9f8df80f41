/** Scores all documents of one seed at a time; the parent hands the seeds out. */
import { parentPort } from 'node:worker_threads';
import { generateSet, type SetOptions } from './generate-set.ts';
import { type ReadingOptions, readDocument } from './read-document.ts';
import { type DocumentScore, scoreDocument } from './score.ts';

export interface SweepTask {
  readonly set: Omit<SetOptions, 'printPages'>;
  readonly reading: ReadingOptions;
}

export type SweepMessage = { readonly score: DocumentScore } | { readonly done: true };

parentPort?.on('message', async ({ set, reading }: SweepTask) => {
  const send = (message: SweepMessage) => parentPort?.postMessage(message);
  for await (const document of generateSet({ ...set, printPages: null })) {
    send({ score: scoreDocument(document, await readDocument(document, reading)) });
  }
  send({ done: true });
});
