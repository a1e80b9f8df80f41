import type { Problem } from './problems.ts';

/** An answer outside 2xx. `problem` is null when the answer was no problem document (a proxy's page, say). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.message ?? `The service answered with status ${status}.`);
    this.status = status;
    this.problem = problem;
  }
}
