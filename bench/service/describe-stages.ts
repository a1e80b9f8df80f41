/** The stages as Markdown. */
import { availableParallelism, cpus } from 'node:os';
import { quantile } from '../quantile.ts';
import { formatRows } from '../report.ts';
import type { MeasuredLag } from './measure-lag.ts';
import type { Stage } from './run-stage.ts';
import type { CallKind } from './task.ts';

export interface NamedStage extends Stage {
  readonly name: string;
  readonly lags: readonly MeasuredLag[];
}

/** The 99th percentile of the process of a role that was latest; NaN when none told. */
export function worstLagMs({ lags }: NamedStage, role: string): number {
  const told = lags.filter((lag) => lag.role === role).map(({ p99Ms }) => p99Ms);
  return told.length === 0 ? Number.NaN : Math.max(...told);
}

export function describeStages(stages: readonly NamedStage[], memory: NamedStage): string {
  return [
    `${availableParallelism()} processors (${cpus()[0]?.model.trim()}), which the customers, PostgreSQL and the store share with the service.`,
    '',
    formatRows(
      [
        ...[
          '',
          'uploads a minute',
          'until the result, median',
          'p99',
          'poll p95',
          'poll p99',
          'upload p99',
          'download p99',
        ],
        ...['event loop of web, p99', 'of workers'],
      ],
      stages.map((stage) => [
        stage.name,
        whole((stage.report.jobs.length / stage.seconds) * 60),
        ...[0.5, 0.99].map((part) =>
          seconds(
            quantile(
              stage.report.jobs.map(({ resultMs }) => resultMs),
              part,
            ),
          ),
        ),
        ...(
          [
            ['poll', 0.95],
            ['poll', 0.99],
            ['upload', 0.99],
            ['download', 0.99],
          ] as [CallKind, number][]
        ).map(([kind, part]) => `${whole(quantile(stage.report.calls[kind], part))} ms`),
        ...['web', 'worker'].map((role) => `${whole(worstLagMs(stage, role))} ms`),
      ]),
    ),
    '',
    'Processor time for a statement of eight pages, and how the largest process of each kind grew in the last stage:',
    '',
    formatRows(
      ['', ...stages.map(({ name }) => name), 'memory in the first third', 'in the last'],
      [...memory.usage].map(([group, { residentMb }]) => [
        group,
        ...stages.map(({ usage, report }) =>
          report.jobs.length === 0
            ? '–'
            : `${whole(((usage.get(group)?.cpuSeconds ?? 0) / report.jobs.length) * 1_000)} ms`,
        ),
        ...[residentMb.slice(0, residentMb.length / 3), residentMb.slice((-residentMb.length / 3) | 0)].map(
          (part) => `${whole(quantile(part, 0.5))} MB`,
        ),
      ]),
    ),
  ].join('\n');
}

function whole(value: number): string {
  return String(Math.round(value));
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
