import type { Job } from '@extracto/contract';
import type { Parser } from '@extracto/model';
import { useQueries } from '@tanstack/react-query';
import { keyApi } from '../../api/key-api.ts';
import type { SelectedFile } from './selected-file.ts';

/** By file id: the job that has the same bytes, read in the same mode, with its result. Sending such a file costs nothing. */
export type Twins = ReadonlyMap<string, Job>;

export function useTwins(apiKey: string | null, files: readonly SelectedFile[], mode: Parser): Twins {
  const known = files.filter(({ sha256, check }) => sha256 !== null && check.kind === 'ready');
  const found = useQueries({
    queries: known.map(({ sha256 }) => ({
      queryKey: ['twins', apiKey, sha256],
      queryFn: async () =>
        (await keyApi(apiKey ?? '').listJobs({ query: { page: 1, pageSize: 20, sha256: sha256 ?? '' } })).body,
      enabled: apiKey !== null,
    })),
  });
  return new Map(
    known.flatMap(({ id }, index) => {
      const twin = found[index]?.data?.find((job) => isTwin(job, mode));
      return twin === undefined ? [] : [[id, twin] as const];
    }),
  );
}

function isTwin({ parser, status, resultDeletedAt }: Job, mode: Parser): boolean {
  return parser === mode && status !== 'Failed' && resultDeletedAt === null;
}
