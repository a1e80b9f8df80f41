import { SAMPLE_DOCUMENTS } from '../../samples/index.ts';
import type { Handler } from '../call.ts';

export const listSamples: Handler<'listSamples'> = async () =>
  SAMPLE_DOCUMENTS.map(({ name, outcome, password }) => ({
    name,
    outcome,
    password,
    path: `/api/v1/samples/${name}`,
  }));
