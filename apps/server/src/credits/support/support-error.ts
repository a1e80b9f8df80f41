/** A refusal, said in one line to the operator. Nothing was done. */
export class SupportError extends Error {
  override readonly name = 'SupportError';
}
