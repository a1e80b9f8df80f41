import type { AttemptFailure, WebhookAttempt } from '@extracto/contract';

/** Sentences about an attempt; `%` stands for the status of the answer. */
const FAILURES: Readonly<Record<AttemptFailure, string>> = {
  status: 'Answered %',
  redirect: 'Answered %: we don’t follow redirects',
  gone: 'Answered 410, which switches off the webhook',
  timeout: 'No answer within 15 seconds',
  connection: 'No connection to the server',
  tls: 'The certificate of the server is not trusted',
  answer_unreadable: 'The answer is no HTTP',
  name_unknown: 'The host has no address',
  address_refused: 'The host leads to a network that is not public',
  interrupted: 'Interrupted on our side',
};

/** `describeAttempt({ status: 503, failure: 'status', … })` is `"Answered 503"`. */
export function describeAttempt({ status, failure, tookMs }: WebhookAttempt): string {
  if (tookMs === null) return 'Under way';
  if (failure === null) return `Answered ${status}`;
  return FAILURES[failure].replace('%', String(status));
}
