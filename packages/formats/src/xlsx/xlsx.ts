import { z } from 'zod/mini';
import type { Format } from '../format.ts';

const options = z.strictObject({});

export const xlsx = {
  name: 'xlsx',
  title: 'Excel workbook',
  summary: 'The result as an Excel workbook: a sheet per account, and one with the verification',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  options,
  load: async () => ({ write: (await import('./write-xlsx.ts')).writeXlsx }),
} as const satisfies Format<typeof options>;
