import { PROBLEM_MEDIA_TYPE, PROBLEMS, type Problem } from '@extracto/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toProblemError } from './to-problem-error.ts';

/** Answers with the problem document of whatever was thrown; our own failures go to the log with their cause. */
export async function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const problem = toProblemError(error);
  const { status, title } = PROBLEMS[problem.code];
  if (status >= 500) request.log.error({ err: problem.cause ?? problem }, 'a call failed');
  const body: Problem = {
    type: `/problems/${problem.code}`,
    title,
    status,
    detail: problem.message,
    instance: request.url.split('?')[0] ?? '/',
    code: problem.code,
    message: problem.message,
    requestId: request.id,
    errors: problem.errors,
    ...(problem.confirmationLink === undefined ? {} : { confirmationLink: problem.confirmationLink }),
    ...(problem.credits === undefined ? {} : { credits: problem.credits }),
  };
  reply.removeHeader('content-disposition');
  await reply
    .code(status)
    .type(PROBLEM_MEDIA_TYPE)
    .serializer((content: unknown) => JSON.stringify(content))
    .send(body);
}
