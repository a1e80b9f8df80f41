/**
 * One trace from an upload to its webhook, over the processes between: work in a queue carries the trace that put it there.
 * Through OpenTelemetry's API alone, which does nothing until an SDK is loaded before the program (docs/operations.md).
 */
import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** The trace that a piece of work belongs to, as W3C headers; empty without an SDK. */
export type TraceCarrier = Readonly<Record<string, string>>;

const tracer = () => trace.getTracer('extracto');

/** The trace of the code that runs now. */
export function carryTrace(): TraceCarrier {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Runs a piece of work as a span of the trace that it carries. Attributes hold ids and codes, as the log does. */
export function traceWork<Outcome>(
  name: string,
  work: { readonly trace?: TraceCarrier; readonly attributes: Attributes },
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  const parent = propagation.extract(context.active(), work.trace ?? {});
  const options = { kind: SpanKind.CONSUMER, attributes: work.attributes };
  return tracer().startActiveSpan(name, options, parent, async (span) => {
    try {
      return await act();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

export interface TracedCall {
  /** Calls `act` and what it begins as part of the call. */
  readonly run: (act: () => void) => void;
  readonly end: (route: string, status: number) => void;
}

/** A call of a client, as a span of the trace that its headers name. */
export function traceCall(method: string, headers: Readonly<Record<string, unknown>>): TracedCall {
  const parent = propagation.extract(context.active(), headers);
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER }, parent);
  return {
    run: (act) => context.with(trace.setSpan(parent, span), act),
    end: (route, status) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
