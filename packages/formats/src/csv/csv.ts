import type { Format } from '../format.ts';
import { csvOptions } from './csv-options.ts';

export const csv: Format<typeof csvOptions> = {
  name: 'csv',
  title: 'CSV',
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  options: csvOptions,
  load: async () => ({ write: (await import('./write-csv.ts')).writeCsv }),
};
