import type { Handler } from '../call.ts';
import { sendResult } from '../send-result.ts';

export const getResultQif: Handler<'getResultQif'> = (call) => sendResult(call, 'qif');
