import { deleteAccount as remove } from '../../accounts/index.ts';
import type { Handler } from '../call.ts';
import { confirmByPassword } from '../confirm-by-password.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

/** The address must be repeated, and the password where there is one: this cannot be undone, and credits that were bought are lost. */
export const deleteAccount: Handler<'deleteAccount'> = async (call) => {
  const { body, caller, request, reply, service } = call;
  const { db, storage, box, identity, clock, newId } = service;
  if (body.email.toLowerCase() !== caller.user.email.toLowerCase()) {
    const detail = 'Enter the email address of your account to confirm.';
    throw new ProblemError('validation_failed', detail, { errors: [{ pointer: '/email', detail }] });
  }
  await confirmByPassword(call, body.password);
  await remove(db, storage, box, { userId: caller.userId, now: clock(), newId });
  reply.header('set-cookie', [...(await identity.signOut(readHeaders(request)))]);
  return { message: 'Your account, your documents and your results were deleted.' };
};
