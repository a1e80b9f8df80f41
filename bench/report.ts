/** Measurements as a Markdown table, and what got slower against a baseline. */
import type { Measurement } from './measure-document.ts';

/** Document name → speed of the engine as a part of the bare reading's. */
export type Baseline = Readonly<Record<string, number>>;

const TOLERATED_LOSS = 0.15;

export function ratioOf({ bareMs, engineMs }: Measurement): number {
  return bareMs / engineMs;
}

export function formatTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => {
    const { name, pages, engineMs, bareMs, pdftotextMs } = measurement;
    const speed = (ms: number | null) => (ms === null ? 'not installed' : String(Math.round((pages / ms) * 1000)));
    const ratio = `${Math.round(ratioOf(measurement) * 100)} %`;
    return `| ${name} | ${pages} | ${speed(engineMs)} | ${speed(bareMs)} | ${ratio} | ${speed(pdftotextMs)} |`;
  });
  return [
    '| document | pages | engine, pages/s | bare PDFium, pages/s | engine of bare | pdftotext -bbox, pages/s |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

/** One line for each document that lost more than the tolerated part of its ratio. */
export function findRegressions(measurements: readonly Measurement[], baseline: Baseline): string[] {
  return measurements.flatMap((measurement) => {
    const before = baseline[measurement.name];
    const now = ratioOf(measurement);
    if (before === undefined || now >= before * (1 - TOLERATED_LOSS)) return [];
    return [`${measurement.name}: ${percent(now)} of the bare reading's speed, was ${percent(before)}`];
  });
}

export function toBaseline(measurements: readonly Measurement[]): Baseline {
  return Object.fromEntries(
    measurements.map((measurement) => [measurement.name, Number(ratioOf(measurement).toFixed(3))]),
  );
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 100)} %`;
}
