/** A result that a format cannot carry. The message is for the customer: what is missing and what to do; no content. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}
