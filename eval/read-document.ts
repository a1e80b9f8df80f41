import { type ExtractOptions, extract } from '@extracto/engine';
import { ExtractionError, type Parser } from '@extracto/model';
import type { EvalDocument } from './eval-document.ts';
import type { Reading } from './score.ts';

/** Runs the engine over one document; an engine that throws has given no result, and its code says why. */
export async function readDocument(
  { pdf, password }: EvalDocument,
  parser: Parser,
  recognition: Pick<ExtractOptions, 'recogniser'> = {},
): Promise<Reading> {
  try {
    return { result: await extract(pdf, { parser, password, ...recognition }) };
  } catch (error) {
    if (error instanceof ExtractionError) return { failure: error.code };
    return { failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}
