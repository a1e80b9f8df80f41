import type { Handler } from '../call.ts';
import { sendResult } from '../send-result.ts';

export const getResultQfx: Handler<'getResultQfx'> = (call) => sendResult(call, 'qfx');
