/**
 * Measures the lag of this process's event loop, in seconds beyond the sampling interval: the time that a call
 * waits that has everything else ready. From Node's own histogram, which counts the interval in.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const INTERVAL_MS = 10;

export interface EventLoopWatch {
  /** Since the last reset; 0 before the first look. */
  readonly read: (quantile: number) => number;
  readonly reset: () => void;
}

export function watchEventLoop(): EventLoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: INTERVAL_MS });
  histogram.enable();
  return {
    read: (quantile) =>
      histogram.count === 0 ? 0 : Math.max(0, histogram.percentile(quantile * 100) / 1e9 - INTERVAL_MS / 1e3),
    reset: () => histogram.reset(),
  };
}
