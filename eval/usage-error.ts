/** Arguments that cannot be used; its message is all that the person at the terminal needs. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
