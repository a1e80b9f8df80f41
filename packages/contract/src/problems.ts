/**
 * Every way a call can fail. A code is a promise to callers: codes are added, never renamed and never moved to another
 * status. `title` is the same for every occurrence (RFC 9457, section 3.1.4); the sentence for the occasion is `detail`.
 */
import { z } from 'zod';

export const PROBLEMS = {
  malformed_request: { status: 400, title: 'The request is malformed' },
  validation_failed: { status: 400, title: 'Some fields are missing or invalid' },
  webhook_signature_invalid: { status: 400, title: 'The event signature is invalid' },
  webhook_address_refused: { status: 400, title: 'The webhook URL is on a private network' },
  empty_file: { status: 400, title: 'The file is empty' },
  link_expired: { status: 400, title: 'The link is invalid or has expired' },
  unauthenticated: { status: 401, title: 'Sign in or send an API key' },
  api_key_invalid: { status: 401, title: 'The API key is invalid' },
  sign_in_failed: { status: 401, title: 'Email or password is wrong' },
  code_needed: { status: 401, title: 'Enter the code from your authenticator app' },
  code_incorrect: { status: 401, title: 'The code is wrong or was already used' },
  credits_missing: { status: 402, title: 'Not enough extraction credits' },
  address_unconfirmed: { status: 403, title: 'The email address is not confirmed yet' },
  account_suspended: { status: 403, title: 'The account is suspended' },
  live_key_needed: { status: 403, title: 'Test keys can’t do this' },
  scope_missing: { status: 403, title: 'The key’s scope does not allow this' },
  key_address_refused: { status: 403, title: 'The key does not allow this IP address' },
  cross_site_request: { status: 403, title: 'Requests from other sites are refused' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  account_exists: { status: 409, title: 'An account with this email exists' },
  too_many_clients: { status: 409, title: 'The account has the maximum number of clients' },
  too_many_keys: { status: 409, title: 'The client has the maximum number of keys' },
  second_factor_exists: { status: 409, title: 'There is an authenticator app already' },
  second_factor_missing: { status: 409, title: 'There is no authenticator app' },
  job_ended: { status: 409, title: 'The job has ended' },
  job_not_succeeded: { status: 409, title: 'The job has no result' },
  review_outdated: { status: 409, title: 'The review has changed since you loaded it' },
  idempotency_key_reused: { status: 409, title: 'The Idempotency-Key was used for another request' },
  webhook_off: { status: 409, title: 'The webhook is off' },
  document_deleted: { status: 410, title: 'The document was deleted' },
  result_deleted: { status: 410, title: 'The result was deleted' },
  file_too_large: { status: 413, title: 'The file is too large' },
  request_too_large: { status: 413, title: 'The request is too large' },
  too_many_pages: { status: 413, title: 'The document has too many pages' },
  not_a_pdf: { status: 415, title: 'The file is not a PDF' },
  unsupported_media_type: { status: 415, title: 'The content type is not supported' },
  password_required: { status: 422, title: 'The document needs a password' },
  password_incorrect: { status: 422, title: 'The password is incorrect' },
  encryption_unsupported: { status: 422, title: 'The document uses unsupported encryption' },
  unreadable_pdf: { status: 422, title: 'The document cannot be opened' },
  unreadable_image: { status: 422, title: 'The image cannot be read' },
  format_not_possible: { status: 422, title: 'The result does not fit this format' },
  time_limit: { status: 422, title: 'The document takes too long to open' },
  memory_limit: { status: 422, title: 'The document needs too much memory' },
  account_locked: { status: 429, title: 'Too many wrong passwords' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  payment_provider_failed: { status: 502, title: 'The payment provider failed' },
  busy: { status: 503, title: 'The service is busy' },
  not_ready: { status: 503, title: 'The service is not ready' },
  storage_full: { status: 507, title: 'The document storage is full' },
  quota_used_up: { status: 507, title: 'Your document storage is full' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;
export type ProblemStatus = (typeof PROBLEMS)[ProblemCode]['status'];

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

export const problemSchema = z.object({
  /** `/problems/<code>`, relative to the service. */
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  instance: z.string(),
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  /** The same sentence as `detail`, for callers that read `message`. */
  message: z.string(),
  requestId: z.string(),
  /** All field errors at once; `pointer` is a JSON pointer into the body, or `query/…`, `header/…`. */
  errors: z.array(z.object({ pointer: z.string(), detail: z.string() })),
  /** With `address_unconfirmed`, where no mail server is set up and the caller sits at the same machine: the mail's link. */
  confirmationLink: z.string().optional(),
  /** With `credits_missing`: how many credits are missing, how many the document needs and how many there are. */
  credits: z.object({ missing: z.int().min(1), needed: z.int().min(1), available: z.int().min(0) }).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
