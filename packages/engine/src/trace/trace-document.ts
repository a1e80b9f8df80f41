/** PDF bytes → the result of `extract`, and the trace of the same run. */
import { ExtractionError, type ExtractionErrorCode, type ExtractionResult } from '@extracto/model';
import { type ExtractOptions, extract, type Stages } from '../pipeline.ts';
import { describePages } from './describe-pages.ts';
import { describeReading } from './describe-reading.ts';
import type { Trace } from './trace.ts';

export interface TracedDocument {
  readonly trace: Trace;
  /** `null` when the document gives none; then `failure` says why. */
  readonly result: ExtractionResult | null;
  readonly failure: ExtractionErrorCode | null;
}

/** Stages that an error prevented are absent. */
type KeptStages = Partial<Stages>;

/** Throws `ExtractionError` for a document that cannot be opened or read at all: there is nothing to trace. */
export async function traceDocument(bytes: Uint8Array, options: ExtractOptions = {}): Promise<TracedDocument> {
  const kept: KeptStages[] = [];
  const keep = <Name extends keyof Stages>(name: Name, value: Stages[Name]): Stages[Name] => {
    const before = name === 'pages' ? {} : kept.pop();
    kept.push({ ...before, [name]: value });
    return value;
  };
  try {
    const result = await extract(bytes, options, keep);
    return { trace: describe(kept), result, failure: null };
  } catch (error) {
    if (!(error instanceof ExtractionError) || kept.length === 0) throw error;
    return { trace: describe(kept), result: null, failure: error.code };
  }
}

function describe(kept: readonly KeptStages[]): Trace {
  return { pages: kept.flatMap(describePages), readings: kept.flatMap(describeReading) };
}
