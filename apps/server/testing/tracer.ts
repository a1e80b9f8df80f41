/** The part of an OpenTelemetry SDK that a test needs: spans in a list, with the W3C header and contexts that survive `await`. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  trace,
} from '@opentelemetry/api';

export interface RecordedSpan {
  name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly attributes: Record<string, unknown>;
}

/** Until the process ends. */
export function recordSpans(): readonly RecordedSpan[] {
  const spans: RecordedSpan[] = [];
  const contexts = new AsyncLocalStorage<Context>();
  context.setGlobalContextManager({
    active: () => contexts.getStore() ?? ROOT_CONTEXT,
    with: (active, act, self, ...args) => contexts.run(active, () => act.call(self as never, ...args)),
    bind: (_active, target) => target,
    enable() {
      return this;
    },
    disable() {
      return this;
    },
  });
  propagation.setGlobalPropagator({
    inject: (active, carrier, setter) => {
      const span = trace.getSpanContext(active);
      if (span !== undefined) setter.set(carrier, 'traceparent', `00-${span.traceId}-${span.spanId}-01`);
    },
    extract: (active, carrier, getter) => {
      const [, traceId, spanId] = String(getter.get(carrier, 'traceparent') ?? '').split('-');
      if (traceId === undefined || spanId === undefined) return active;
      return trace.setSpanContext(active, { traceId, spanId, traceFlags: 1, isRemote: true });
    },
    fields: () => ['traceparent'],
  });
  const startSpan = (name: string, options: { attributes?: object } = {}, parent = context.active()): Span => {
    const above = trace.getSpanContext(parent);
    const recorded: RecordedSpan = {
      name,
      traceId: above?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      parentId: above?.spanId ?? null,
      attributes: { ...options.attributes },
    };
    spans.push(recorded);
    const spanContext: SpanContext = { traceId: recorded.traceId, spanId: recorded.spanId, traceFlags: 1 };
    const span: Span = Object.assign(trace.wrapSpanContext(spanContext), {
      updateName: (renamed: string) => {
        recorded.name = renamed;
        return span;
      },
      setAttributes: (attributes: object) => {
        Object.assign(recorded.attributes, attributes);
        return span;
      },
    });
    return span;
  };
  trace.setGlobalTracerProvider({
    getTracer: () => ({
      startSpan,
      startActiveSpan: (name: string, ...rest: unknown[]) => {
        const act = rest.pop() as (span: Span) => never;
        const [options, parent = context.active()] = rest as [object?, Context?];
        const span = startSpan(name, options, parent);
        return context.with(trace.setSpan(parent, span), () => act(span));
      },
    }),
  });
  return spans;
}
