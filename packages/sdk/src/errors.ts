/** Everything that can go wrong, as classes: `instanceof` for the kind, `code` for the reason. */
import type { Problem } from './api.ts';
import type { Job, ProblemCode } from './types.ts';

/** The parent of all of them. */
export class ExtractoError extends Error {
  override readonly name: string = 'ExtractoError';
}

/** The service answered, and refused. The fields are those of its problem document (RFC 9457). */
export class ApiError extends ExtractoError {
  override readonly name: string = 'ApiError';
  readonly status: number;
  /** Never changes its meaning: decide by it. `null` when something before the service answered (a proxy, say). */
  readonly code: ProblemCode | null;
  readonly title: string | null;
  readonly detail: string | null;
  /** Quote it when you ask for help. */
  readonly requestId: string | null;
  /** All fields that were refused, with where they are. */
  readonly errors: Problem['errors'];
  /** With `credits_missing`: how many are missing, needed and there. */
  readonly credits: NonNullable<Problem['credits']> | null;
  readonly problem: Problem | null;
  /** Wait that the service asks for; `null` when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(status: number, problem: Problem | null, requestId: string | null, retryAfterMs: number | null) {
    super(problem?.message ?? `The service answered with status ${status}.`);
    this.status = status;
    this.code = problem?.code ?? null;
    this.title = problem?.title ?? null;
    this.detail = problem?.detail ?? null;
    this.requestId = problem?.requestId ?? requestId;
    this.errors = problem?.errors ?? [];
    this.credits = problem?.credits ?? null;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

/** 400: fields are missing or not valid; `errors` says which. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError';
}
/** 401: there is no such API key. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}
/** 402: `credits` says how many are missing. */
export class CreditsMissingError extends ApiError {
  override readonly name = 'CreditsMissingError';
}
/** 403: a test key may not do this. */
export class PermissionDeniedError extends ApiError {
  override readonly name = 'PermissionDeniedError';
}
/** 404: there is none, or it belongs to somebody else. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}
/** 409: the job has ended, has no result, a review is outdated, an idempotency key was used for something else. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}
/** 410: the document or the result is no longer kept. */
export class GoneError extends ApiError {
  override readonly name = 'GoneError';
}
/** 413, 415 and 422: too large, no PDF, protected by a password, unreadable. */
export class DocumentRefusedError extends ApiError {
  override readonly name = 'DocumentRefusedError';
}
/** 429: too many requests; `retryAfterMs` says how long to wait. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}
/** 500 and above. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

const BY_STATUS: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  402: CreditsMissingError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  413: DocumentRefusedError,
  415: DocumentRefusedError,
  422: DocumentRefusedError,
  429: RateLimitError,
};

export function createApiError(...[status, ...rest]: ConstructorParameters<typeof ApiError>): ApiError {
  const Class = BY_STATUS[status] ?? (status >= 500 ? ServerError : ApiError);
  return new Class(status, ...rest);
}

/** There was no answer: the network, a name that is not known, a broken connection. `cause` has what `fetch` said. */
export class ConnectionError extends ExtractoError {
  override readonly name: string = 'ConnectionError';
}
/** There was no answer in time. */
export class ConnectionTimeoutError extends ConnectionError {
  override readonly name = 'ConnectionTimeoutError';
}

/** The document was accepted and gave no result; `job.error` says why. */
export class JobFailedError extends ExtractoError {
  override readonly name = 'JobFailedError';
  readonly job: Job;

  constructor(job: Job) {
    super(job.error?.message ?? 'The document gave no result.');
    this.job = job;
  }
}

/** The job had not ended when the time to wait for it was over; it goes on. */
export class WaitTimeoutError extends ExtractoError {
  override readonly name = 'WaitTimeoutError';
  /** As it was when it was last asked for. */
  readonly job: Job;

  constructor(job: Job, waitedMs: number) {
    super(`The job had not ended after ${Math.round(waitedMs / 1000)} s. It goes on: wait for it again.`);
    this.job = job;
  }
}

/** A request to a webhook was not sent by the service, was changed on its way, or is too old. */
export class WebhookVerificationError extends ExtractoError {
  override readonly name = 'WebhookVerificationError';
}
