/**
 * Entry point of a pool's thread. The compile cache that the program asked for holds for its main thread alone; a thread that
 * takes it too finds the engine compiled, which is half of what its start costs.
 */
import nodeModule from 'node:module';
import { workerData } from 'node:worker_threads';
import { giveWay } from './give-way.ts';
import type { Answer, Task, ThreadSetup } from './messages.ts';

const { pdfium, memory, recognitionWidth, compileCache, priority } = workerData as ThreadSetup;
if (priority !== null) giveWay(priority);
if (compileCache !== null) nodeModule.enableCompileCache(compileCache);
const [{ answerTask }, { takeSerialisedLexicon }, { providePdfium }, { limitPdfiumMemory }] = await Promise.all([
  import('./answer-task.ts'),
  import('./serialised-lexicon.ts'),
  import('../adapters/pdf/compile-pdfium.ts'),
  import('../adapters/pdf/pdfium-instance.ts'),
]);
providePdfium(pdfium);
limitPdfiumMemory(memory);
takeSerialisedLexicon(new URL('.', import.meta.url));
// a thread is ended, not asked to end, and would write nothing then
if (compileCache !== null) nodeModule.flushCompileCache();

export default (task: Task): Promise<Answer> => answerTask(task, recognitionWidth);
