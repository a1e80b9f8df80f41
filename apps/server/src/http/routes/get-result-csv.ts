import type { Handler } from '../call.ts';
import { sendResult } from '../send-result.ts';

export const getResultCsv: Handler<'getResultCsv'> = (call) => sendResult(call, 'csv');
