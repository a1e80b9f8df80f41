import { PROBLEMS, type Problem, type ProblemCode } from '@extracto/contract';

export interface ProblemExtras {
  readonly errors?: Problem['errors'];
  readonly credits?: Problem['credits'];
  readonly confirmationLink?: string | undefined;
  readonly cause?: unknown;
}

/** Thrown by whatever finds that a call cannot succeed. `message` is for the caller; `cause` stays in the log. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly errors: Problem['errors'];
  readonly credits: Problem['credits'];
  readonly confirmationLink: string | undefined;

  constructor(code: ProblemCode, message: string = `${PROBLEMS[code].title}.`, extras: ProblemExtras = {}) {
    super(message, { cause: extras.cause });
    this.code = code;
    this.errors = extras.errors ?? [];
    this.credits = extras.credits;
    this.confirmationLink = extras.confirmationLink;
  }
}
