/**
 * Webhooks out, as the Standard Webhooks specification has them. A client has two, one for its live and one for its test
 * jobs, so that the objects of a test key stay apart. An event never holds what a statement says.
 */
import { z } from 'zod';
import { ulidSchema } from './ids.ts';
import {
  clientParamsSchema,
  jobSchema,
  jobStatusSchema,
  keyModeSchema,
  modeQuerySchema,
  pageQuerySchema,
} from './schemas.ts';
import { WEBHOOK_URL_MESSAGE, WEBHOOK_URL_PATTERN } from './webhook-url.ts';

const instant = z.iso.datetime().describe('ISO 8601, UTC');

export const webhookBodySchema = z.object({
  webHookUrl: z
    .string()
    .max(2048)
    .regex(WEBHOOK_URL_PATTERN, WEBHOOK_URL_MESSAGE)
    .or(z.literal(''))
    .or(z.null())
    .describe('empty text or null: webhook off'),
});

/** The reason why the service switched a webhook off: its address answered 410, or nothing arrived for days. */
export const disabledReasonSchema = z.enum(['gone', 'failing']);

export const webhookSchema = z.object({
  clientId: ulidSchema,
  mode: keyModeSchema,
  webHookUrl: z.string().nullable(),
  state: z.enum(['on', 'off', 'disabled']).describe('disabled: by Extracto, after failures or 410'),
  disabledReason: disabledReasonSchema.nullable(),
  disabledAt: instant.nullable(),
  secret: z.string().nullable().describe('whsec_…, signs the events; null before a URL was saved'),
  previousSecretUntil: instant.nullable().describe('until then events are also signed with the replaced secret'),
});

export const webhookEventTypeSchema = z.enum(['job.status_changed', 'webhook.test']);

/** The reason why an attempt did not count as delivered. */
export const attemptFailureSchema = z.enum([
  'status',
  'redirect',
  'gone',
  'timeout',
  'connection',
  'tls',
  'answer_unreadable',
  'name_unknown',
  'address_refused',
  'interrupted',
]);

export const webhookAttemptSchema = z.object({
  attempt: z.int().min(1),
  at: instant,
  tookMs: z.int().min(0).nullable().describe('null while in progress'),
  status: z.int().nullable().describe('HTTP status; null without a response'),
  failure: attemptFailureSchema.nullable().describe('null on success, or while in progress'),
  response: z.string().nullable().describe('start of the response body'),
});

export const webhookDeliverySchema = z.object({
  deliveryId: z.string().describe('webhook-id, the same for every attempt'),
  type: webhookEventTypeSchema,
  jobId: ulidSchema.nullable(),
  jobStatus: jobStatusSchema.nullable(),
  state: z.enum(['pending', 'delivered', 'failed', 'cancelled']),
  createdAt: instant,
  nextAttemptAt: instant.nullable(),
  attempts: z.array(webhookAttemptSchema).describe('the newest twenty, newest first'),
});

export const deliveryParamsSchema = clientParamsSchema.extend({
  deliveryId: z.string().regex(/^evt_[0-7][0-9A-HJKMNP-TV-Z]{25}(_\d)?$/, 'expected the id of an event'),
});
export const listDeliveriesQuerySchema = pageQuerySchema.extend(modeQuerySchema.shape);

export const jobEventSchema = z.object({
  type: z.literal('job.status_changed'),
  timestamp: instant.describe('when the job reached this state'),
  sequence: z.int().describe('grows with each state of a job: drop events with a smaller one than you have seen'),
  data: jobSchema,
});

export const testEventSchema = z.object({
  type: z.literal('webhook.test'),
  timestamp: instant,
  data: z.object({ clientId: ulidSchema, mode: keyModeSchema }),
});

/** Every event that is sent, for the OpenAPI document. */
export const WEBHOOK_EVENTS = {
  'job.status_changed': { summary: 'A job was started, succeeded or failed', schema: jobEventSchema },
  'webhook.test': { summary: 'Sent on request, to test the URL', schema: testEventSchema },
} as const satisfies Record<z.infer<typeof webhookEventTypeSchema>, { summary: string; schema: z.ZodType }>;

export type Webhook = z.infer<typeof webhookSchema>;
export type DisabledReason = z.infer<typeof disabledReasonSchema>;
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>;
export type AttemptFailure = z.infer<typeof attemptFailureSchema>;
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>;
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
export type DeliveryState = WebhookDelivery['state'];
export type JobEvent = z.infer<typeof jobEventSchema>;
export type TestEvent = z.infer<typeof testEventSchema>;
