import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start whole installations or busy both cores: one at a time, after all others, or they starve each other. */
const INSTALLATIONS = [
  'apps/server/src/credits/several-processes.test.ts',
  'apps/server/src/faults/**/*.test.ts',
  'apps/server/src/launcher/**/*.test.ts',
  'packages/engine/src/node/create-extraction-pool.test.ts',
  'packages/engine/src/scans.test.ts',
  'scripts/check/run-steps.test.ts',
  'scripts/pages/mentioned-commands.test.ts',
];

/** Tests that spend their time waiting for the pauses between attempts: they wait together. */
const PAUSES = ['apps/server/src/queue/fairness.test.ts', 'apps/server/src/webhooks/several-workers.test.ts'];

/** The longest of the others. A run that nothing is remembered of begins with the largest files, and these are small. */
const LONGEST = [
  'packages/engine/src/changed-digit.test.ts',
  'eval/accuracy.test.ts',
  'eval/damaged.test.ts',
  'apps/server/src/jobs/large-lists.test.ts',
  'apps/server/src/admin/support/commands.test.ts',
  'packages/samples/src/generate-sample.test.ts',
  'fuzz/fuzz-engine.test.ts',
  'eval/no-hints.test.ts',
];

/** Begun last, a long file keeps one core while the others have nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(`/${path}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

const TESTS = [
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'bench/**/*.test.ts',
  'eval/**/*.test.ts',
  'fuzz/**/*.test.ts',
  'scripts/**/*.test.ts',
];

const shared = {
  globalSetup: 'apps/server/src/db/test-database-server.ts',
  testTimeout: 30_000,
  // Customers of a test sign up with real password hashing.
  hookTimeout: 30_000,
  // The first line of a failure, which is what the end of a run repeats, says what was received.
  chaiConfig: { truncateThreshold: 400 },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'units',
          include: TESTS,
          exclude: ['**/node_modules/**', ...INSTALLATIONS, ...PAUSES],
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'installations',
          include: INSTALLATIONS,
          testTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'pauses',
          include: PAUSES,
          testTimeout: 120_000,
          maxWorkers: PAUSES.length,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
