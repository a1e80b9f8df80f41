import type { Handler } from '../call.ts';
import { sendResult } from '../send-result.ts';

export const getResultCamt053: Handler<'getResultCamt053'> = (call) => sendResult(call, 'camt053');
