import type { AttemptFailure, WebhookAttempt } from '@extracto/contract';

/** Sentences about an attempt; `%` stands for the status of the answer. */
const FAILURES: Readonly<Record<AttemptFailure, string>> = {
  status: 'Answered %',
  redirect: 'Answered %: we don’t follow redirects',
  gone: 'Answered 410, which disables the webhook',
  timeout: 'No response within 15 seconds',
  connection: 'Can’t connect to the server',
  tls: 'The server’s certificate is not trusted',
  answer_unreadable: 'The response is not HTTP',
  name_unknown: 'The host name doesn’t resolve',
  address_refused: 'The host is on a private network',
  interrupted: 'Interrupted on our side',
};

/** `describeAttempt({ status: 503, failure: 'status', … })` is `"Answered 503"`. */
export function describeAttempt({ status, failure, tookMs }: WebhookAttempt): string {
  if (tookMs === null) return 'In progress';
  if (failure === null) return `Answered ${status}`;
  return FAILURES[failure].replace('%', String(status));
}
