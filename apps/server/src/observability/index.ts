export { createLogger } from './create-logger.ts';
export { createMetrics, measureProcess } from './create-metrics.ts';
export { drawBadge } from './draw-badge.ts';
export { readServiceState } from './read-service-state.ts';
export { MetricsRefused, serveMetrics } from './serve-metrics.ts';
export { carryTrace, type TraceCarrier, type TracedCall, traceCall, traceWork } from './trace.ts';
export { countAttempt, countJob, countMail, WORK } from './work-counters.ts';
