/** Measurements as Markdown tables, and what got slower against a baseline. */
import type { Measurement } from './measure-documents.ts';
import type { ProgramRun } from './measure-program.ts';

/** Document name → speed of the engine as a part of the bare reading's. */
export type Baseline = Readonly<Record<string, number>>;

const TOLERATED_LOSS = 0.15;

export function ratioOf({ bareMs, engineMs }: Measurement): number {
  return bareMs / engineMs;
}

/** One thread, everything loaded and warm. */
export function formatTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => {
    const { name, pages, engineMs, bareMs, pdfJsMs } = measurement;
    const speed = (ms: number) => String(Math.round((pages / ms) * 1000));
    return [name, pages, speed(engineMs), speed(bareMs), percent(ratioOf(measurement)), speed(pdfJsMs)];
  });
  return formatRows(
    ['document', 'pages', 'engine, pages/s', 'bare PDFium, pages/s', 'engine of bare', 'pdf.js text, pages/s'],
    rows,
  );
}

export interface ProgramTable {
  readonly document: string;
  readonly runs: readonly ProgramRun[];
}

/** Whole programs, from their start to their end: seconds and, behind them, the most memory they held. */
export function formatPrograms(tables: readonly ProgramTable[]): string {
  const programs = tables[0]?.runs.map(({ program }) => program) ?? [];
  const rows = tables.map(({ document, runs }) => [document, ...runs.map(describeRun)]);
  return formatRows(['document', ...programs], rows);
}

function describeRun({ ms, peakMb }: ProgramRun): string {
  return ms === null ? 'gave up' : `${(ms / 1000).toFixed(2)} s, ${peakMb ?? '?'} MB`;
}

export function formatRows(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const marks = heads.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(heads), `|${marks.join('|')}|`, ...rows.map(line)].join('\n');
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
