import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What the name of a test file says of it, before `.test.ts`:
 * - `sweep`: reads hundreds of generated documents
 * - `database`: starts or uses a database
 * - `external`: runs programs of other people, which scripts/install-programs.ts installs
 * - `alone`: starts whole installations or busies both cores; one at a time after all others, or they starve each other
 * - `attack`: tries what enemies of the service would; one at a time, as those before
 * - `pauses`: spends its time waiting for the pauses between attempts; all of these wait together
 * A file without such a word needs nothing but Node, and leaves nothing behind in its process for the next file.
 */
const KINDS = ['sweep', 'database', 'external', 'alone', 'attack', 'pauses'] as const;

/** The longest files first: begun last, a long one keeps one core while the others have nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order: readonly string[] = [...KINDS, 'unit'];
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => order.indexOf(a.project.name) - order.indexOf(b.project.name));
  }
}

const FOLDERS = '{packages/*/src,apps/*/src,apps/*/testing,bench,eval,fuzz,scripts}';
const filesOf = (kind: (typeof KINDS)[number]) => `${FOLDERS}/**/*.${kind}.test.ts`;

const shared = {
  globalSetup: 'apps/server/testing/database-server.ts',
  // Far more than any test takes on an idle machine: customers of a test sign up with real password hashing.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // The first line of a failure, which is what the end of a run repeats, says what was received.
  chaiConfig: { truncateThreshold: 400 },
};

const together = { maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 0 } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          ...together,
          name: 'unit',
          include: [`${FOLDERS}/**/*.test.ts`],
          exclude: [...configDefaults.exclude, ...KINDS.map(filesOf)],
          // A process of its own takes a file longer than its tests do.
          isolate: false,
        },
      },
      ...(['sweep', 'database', 'external'] as const).map((name) => ({
        test: { ...shared, ...together, name, include: [filesOf(name)] },
      })),
      ...(['alone', 'attack'] as const).map((name) => ({
        test: { ...shared, name, include: [filesOf(name)], maxWorkers: 1, sequence: { groupOrder: 1 } },
      })),
      {
        test: {
          ...shared,
          name: 'pauses',
          include: [filesOf('pauses')],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
