/**
 * The second reader in a process of its own: its runtime is native and takes down whoever ends one of its threads, so it lives
 * where it can be killed. It begins with whether it can read at all, and ends with its parent.
 */
import { openPaddle } from '../adapters/ocr/open-paddle.ts';
import type { FigureAnswer, FigureQuestion } from './messages.ts';

const opened = openPaddle().catch(() => null);

async function answer({ id, images }: FigureQuestion): Promise<FigureAnswer> {
  const read = await opened;
  if (read === null) return { id, readings: null, cpuSeconds: 0 };
  const readings = [];
  for (const image of images) readings.push(await read(image));
  const { user, system } = process.cpuUsage();
  return { id, readings, cpuSeconds: (user + system) / 1e6 };
}

let turn: Promise<unknown> = opened;
process.on('message', (question: FigureQuestion) => {
  turn = turn.then(async () => process.send?.(await answer(question)));
});
process.on('disconnect', () => process.exit());
