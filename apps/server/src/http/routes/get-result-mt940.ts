import type { Handler } from '../call.ts';
import { sendResult } from '../send-result.ts';

export const getResultMt940: Handler<'getResultMt940'> = (call) => sendResult(call, 'mt940');
