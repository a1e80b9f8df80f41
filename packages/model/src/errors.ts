/**
 * The reason why a document gives no result. The code is a promise to callers (API problem `code`, CLI line, job receipt):
 * codes are added, never renamed. The sentence is for the customer and never quotes the document.
 */
export const EXTRACTION_ERRORS = {
  not_a_pdf: 'This file is not a PDF. Upload the PDF that your bank provides.',
  empty_file: 'This file is empty. Download the statement again and upload that copy.',
  file_too_large: 'This file is larger than the allowed size. Split it into smaller files and upload each.',
  too_many_pages: 'This PDF has more pages than allowed. Split it into smaller files and upload each.',
  unreadable_pdf: 'This PDF is damaged and cannot be opened. Download the statement again and upload that copy.',
  password_required: 'This PDF is protected by a password. Enter the password and submit it again.',
  password_incorrect: 'The password does not open this PDF. Check it and submit the file again.',
  encryption_unsupported:
    'This PDF is encrypted for certain people or programs, not by a password. Print it to a new PDF and upload that copy.',
  no_text: 'This PDF is a scan without text, and text recognition is turned off or not available.',
  no_statement: 'This document does not look like a bank statement: it contains no account activity.',
  time_limit: 'Reading this PDF took longer than allowed. Split it into smaller files and upload each.',
  memory_limit: 'Reading this PDF needs more memory than allowed. It may be damaged; download the statement again.',
  cancelled: 'The extraction was cancelled.',
  internal: 'Something went wrong on our side. Nothing was charged; please try again.',
} as const;

export type ExtractionErrorCode = keyof typeof EXTRACTION_ERRORS;

/** Thrown by the engine when there is no result. `message` is the customer's sentence; `cause` stays internal. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';
  readonly code: ExtractionErrorCode;

  constructor(code: ExtractionErrorCode, options?: ErrorOptions) {
    super(EXTRACTION_ERRORS[code], options);
    this.code = code;
  }
}
