/** The nouns by name. */
import type { Api, ExtractionResult, Problem } from './api.ts';

export type Statement = ExtractionResult['statements'][number];
export type Transaction = Statement['transactions'][number];
export type Verification = Statement['verification'];

export type Job = Api['getJob']['answer'];
export type JobStatus = Job['status'];
export type JobReceipt = Api['getReceipt']['answer'];
export type Review = Api['getReview']['answer'];
export type ReviewInput = Api['saveReview']['body'];

/** A bank account, as statements name it. */
export type Account = Api['listAccounts']['answer'][number];

export type Client = Api['setRetention']['answer'];
export type BookkeepingRules = Api['setRules']['body'];
export type Retention = Api['setRetention']['body'];
/** A transaction of the credit balance, in XTS. */
export type CreditEntry = Api['listTransactions']['answer'][number];

export type Webhook = Api['getWebhook']['answer'];
export type WebhookDelivery = Api['redeliver']['answer'];
export type KeyMode = Webhook['mode'];

export type Plan = Api['listPlans']['answer'][number];
export type Checkout = Api['startCheckout']['answer'];
export type PaymentKey = Api['getPaymentKey']['answer'];
export type Sample = Api['listSamples']['answer'][number];
export type SampleName = Sample['name'];

export type ProblemCode = Problem['code'];
