import type { Handler } from '../call.ts';
import { sendResult } from '../send-result.ts';

export const getResultHledger: Handler<'getResultHledger'> = (call) => sendResult(call, 'hledger');
