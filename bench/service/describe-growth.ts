/** Gain of a second worker, where workers have most of the work: one sentence and a table. */
import { availableParallelism } from 'node:os';
import { formatRows } from '../report.ts';
import type { NamedStage } from './describe-stages.ts';

export function describeGrowth(one: NamedStage, two: NamedStage): string {
  const [before, after] = [one, two].map(perMinute) as [number, number];
  return [
    'Statements of 80 pages with 2,400 transactions, six customers:',
    '',
    formatRows(
      ['', 'pages a minute', 'processors that workers took', 'that everything else took'],
      [one, two].map((stage) => [
        stage.name,
        String(Math.round(perMinute(stage))),
        processors(stage, (group) => group === 'worker'),
        processors(stage, (group) => group !== 'worker'),
      ]),
    ),
    '',
    `The second worker makes ${(after / before).toFixed(2)} times as much of it. All have ${availableParallelism()} processors together, and the customers take theirs as well.`,
  ].join('\n');
}

const PAGES = 80;

function perMinute({ report, seconds }: NamedStage): number {
  return (report.jobs.length * PAGES * 60) / seconds;
}

function processors({ usage, seconds }: NamedStage, counts: (group: string) => boolean): string {
  const taken = [...usage].filter(([group]) => counts(group)).reduce((sum, [, { cpuSeconds }]) => sum + cpuSeconds, 0);
  return (taken / seconds).toFixed(2);
}
