/**
 * A network for strips in a process of its own: its runtime is native and takes down whoever ends one of its threads, so it
 * lives where it can be killed. It begins with whether it can read at all, and ends with its parent. Its arguments are the name
 * of the network, and its priority where that is not its parent's.
 */
import { openChineseNetwork } from '../adapters/onnx/open-chinese-network.ts';
import { openStripNetwork } from '../adapters/onnx/open-strip-network.ts';
import { giveWay } from './give-way.ts';
import type { StripAnswer, StripNetwork, StripQuestion } from './messages.ts';

const network = process.argv[2] as StripNetwork;
if (process.argv[3] !== undefined) giveWay(Number(process.argv[3]));
const opened = (network === 'chinese' ? openChineseNetwork() : openStripNetwork(network)).catch(() => null);

async function answer({ id, strips }: StripQuestion): Promise<StripAnswer> {
  const read = await opened;
  if (read === null) return { id, readings: null, cpuSeconds: 0 };
  const readings = [];
  for (const strip of strips) readings.push(await read(strip));
  const { user, system } = process.cpuUsage();
  return { id, readings, cpuSeconds: (user + system) / 1e6 };
}

let turn: Promise<unknown> = opened;
process.on('message', (question: StripQuestion) => {
  turn = turn.then(async () => process.send?.(await answer(question)));
});
process.on('disconnect', () => process.exit());
