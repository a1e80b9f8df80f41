import { receiveMessage } from '../../support/index.ts';
import { accountKey } from '../account-key.ts';
import type { Handler } from '../call.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

/** Signed in or not. Who fills the field that people do not see is thanked, and nothing is kept. */
export const sendSupportMessage: Handler<'sendSupportMessage'> = async ({ body, request, reply, service }) => {
  await service.limit('support-address', request.ip, reply);
  const messageId = service.newId();
  const answer = { message: 'Thank you. We received your message and will answer by email.' };
  if (body.website !== '') return answer;
  const session = await service.identity.findSession(readHeaders(request));
  const email = session?.user.email ?? body.email;
  if (email === undefined) {
    const detail = 'Enter an email address for our reply.';
    throw new ProblemError('validation_failed', detail, { errors: [{ pointer: '/email', detail }] });
  }
  await service.limit('support-account', accountKey(email), reply);
  await receiveMessage(service.db, service.settings.supportAddress, {
    messageId,
    email,
    userId: session?.user.userId ?? null,
    page: body.page,
    text: body.text,
    now: service.clock(),
    newId: service.newId,
  });
  return answer;
};
