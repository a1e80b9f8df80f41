/**
 * A network for line images in a process of its own: its runtime is native and takes down whoever ends one of its threads, so it
 * lives where it can be killed. It begins with whether it can read at all, and ends with its parent. Its arguments are the name
 * of the network, and its priority where that is not its parent's.
 */
import { openChineseNetwork } from '../adapters/onnx/open-chinese-network.ts';
import { openLineRecogniser } from '../adapters/onnx/open-line-recogniser.ts';
import { giveWay } from './give-way.ts';
import type { LineImageAnswer, LineImageQuestion, LineRecogniser } from './messages.ts';

const network = process.argv[2] as LineRecogniser;
if (process.argv[3] !== undefined) giveWay(Number(process.argv[3]));
const opened = (network === 'chinese' ? openChineseNetwork() : openLineRecogniser(network)).catch(() => null);

async function answer({ id, images }: LineImageQuestion): Promise<LineImageAnswer> {
  const read = await opened;
  if (read === null) return { id, readings: null, cpuSeconds: 0 };
  const readings = [];
  for (const image of images) readings.push(await read(image));
  const { user, system } = process.cpuUsage();
  return { id, readings, cpuSeconds: (user + system) / 1e6 };
}

let turn: Promise<unknown> = opened;
process.on('message', (question: LineImageQuestion) => {
  turn = turn.then(async () => process.send?.(await answer(question)));
});
process.on('disconnect', () => process.exit());
