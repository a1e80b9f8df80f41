import type { Handler } from '../call.ts';
import { sendResult } from '../send-result.ts';

export const getResultXlsx: Handler<'getResultXlsx'> = (call) => sendResult(call, 'xlsx');
