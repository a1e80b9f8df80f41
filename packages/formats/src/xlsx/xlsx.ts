import { z } from 'zod/mini';
import type { Format } from '../format.ts';

const options = z.strictObject({});

export const xlsx: Format<typeof options> = {
  name: 'xlsx',
  title: 'Excel workbook',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  options,
  load: async () => ({ write: (await import('./write-xlsx.ts')).writeXlsx }),
};
