/** Every mail that the product sends, by name. What a template takes is the type of its first parameter. */
import type { MailName } from '../db/index.ts';
import type { MailContent, MailSite } from './mail-content.ts';
import { writeAccountExists } from './templates/account-exists.ts';
import { writeLowCredits } from './templates/low-credits.ts';
import { writePurchaseReceipt } from './templates/purchase-receipt.ts';
import { writeReset } from './templates/reset.ts';
import { writeSupportAnswer } from './templates/support-answer.ts';
import { writeSupportMessage } from './templates/support-message.ts';
import { writeVerification } from './templates/verification.ts';
import { writeWebhookDisabled } from './templates/webhook-disabled.ts';

export const TEMPLATES = {
  verification: writeVerification,
  reset: writeReset,
  'account-exists': writeAccountExists,
  'purchase-receipt': writePurchaseReceipt,
  'low-credits': writeLowCredits,
  'webhook-disabled': writeWebhookDisabled,
  'support-message': writeSupportMessage,
  'support-answer': writeSupportAnswer,
} as const satisfies Record<MailName, unknown>;

type ParamsOf<Name extends MailName> = Parameters<(typeof TEMPLATES)[Name]>[0];

/** A template with what it takes. */
export type FilledTemplate = {
  readonly [Name in MailName]: { readonly template: Name; readonly params: ParamsOf<Name> };
}[MailName];

export function writeMail({ template, params }: FilledTemplate, site: MailSite): MailContent {
  const write = TEMPLATES[template] as (params: unknown, site: MailSite) => MailContent;
  return write(params, site);
}
