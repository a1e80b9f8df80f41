/**
 * An example of the answer to each operation, and of each event, typed by its schema: one that is missing or of another form does not
 * compile, and a test parses each. They follow one customer, so that ids and numbers agree.
 */
import type { z } from 'zod';
import type { RouteName, routes } from './routes.ts';
import type { Client, Job, Message, NamedKey, Review, Transaction, User } from './schemas.ts';
import type { WEBHOOK_EVENTS, Webhook, WebhookDelivery } from './webhooks.ts';

type Success<Name extends RouteName> = (typeof routes)[Name]['success'];
export type JsonRoute = {
  [Name in RouteName]: Success<Name> extends { readonly kind: 'json' } ? Name : never;
}[RouteName];
type Example<Name extends JsonRoute> =
  Success<Name> extends { readonly schema: infer Schema extends z.ZodType } ? z.output<Schema> : never;
type EventExamples = {
  readonly [Type in keyof typeof WEBHOOK_EVENTS]: z.output<(typeof WEBHOOK_EVENTS)[Type]['schema']>;
};

const USER_ID = '01KJ2Z4Q8VBN5TZ3MD7RWX6PEA';
const CLIENT_ID = '01KJ2Z7A0P9E5S4HGJ1MTVKQ3W';
const JOB_ID = '01KJ2Z9V6M4T8Q0XW3RBN5CYDE';
const KEY_ID = '01KJ2ZB1TZ8KQ4V7XN6C0M5PDR';
const TRANSACTION_ID = '01KJ2Z9VW8M2C5N7Q4R6T0XYBD';
const DELIVERY_ID = `evt_${JOB_ID}`;
const [SUBMITTED, ENDED, LATER] = ['2026-02-22T09:15:02Z', '2026-02-22T09:15:04Z', '2026-02-22T10:00:00Z'];

const user: User = {
  userId: USER_ID,
  email: 'jane@example.com',
  emailVerified: true,
  firstName: 'Jane',
  lastName: 'Sample',
  photoUrl: null,
  hasPassword: true,
  hasSecondFactor: false,
};

const client: Client = {
  userId: USER_ID,
  name: 'Default',
  clientId: CLIENT_ID,
  apiKey: 'ext_live_…',
  testApiKey: 'ext_test_…',
  replacedKeyEndsAt: null,
  credits: 99,
  retention: { documentDays: null, resultDays: null, deleteResultOnDownload: false },
  webHookUrl: 'https://example.com/hooks/extracto',
};

const verification = {
  status: 'verified',
  statements: 1,
  transactions: 2,
  checks: [
    { name: 'opening_plus_transactions_is_closing', passed: true },
    { name: 'running_balance_chain', passed: true },
  ],
} as const satisfies Job['verification'];

const waiting: Job = {
  jobId: JOB_ID,
  status: 'NotStarted',
  clientId: CLIENT_ID,
  mode: 'live',
  bankId: null,
  pages: 1,
  label: 'february.pdf',
  parser: 'Document',
  progress: null,
  verification: null,
  createdAt: SUBMITTED,
  finishedAt: null,
  documentDeletedAt: null,
  resultDeletedAt: null,
  error: null,
};

const succeeded: Job = {
  ...waiting,
  status: 'Succeeded',
  bankId: 'de-dkb',
  progress: { page: 1, pages: 1 },
  verification: { ...verification, checks: [...verification.checks] },
  finishedAt: ENDED,
};

const cancelled: Job = {
  ...waiting,
  status: 'Failed',
  finishedAt: ENDED,
  error: { code: 'cancelled', message: 'The extraction was cancelled.' },
};

const row = {
  valueDate: null,
  transactionDate: null,
  reference: null,
  counterparty: null,
  kind: null,
  original: null,
  page: 1,
  verified: true,
  confidence: 0.999,
} as const;

const result: Example<'getResultJson'> = {
  jobId: JOB_ID,
  documentType: 'Statement',
  parser: 'Document',
  pages: 1,
  bankId: 'de-dkb',
  statements: [
    {
      bank: { id: 'de-dkb', name: 'DKB' },
      account: { type: 'checking', number: 'DE02 1203 0000 0000 2020 51', holder: 'Jane Sample', currency: 'EUR' },
      period: { from: '2026-02-01', to: '2026-02-28' },
      openingBalance: '1000.00',
      closingBalance: '2049.50',
      totals: null,
      counts: null,
      transactions: [
        {
          ...row,
          id: '7ER0AKJF361WCKDR',
          date: '2026-02-02',
          description: 'Salary',
          amount: '2000.00',
          type: 'credit',
          balance: '3000.00',
          box: [49, 258.2, 546.3, 267.2],
        },
        {
          ...row,
          id: 'Z2MDHXP2KJKEKXRE',
          date: '2026-02-03',
          description: 'Rent',
          amount: '-950.50',
          type: 'debit',
          balance: '2049.50',
          box: [49, 271.8, 546.3, 280.8],
        },
      ],
      unassigned: [],
      ambiguities: [],
      sources: {
        openingBalance: { page: 1, box: [505.8, 244.6, 546.3, 253.6], text: '1.000,00' },
        closingBalance: { page: 1, box: [505.8, 285.4, 546.3, 294.4], text: '2.049,50' },
      },
      verification: {
        status: 'verified',
        checks: [
          {
            name: 'opening_plus_transactions_is_closing',
            passed: true,
            expected: '2049.50',
            actual: '2049.50',
          },
          { name: 'running_balance_chain', passed: true, expected: '2049.50', actual: '2049.50' },
        ],
        breaks: [],
        missing: [],
      },
    },
  ],
  warnings: [],
};

const review: Review = {
  jobId: JOB_ID,
  changes: 1,
  reviewedAt: LATER,
  reviewedBy: 'jane@example.com',
  verification: { ...verification, checks: [...verification.checks] },
  statements: [
    {
      rows: [
        { origin: 0, values: null },
        {
          origin: 1,
          values: { date: '2026-02-03', description: 'Rent', amount: '-950.50', type: 'debit', balance: '2049.50' },
        },
      ],
    },
  ],
  versions: [{ version: 1, reviewedAt: LATER, reviewedBy: 'jane@example.com', changes: 1 }],
};

const webhook: Webhook = {
  clientId: CLIENT_ID,
  mode: 'live',
  webHookUrl: 'https://example.com/hooks/extracto',
  state: 'on',
  disabledReason: null,
  disabledAt: null,
  secret: 'whsec_…',
  previousSecretUntil: null,
};

const delivery: WebhookDelivery = {
  deliveryId: DELIVERY_ID,
  type: 'job.status_changed',
  jobId: JOB_ID,
  jobStatus: 'Succeeded',
  state: 'delivered',
  createdAt: ENDED,
  nextAttemptAt: null,
  attempts: [{ attempt: 1, at: ENDED, tookMs: 85, status: 200, failure: null, response: 'ok' }],
};

const waitingDelivery: WebhookDelivery = {
  ...delivery,
  state: 'pending',
  nextAttemptAt: LATER,
};

const key: NamedKey = {
  keyId: KEY_ID,
  name: 'Bookkeeping',
  mode: 'live',
  scope: 'read',
  addresses: ['203.0.113.0/24'],
  createdAt: SUBMITTED,
  expiresAt: null,
  lastUsedAt: LATER,
};

const charge: Transaction = {
  transactionId: TRANSACTION_ID,
  clientId: CLIENT_ID,
  type: 'Debit',
  kind: 'Extraction',
  amount: 1,
  key: JOB_ID,
  description: 'Extraction of 1 page',
  balance: 99,
  date: ENDED,
};

const rules: Example<'getRules'> = {
  rules: [{ contains: 'rent', category: 'Expenses:Rent', payee: 'Landlord' }],
};
const recoveryCodes = ['AB2CD-EF3GH', 'JK4LM-NP5QR'];
const message = (text: string): Message => ({ message: text });

export const EXAMPLES: { readonly [Name in JsonRoute]: Example<Name> } = {
  getUser: user,
  signUp: {
    message: 'We have sent you an email. Open its link and sign in to confirm your address.',
    confirmationLink: null,
  },
  signIn: user,
  requestReset: message('If there is an account with this address, we have sent an email with a link.'),
  resetPassword: message('Your new password is set. Sign in with it.'),
  listAuditEvents: [
    {
      eventId: '01KJ2ZC4N1G8R5V3Q7M0T6XYBD',
      action: 'job.reviewed',
      actor: 'person',
      keyHint: null,
      clientId: CLIENT_ID,
      subject: JOB_ID,
      address: '203.0.113.7',
      at: LATER,
    },
  ],
  deleteAccount: message('Your account, your documents and your results were deleted.'),
  changePassword: message('Your new password is set, and your other sessions have ended.'),
  startSecondFactor: {
    uri: 'otpauth://totp/Extracto:jane@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Extracto',
    recoveryCodes,
  },
  confirmSecondFactor: { ...user, hasSecondFactor: true },
  endSecondFactor: message('The authenticator app was removed. You now sign in with your password only.'),
  renewRecoveryCodes: { recoveryCodes },
  listSessions: [
    {
      sessionId: '01KJ2Z4R1C7B9W5N3M8Q0T6XYD',
      current: true,
      address: '203.0.113.7',
      program: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      startedAt: SUBMITTED,
      endsAt: '2026-03-01T09:15:02Z',
    },
  ],
  endSession: message('The session has ended.'),
  endOtherSessions: message('All your other sessions have ended.'),
  listClients: [client],
  createClient: { ...client, credits: 25, webHookUrl: null },
  listPlans: [{ planId: 'start', name: 'Starter', price: 5, credits: 100, provider: 'stripe', status: 'Active' }],
  getWebhook: webhook,
  setWebhook: client,
  setRetention: { ...client, retention: { documentDays: 0, resultDays: 7, deleteResultOnDownload: false } },
  getRules: rules,
  setRules: rules,
  rotateWebhookSecret: { ...webhook, previousSecretUntil: '2026-02-23T10:00:00Z' },
  enableWebhook: webhook,
  sendTestEvent: { ...waitingDelivery, type: 'webhook.test', jobId: null, jobStatus: null, attempts: [] },
  listDeliveries: [delivery],
  redeliver: waitingDelivery,
  rotateApiKey: { ...client, replacedKeyEndsAt: '2026-02-22T11:00:00Z' },
  listKeys: [key],
  createKey: { ...key, lastUsedAt: null, apiKey: 'ext_live_…' },
  revokeKey: message('The key was revoked.'),
  listTransactions: [charge],
  getPaymentKey: { key: 'pk_live_…', statementDescriptor: 'EXTRACTO' },
  startCheckout: { sessionId: 'cs_live_a1b2', url: 'https://checkout.stripe.com/c/pay/cs_live_a1b2' },
  listJobs: [succeeded],
  submitJob: waiting,
  getJob: succeeded,
  deleteJob: message('The job, its document and its result were deleted.'),
  cancelJob: cancelled,
  getReceipt: {
    jobId: JOB_ID,
    pages: 1,
    message: 'Read 1 page; charged 1 XTS.',
    status: 'Succeeded',
    creditsCharged: 1,
    contradictedPages: [],
    freePages: [],
  },
  getResultJson: result,
  getReview: review,
  saveReview: review,
  listAccounts: [
    {
      accountId: `${JOB_ID}-0`,
      bank: { id: 'de-dkb', name: 'DKB' },
      type: 'checking',
      number: 'DE02 1203 0000 0000 2020 51',
      holder: 'Jane Sample',
      currency: 'EUR',
      statements: [
        {
          jobId: JOB_ID,
          label: 'february.pdf',
          index: 0,
          from: '2026-02-01',
          to: '2026-02-28',
          openingBalance: '1000.00',
          closingBalance: '2049.50',
          transactions: 2,
          verification: 'verified',
          link: null,
        },
      ],
    },
  ],
  sendSupportMessage: message('Thank you. We received your message and will answer by email.'),
  listSamples: [
    {
      name: 'succeeded',
      outcome: 'Succeeded, and the statement’s own arithmetic proves it',
      password: null,
      path: '/api/v1/samples/succeeded.pdf',
    },
  ],
};

export const EVENT_EXAMPLES: EventExamples = {
  'job.status_changed': { type: 'job.status_changed', timestamp: ENDED, sequence: 2, data: succeeded },
  'webhook.test': { type: 'webhook.test', timestamp: LATER, data: { clientId: CLIENT_ID, mode: 'live' } },
};
