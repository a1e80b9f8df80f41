/** All that a thread of a pool loads. Bundled it is one script, for which the code of its functions is kept. */
export { answerTask } from './answer-task.ts';
export { prepareEngine } from './prepare-engine.ts';
