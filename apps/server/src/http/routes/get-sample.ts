import { Readable } from 'node:stream';
import { readSample } from '../../samples/index.ts';
import { attachFile } from '../attach-file.ts';
import type { Handler } from '../call.ts';

export const getSample: Handler<'getSample'> = async ({ params, reply }) => {
  attachFile(reply, `${params.sample}.pdf`, 'application/pdf');
  return Readable.from([readSample(params.sample)]);
};
