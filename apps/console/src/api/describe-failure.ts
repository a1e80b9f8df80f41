import { ApiError } from '@extracto/contract';

/** One sentence for the customer about a failed call: the service's own where there is one. */
export function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof TypeError) return 'The service could not be reached. Check your connection and try again.';
  return 'An unexpected error occurred.';
}
