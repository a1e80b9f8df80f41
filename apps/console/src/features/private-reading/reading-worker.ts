/**
 * The engine of the service, in a thread of the browser. The service sends this script with a policy of its own that
 * forbids every connection, whatever page started it. What recognises scans is loaded when a page first needs it, as
 * scripts of this site: the policy leaves no other way.
 */
import { extract } from '@extracto/engine';
import { recogniseHere } from '@extracto/engine/recognition';
import { ExtractionError } from '@extracto/model';
import type { ReadingAnswer, ReadingQuestion } from './reading-messages.ts';

const NOT_LOADED =
  'This is a scan, and text recognition is not saved on this device yet. Connect to the internet and try again.';

const say = (answer: ReadingAnswer) => postMessage(answer);

addEventListener('message', async ({ data: { bytes, password } }: MessageEvent<ReadingQuestion>) => {
  let isMissing = false;
  try {
    const result = await extract(bytes, {
      password,
      recogniser: {
        width: 1,
        recognise: (raster, model) => {
          say({ kind: 'recognising' });
          return recogniseHere(raster, model).catch((error: unknown) => {
            // Browsers' messages for a script that could not be loaded.
            isMissing ||= error instanceof TypeError;
            throw error;
          });
        },
      },
      onProgress: ({ page, pages }) => say({ kind: 'progress', page, pages }),
    });
    say({ kind: 'result', result });
  } catch (cause) {
    const { code, message } = cause instanceof ExtractionError ? cause : new ExtractionError('internal', { cause });
    if (code === 'internal' && !isMissing) console.error(cause);
    say({ kind: 'failure', code, message: isMissing ? NOT_LOADED : message });
  }
});
