import type { KeyMode } from '@extracto/contract';
import type { MailContent, MailSite } from '../mail-content.ts';

export interface WebhookDisabledParams {
  readonly clientName: string;
  /** Mode of the jobs that the webhook reports. */
  readonly mode: KeyMode;
  /** Host of the webhook's URL. The rest of the URL may hold a secret. */
  readonly host: string;
  readonly reason: 'gone' | 'failing';
}

const REASONS: Readonly<Record<WebhookDisabledParams['reason'], string>> = {
  gone: 'Your server answered 410 Gone, so we stopped sending.',
  failing: 'No event has been delivered for days, despite retries.',
};

export function writeWebhookDisabled(params: WebhookDisabledParams, { publicUrl }: MailSite): MailContent {
  const { clientName, mode, host, reason } = params;
  return {
    subject: `Extracto has disabled the webhook of ${clientName}`,
    paragraphs: [
      `The webhook of your client ${clientName} for ${mode} jobs (${host}) is disabled. ${REASONS[reason]}`,
      'Your jobs and results are not affected. We don’t send events while the webhook is disabled; list your jobs to catch up.',
      'In Settings you can see all events and responses, and enable the webhook again.',
      { label: 'Open the settings', link: `${publicUrl}/console/settings` },
    ],
  };
}
