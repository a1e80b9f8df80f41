import type { Handler } from '../call.ts';
import { sendResult } from '../send-result.ts';

export const getResultQbo: Handler<'getResultQbo'> = (call) => sendResult(call, 'qbo');
