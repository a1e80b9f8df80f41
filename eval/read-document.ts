import { type ExtractOptions, extract } from '@extracto/engine';
import { ExtractionError, type Parser } from '@extracto/model';
import type { EvalDocument } from './eval-document.ts';
import type { Reading } from './score.ts';

export interface ReadingOptions {
  readonly parser: Parser;
  /** True when the engine may use its list of bank names. */
  readonly bankHints: boolean;
}

export const USUAL_READING: ReadingOptions = { parser: 'Document', bankHints: true };

/** Runs the engine over one document; an engine that throws has given no result, and its code says why. */
export async function readDocument(
  { pdf, password }: EvalDocument,
  options: ReadingOptions & Pick<ExtractOptions, 'recogniser'>,
): Promise<Reading> {
  try {
    return { result: await extract(pdf, { ...options, password }) };
  } catch (error) {
    if (error instanceof ExtractionError) return { failure: error.code };
    return { failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}
