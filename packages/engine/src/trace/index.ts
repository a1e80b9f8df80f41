/** A document's trace: what each stage of the engine saw and weighed. */
export { maskTrace } from './mask-trace.ts';
export type {
  Mark,
  RankedSigns,
  Trace,
  TracedPage,
  TracedReading,
  TracedStatement,
  TracedToken,
  TracedWord,
} from './trace.ts';
export { type TracedDocument, traceDocument } from './trace-document.ts';
