import { refuseOwnAddress as findReason } from '@extracto/contract';
import { ProblemError } from './problem-error.ts';

/** Throws the problem of a new password, sent as `pointer`, that is the address of its account. */
export function refuseOwnAddress(password: string, email: string, pointer: string): void {
  const detail = findReason(password, email);
  if (detail !== null) throw new ProblemError('validation_failed', detail, { errors: [{ pointer, detail }] });
}
