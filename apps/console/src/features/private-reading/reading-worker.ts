/**
 * The engine of the service, in a thread of the browser. The service sends this script with a policy of its own that
 * forbids every connection, whatever page started it.
 */
import { extract } from '@extracto/engine';
import { ExtractionError } from '@extracto/model';
import type { ReadingAnswer, ReadingQuestion } from './reading-messages.ts';

const NO_SCANS =
  'The pages of this PDF are images. Scans are not read in the browser: upload the file in the console, or convert it with the command line.';

const say = (answer: ReadingAnswer) => postMessage(answer);

addEventListener('message', async ({ data: { bytes, password } }: MessageEvent<ReadingQuestion>) => {
  try {
    const result = await extract(bytes, {
      password,
      onProgress: ({ page, pages }) => say({ kind: 'progress', page, pages }),
    });
    say({ kind: 'result', result });
  } catch (cause) {
    const { code, message } = cause instanceof ExtractionError ? cause : new ExtractionError('internal', { cause });
    if (code === 'internal') console.error(cause);
    say({ kind: 'failure', code, message: code === 'no_text' ? NO_SCANS : message });
  }
});
