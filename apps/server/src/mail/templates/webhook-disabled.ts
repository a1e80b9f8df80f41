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
  gone: 'Its address answered 410 Gone, so we stopped sending.',
  failing: 'Nothing has arrived there for days, however often we tried.',
};

export function writeWebhookDisabled(params: WebhookDisabledParams, { publicUrl }: MailSite): MailContent {
  const { clientName, mode, host, reason } = params;
  return {
    subject: `Extracto has switched off the webhook of ${clientName}`,
    paragraphs: [
      `The webhook of your client ${clientName} for ${mode} jobs, which leads to ${host}, is switched off. ${REASONS[reason]}`,
      'No job was lost: jobs go on as before, and their results are kept as always. Events of the time in which the webhook is off are not sent later; list your jobs to catch up.',
      'See what was sent and answered, and switch the webhook on again, in the settings.',
      { label: 'Open the settings', link: `${publicUrl}/console/settings` },
    ],
  };
}
