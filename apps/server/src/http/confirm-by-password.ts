import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpService } from './call.ts';
import type { SessionCaller } from './caller.ts';
import { judgePassword } from './judge-password.ts';
import { ProblemError } from './problem-error.ts';

interface ConfirmedCall {
  readonly caller: SessionCaller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly service: HttpService;
}

/**
 * Throws unless this is the password of the person who calls: a session left open is not enough for what cannot be undone.
 * If an issuer signs people in, there is no password to ask for.
 */
export async function confirmByPassword(call: ConfirmedCall, password: string | undefined): Promise<void> {
  const { caller, service } = call;
  const { local } = service.identity;
  if (local === null) return;
  if (password === undefined) throw refuse('Enter your password to confirm.');
  const { email, userId } = caller.user;
  await judgePassword(
    call,
    email,
    async () => (await local.isPassword(userId, password)) || refuse('The password is incorrect.'),
  );
}

function refuse(detail: string): ProblemError {
  return new ProblemError('validation_failed', detail, { errors: [{ pointer: '/password', detail }] });
}
