import type { Format } from '../format.ts';
import { csvOptions } from './csv-options.ts';
import { PRESETS, type Preset } from './presets.ts';

export const csv = {
  name: 'csv',
  title: 'CSV',
  summary: 'The transactions as CSV',
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  options: csvOptions,
  load: async () => ({
    write: (await import('./write-csv.ts')).writeCsv,
    listCompanions: ({ preset }) => {
      const chosen: Preset | undefined = preset && PRESETS[preset];
      return Object.entries(chosen?.companions ?? {}).map(([suffix, content]) => ({ suffix, content }));
    },
  }),
} as const satisfies Format<typeof csvOptions>;
