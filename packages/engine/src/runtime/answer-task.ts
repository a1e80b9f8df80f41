/** The side of a pool's thread: answers one question at a time. Errors become plain answers, so that their code survives. */
import { ExtractionError } from '@extracto/model';
import { openDocument } from '../pages/open/open-document.ts';
import { RecognitionNeeded } from '../pages/recognition-needed.ts';
import { type ExtractOptions, extract } from '../pipeline.ts';
import { askForRecognition } from './ask-for-recognition.ts';
import type { Answer, Report, Task } from './messages.ts';

/** `recognitionWidth`: pages of the document that are recognised at the same time. */
export async function answerTask(
  { bytes, question, mayRecognise, port }: Task,
  recognitionWidth: number,
): Promise<Answer> {
  const report = (message: Report) => port.postMessage(message);
  report({ kind: 'started' });
  try {
    if (question.kind !== 'inspect') {
      const onProgress = (progress: { page: number; pages: number }) => report({ kind: 'progress', progress });
      const recogniser: ExtractOptions['recogniser'] = mayRecognise
        ? askForRecognition(port, recognitionWidth)
        : 'elsewhere';
      const options = { ...question.options, onProgress, recogniser };
      if (question.kind === 'trace') {
        const { traceDocument } = await import('../trace/index.ts');
        return { kind: 'traced', traced: await traceDocument(bytes, options) };
      }
      const result = await extract(bytes, options);
      if (question.printFor === null) return { kind: 'result', result };
      const { printResult } = await import('@extracto/model/print-result');
      return { kind: 'printed', printed: printResult(result, question.printFor) };
    }
    const document = await openDocument(bytes, question.options);
    document.close();
    return { kind: 'inspection', inspection: { pages: document.pageCount } };
  } catch (error) {
    if (error instanceof RecognitionNeeded) return { kind: 'recognition-needed' };
    return {
      kind: 'error',
      code: error instanceof ExtractionError ? error.code : 'internal',
      cause: describeCause(error instanceof ExtractionError ? error.cause : error),
    };
  } finally {
    port.close();
  }
}

function describeCause(cause: unknown): string | null {
  if (cause === undefined || cause === null) return null;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
