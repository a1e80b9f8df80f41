import type { Handler } from '../call.ts';
import { sendResult } from '../send-result.ts';

export const getResultBeancount: Handler<'getResultBeancount'> = (call) => sendResult(call, 'beancount');
