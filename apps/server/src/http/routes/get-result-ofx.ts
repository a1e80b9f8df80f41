import type { Handler } from '../call.ts';
import { sendResult } from '../send-result.ts';

export const getResultOfx: Handler<'getResultOfx'> = (call) => sendResult(call, 'ofx');
