/** Arguments that cannot be used: the message is one sentence for the person who typed them, the exit status is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
