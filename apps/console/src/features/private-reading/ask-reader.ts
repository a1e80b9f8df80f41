/**
 * Bytes → result without leaving the browser. One worker serves document after document; the first question loads the
 * engine. `stopReader` ends it in the middle of a page, and the next question starts another.
 */
import type { ReadingAnswer, ReadingQuestion } from './reading-messages.ts';

let worker: Worker | null = null;

/** Calls back until the answer is a result or a failure; not at all after `stopReader`. */
export function askReader(question: ReadingQuestion, onAnswer: (answer: ReadingAnswer) => void): void {
  worker ??= new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ReadingAnswer>) => onAnswer(data);
  worker.onerror = () => {
    stopReader();
    onAnswer({ kind: 'failure', code: 'internal', message: 'The reader could not be started in this browser.' });
  };
  worker.postMessage(question);
}

export function stopReader(): void {
  worker?.terminate();
  worker = null;
}
