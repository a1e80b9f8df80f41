/** Tests that start a database of their own: whatever loads the file that does so. They take seconds, not milliseconds. */
import type { ImportGraph } from './build-import-graph.ts';
import { findLoads } from './find-loads.ts';

const DATABASE_STARTERS = ['apps/server/src/db/test-database', 'apps/server/src/launcher/postgres/start-postmaster'];

export function listDatabaseTests(graph: ImportGraph): string[] {
  return [...graph.files].filter(
    (file) =>
      /\.test\.tsx?$/.test(file) && DATABASE_STARTERS.some((starter) => findLoads(graph, file, starter) !== null),
  );
}
