/** The nouns of the API. Names are those that callers see; absent is `null`. Credits are whole XTS. */
import { type FormatName, formatNames } from '@extracto/formats';
import { accountTypeSchema, decimalString, parserSchema, plainDateString } from '@extracto/model/result';
import { REVIEW_PATHS } from '@extracto/model/review-paths';
import { z } from 'zod';
import { ulidSchema } from './ids.ts';
import { newPasswordSchema, refuseOwnAddress } from './passwords.ts';

const instant = z.iso.datetime().describe('ISO 8601, UTC');
const credits = z.int().min(0).describe('XTS; one is one page');

export const userSchema = z.object({
  userId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.string().nullable(),
  hasPassword: z.boolean().describe('false: an issuer signs the user in'),
  hasSecondFactor: z.boolean().describe('signing in takes a code of an authenticator app as well'),
});

/** Live jobs are charged; what is made with a test key is free, and seen by test keys and signed-in people only. */
export const keyModeSchema = z.enum(['live', 'test']);

/** Scopes of a key. Each scope includes those before it. */
export const keyScopeSchema = z
  .enum(['read', 'submit', 'manage'])
  .describe('read: jobs and results. submit: also documents and corrections. manage: also webhook and retention');

/** Retention of a client's documents and results, if shorter than the service's. */
export const retentionSchema = z.object({
  documentDays: z
    .int()
    .min(0)
    .max(3_650)
    .nullable()
    .describe('days after the upload; 0: until the job ends; null: the service’s default'),
  resultDays: z
    .int()
    .min(1)
    .max(3_650)
    .nullable()
    .describe('days after the upload, for the job too; null: the service’s default'),
  deleteResultOnDownload: z.boolean().describe('delete a result after its first complete download, in any format'),
});

const bookkeepingRuleSchema = z.object({
  contains: z.string().trim().min(1).max(200).describe('words of the description; capitals do not count'),
  category: z.string().trim().min(1).max(100).nullable().describe('such as Groceries or Expenses:Food'),
  payee: z.string().trim().min(1).max(100).nullable(),
});

/** Applied when a result is downloaded, so a changed rule holds for all results. */
export const bookkeepingRulesSchema = z.object({
  rules: z.array(bookkeepingRuleSchema).max(1000).describe('the first with a category, or a payee, gives it'),
});

export const clientSchema = z.object({
  userId: z.string(),
  name: z.string(),
  clientId: ulidSchema,
  apiKey: z.string().describe('Sent as X-API-KEY. With a test key: that key. With a named key: empty.'),
  testApiKey: z.string().nullable().describe('Runs the real extraction free of charge, separate from live jobs.'),
  replacedKeyEndsAt: instant
    .nullable()
    .describe('when the last replaced key stops working; null when none was replaced'),
  credits,
  retention: retentionSchema,
  webHookUrl: z.string().nullable().describe('With a test key: the webhook of test jobs. null: the webhook is off.'),
});

const KEY_NAME_LENGTH = { min: 1, max: 60 } as const;
const networkSchema = z
  .union(
    [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
    'An IP address or network, such as 203.0.113.7 or 203.0.113.0/24',
  )
  .meta({ examples: ['203.0.113.0/24'] });

/** A key beside the client's own two. The key itself is told once, to whoever creates it. */
export const namedKeySchema = z.object({
  keyId: ulidSchema,
  name: z.string(),
  mode: keyModeSchema,
  scope: keyScopeSchema,
  addresses: z.array(z.string()).describe('networks that may use it; empty: all'),
  createdAt: instant,
  expiresAt: instant.nullable().describe('null: never'),
  lastUsedAt: instant.nullable().describe('to the hour; null: never'),
});
export const createdKeySchema = namedKeySchema.extend({
  apiKey: z.string().describe('Sent as X-API-KEY. Shown only here: we store its hash.'),
});
export const createKeyBodySchema = z.object({
  name: z.string().trim().min(KEY_NAME_LENGTH.min, 'Give the key a name').max(KEY_NAME_LENGTH.max),
  mode: keyModeSchema.default('live'),
  scope: keyScopeSchema.default('read'),
  addresses: z.array(networkSchema).max(20).default([]),
  expiresAt: instant.nullable().default(null),
  password: z.string().min(1).max(1024).optional().describe('confirms the call; required for accounts with a password'),
});

export const planSchema = z.object({
  planId: z.string().describe('start, pro'),
  name: z.string(),
  price: z.int().min(0).describe('whole US dollars'),
  credits,
  provider: z.string().describe('the payment provider'),
  status: z.enum(['Active', 'Inactive']),
});

export const jobStatusSchema = z.enum(['NotStarted', 'Started', 'Succeeded', 'Failed']);

/** The verdict over all statements of the document: the worst one counts. */
export const jobVerificationSchema = z.object({
  status: z.enum(['verified', 'mismatch', 'unverifiable']),
  statements: z.int().min(0),
  transactions: z.int().min(0),
  checks: z
    .array(z.object({ name: z.string(), passed: z.boolean() }))
    .describe('checks over all statements; passed when it failed in none. Empty: nothing could be checked'),
});

export const jobSchema = z.object({
  jobId: ulidSchema,
  status: jobStatusSchema,
  clientId: ulidSchema,
  mode: keyModeSchema,
  bankId: z.string().nullable(),
  pages: z.int().min(0).nullable().describe('null: not counted yet; credits for the maximum are reserved'),
  label: z.string(),
  parser: parserSchema,
  progress: z.object({ page: z.int().min(0), pages: z.int().min(1) }).nullable(),
  verification: jobVerificationSchema.nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  documentDeletedAt: instant.nullable().describe('when the uploaded PDF was deleted'),
  resultDeletedAt: instant.nullable().describe('when the result was deleted'),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});

export const jobReceiptSchema = z.object({
  jobId: ulidSchema,
  pages: z.int().min(0).nullable().describe('null: not counted'),
  message: z.string(),
  status: jobStatusSchema,
  creditsCharged: credits,
  contradictedPages: z.array(z.int().min(1)).describe('1-based pages of contradicted statements only'),
  freePages: z.array(z.int().min(1)).describe('those that are free; the others exceed the monthly limit'),
});

export const transactionKindSchema = z.enum(['Purchase', 'Extraction', 'Refund', 'Trial', 'Adjustment']);

export const transactionSchema = z.object({
  transactionId: ulidSchema,
  clientId: ulidSchema,
  type: z.enum(['Credit', 'Debit']),
  kind: transactionKindSchema,
  amount: z.int().min(1).describe('XTS, without sign; see type'),
  key: z.string().nullable().describe('job or payment'),
  description: z.string(),
  balance: z.int().describe('XTS after this transaction, including reserved ones'),
  date: instant,
});

export const paymentKeySchema = z.object({
  key: z.string().describe('the publishable key of the card payment provider'),
  statementDescriptor: z.string().describe('how the purchase appears on a bank or card statement'),
});

/** The plan alone says what is bought: price and credits come from the server. */
export const checkoutBodySchema = z.object({ clientId: ulidSchema, planId: z.string().min(1).max(64) });

export const checkoutSchema = z.object({
  sessionId: z.string(),
  url: z.string().describe('redirect the browser to this page of the payment provider'),
});

const email = z.email('Enter a valid email address').max(254);

export const SUPPORT_TEXT_LENGTH = { min: 1, max: 4_000 } as const;

export const supportMessageBodySchema = z.object({
  text: z
    .string()
    .trim()
    .min(SUPPORT_TEXT_LENGTH.min, 'Write what this is about')
    .max(SUPPORT_TEXT_LENGTH.max, `Use at most ${SUPPORT_TEXT_LENGTH.max} characters`),
  email: email.optional().describe('reply address; the account’s when signed in'),
  page: z
    .string()
    .max(200)
    .regex(/^\/[^?#\s]*$/, 'A path without a query')
    .default('/')
    .describe('path of the page with the form'),
  website: z.string().max(200).default('').describe('leave empty; catches spam bots'),
});

export const messageSchema = z.object({ message: z.string() });

export const signUpBodySchema = z
  .object({
    email,
    password: newPasswordSchema,
    firstName: z.string().trim().min(1, 'Enter your first name').max(100),
    lastName: z.string().trim().max(100).default(''),
  })
  .superRefine(({ email, password }, context) => {
    const message = refuseOwnAddress(password, email);
    if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message });
  });

/** A token as a mail carries it. */
const mailedToken = z.string().min(1).max(2048);

/** The same whether or not the address has an account: which addresses have one is told to nobody. */
export const signedUpSchema = z.object({
  message: z.string(),
  confirmationLink: z
    .string()
    .nullable()
    .describe('the mailed link; only without a mail server, and for a caller on the same machine'),
});

const ownPassword = z.string().min(1, 'Enter your password').max(1024);

/** Six digits of an app, or ten letters and digits of a recovery code. */
const secondFactorCode = z.string().trim().min(6, 'Enter the six digits').max(32);

export const signInBodySchema = z.object({
  email,
  password: ownPassword,
  confirmationToken: mailedToken.optional().describe('`confirm` of the mailed link'),
  code: secondFactorCode
    .optional()
    .describe('of the authenticator app, or one to recover with; asked for by code_needed'),
});

export const requestResetBodySchema = z.object({ email });
export const resetPasswordBodySchema = z.object({ token: mailedToken, password: newPasswordSchema });
export const deleteAccountBodySchema = z.object({
  email: email.describe('email of the account, to confirm'),
  password: ownPassword.optional().describe('confirms the call; required for accounts with a password'),
});
export const changePasswordBodySchema = z.object({
  password: ownPassword.describe('the current password'),
  newPassword: newPasswordSchema,
});

export const confirmByPasswordBodySchema = z.object({ password: ownPassword });
export const secondFactorCodeBodySchema = z.object({ code: secondFactorCode.describe('that the app shows') });
const recoveryCodes = z.array(z.string()).describe('each opens the account once in place of the app; told here only');
export const startedSecondFactorSchema = z.object({
  uri: z.string().describe('`otpauth://totp/…`, for the QR code that an authenticator app reads'),
  recoveryCodes,
});
export const recoveryCodesSchema = z.object({ recoveryCodes });

export const sessionParamsSchema = z.object({ sessionId: ulidSchema });
export const sessionSchema = z.object({
  sessionId: ulidSchema,
  current: z.boolean().describe('the session of this call'),
  address: z.string().nullable().describe('IP address that signed in'),
  program: z.string().nullable().describe('the browser’s User-Agent'),
  startedAt: instant,
  endsAt: instant,
});

export const auditActionSchema = z.enum([
  'account.created',
  'account.verified',
  'account.signed_in',
  'account.sign_in_failed',
  'account.locked',
  'account.suspended',
  'account.resumed',
  'account.signed_out',
  'account.password_reset',
  'account.password_changed',
  'account.second_factor_added',
  'account.second_factor_removed',
  'account.recovery_codes_renewed',
  'account.session_ended',
  'account.exported',
  'account.deleted',
  'client.created',
  'client.webhook_changed',
  'client.retention_changed',
  'client.rules_changed',
  'webhook.secret_rotated',
  'webhook.enabled',
  'webhook.disabled',
  'webhook.tested',
  'webhook.redelivered',
  'key.used',
  'key.rotated',
  'key.created',
  'key.revoked',
  'job.cancelled',
  'job.reviewed',
  'job.deleted',
]);

export const auditEventSchema = z.object({
  eventId: ulidSchema,
  action: auditActionSchema,
  actor: z.enum(['person', 'key', 'service']),
  keyHint: z.string().nullable().describe('last characters of the key used'),
  clientId: ulidSchema.nullable(),
  subject: z.string().nullable().describe('the object: id of a job or event, mode of a key or webhook'),
  address: z.string().nullable().describe('IP address of the caller'),
  at: instant,
});

/** `returnTo` is a path below /console; anything else is ignored. `create` leads to a new account where those are local. */
export const loginFormSchema = z.object({
  returnTo: z.string().max(2048).optional(),
  create: z.literal('true').optional(),
});

/** The text fields beside the file. Absent and empty are the same. */
export const submitJobFieldsSchema = z.object({
  password: z.string().max(1024).optional(),
  documentType: z.literal('Statement').default('Statement'),
  parser: parserSchema.default('Document'),
  year: z.coerce
    .number<number | string>()
    .int()
    .min(1900)
    .max(2100)
    .optional()
    .describe('year of the last row when dates print no year'),
  label: z.string().trim().max(255).optional().describe('default: name of the uploaded file'),
  join: z
    .literal('true')
    .optional()
    .describe('several images are the pages of one document, in the order in which they are sent'),
  again: z
    .literal('true')
    .optional()
    .describe('read and charge the document again, even when a job with the same file exists'),
});

/** A corrected row. Money has the decimals of the account, as the result prints it. */
const reviewedValuesSchema = z.object({
  date: z.string().max(10).nullable().describe('null: no year is known'),
  description: z.string().max(2000),
  amount: z.string().max(32),
  type: z.enum(['debit', 'credit']),
  balance: z.string().max(32).nullable(),
});

const reviewedRowSchema = z.object({
  origin: z.int().min(0).nullable().describe('0-based index among the original rows; null: added'),
  values: reviewedValuesSchema.nullable().describe('null: unchanged'),
  place: z
    .object({
      page: z.int().min(1),
      box: z
        .tuple([z.number(), z.number(), z.number(), z.number()])
        .describe('x0 y0 x1 y1 in points from the top left'),
    })
    .optional()
    .describe('place of an added row'),
});

const reviewAnswerSchema = z.object({
  code: z.enum(['liability_sign_open', 'day_month_open', 'year_not_printed', 'year_open']),
  answer: z.string().max(20).describe('charges or payments; as-read or swapped; year of the newest row'),
});

const reviewedFieldSchema = z.object({
  path: z.enum(REVIEW_PATHS).describe('as in the result'),
  value: z.string().max(200).nullable().describe('as the result prints it; null: not printed'),
});

const reviewedStatementSchema = z.object({
  rows: z.array(reviewedRowSchema).max(50_000),
  fields: z.array(reviewedFieldSchema).max(11).optional().describe('values beside the rows that were changed'),
  answers: z.array(reviewAnswerSchema).max(4).optional().describe('answers to ambiguities'),
});

const reviewedStatementsSchema = z.array(reviewedStatementSchema).meta({
  description: 'one per statement of the result; missing rows are deleted',
  examples: [
    [
      {
        rows: [
          { origin: 0, values: null },
          {
            origin: 1,
            values: { date: '2026-03-03', description: 'Rent', amount: '-950.00', type: 'debit', balance: null },
          },
        ],
      },
    ],
  ],
});

export const saveReviewBodySchema = z.object({
  basedOn: instant.nullable().describe('reviewedAt of the review that this one changes'),
  statements: reviewedStatementsSchema,
});

const reviewVersionSchema = z.object({
  version: z.int().min(1).describe('counts up from 1'),
  reviewedAt: instant,
  reviewedBy: z.string().describe('email of the user, or end of the key'),
  changes: z.int().min(0).describe('0: as it was read'),
});

export const reviewSchema = z.object({
  jobId: ulidSchema,
  changes: z.int().min(0).describe('number of rows changed, added or removed'),
  reviewedAt: instant.nullable().describe('null: no corrections'),
  reviewedBy: z.string().nullable().describe('email of the user, or end of the key'),
  verification: jobVerificationSchema,
  statements: reviewedStatementsSchema,
  versions: z.array(reviewVersionSchema).describe('the newest 50 that were saved, newest first'),
});

export const reviewQuerySchema = z.object({
  version: z.coerce.number<number | string>().int().min(1).optional().describe('an earlier one; without it the newest'),
});

export const pageQuerySchema = z.object({
  page: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number<number | string>().int().min(1).max(100).default(9),
});

export const modeQuerySchema = z.object({
  mode: keyModeSchema.default('live').describe('For signed-in users; a key sees only its own mode.'),
});

export const listJobsQuerySchema = pageQuerySchema.extend(modeQuerySchema.shape).extend({
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits in lower case')
    .optional()
    .describe('only jobs with this file'),
});

/** Link between a statement and the one of its account that reaches furthest before it. */
const linkSchema = z.object({
  kind: z
    .enum(['joined', 'gap', 'overlap', 'repeated', 'unknown'])
    .describe(
      'joined: follows directly. gap: days without a statement. overlap: days in both. repeated: duplicate. unknown: too little is printed',
    ),
  days: z.int().min(0).nullable().describe('days missing or in both; null: unknown'),
  difference: decimalString
    .nullable()
    .describe('opening balance minus the previous closing balance; null: not printed, or overlap'),
});

const accountStatementSchema = z.object({
  jobId: ulidSchema,
  label: z.string().describe('of the job'),
  index: z.int().min(0).describe('0-based index in the result’s statements'),
  from: plainDateString.nullable().describe('printed period, or days of the rows'),
  to: plainDateString.nullable(),
  openingBalance: decimalString.nullable(),
  closingBalance: decimalString.nullable(),
  transactions: z.int().min(0),
  verification: z.enum(['verified', 'mismatch', 'unverifiable']),
  link: linkSchema.nullable().describe('null: first of the account'),
});

/** Its first statement by the time of submission names it: id of the job and place of the statement. */
export const accountIdSchema = z
  .string()
  .regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}-\d{1,4}$/, 'expected the id of an account')
  .meta({ examples: ['01JD3ZK4M8QW7V5T2R9N6B1XCY-0'] });

export const accountSchema = z.object({
  accountId: accountIdSchema,
  bank: z.object({ id: z.string().nullable(), name: z.string().nullable() }),
  type: accountTypeSchema.nullable().describe('null when unknown'),
  number: z.string().nullable().describe('as printed, masking included'),
  holder: z.string().nullable(),
  currency: z.string().nullable(),
  statements: z.array(accountStatementSchema).describe('oldest period first'),
});

export const accountParamsSchema = z.object({ accountId: accountIdSchema });

export const sampleNameSchema = z.enum(['succeeded', 'mismatch', 'failed', 'password', 'slow']);
export const sampleParamsSchema = z.object({ sample: sampleNameSchema });
export const sampleSchema = z.object({
  name: sampleNameSchema,
  outcome: z.string(),
  password: z.string().nullable(),
  path: z.string(),
});

export const clientParamsSchema = z.object({ clientId: ulidSchema });
export const keyParamsSchema = z.object({ clientId: ulidSchema, keyId: ulidSchema });
export const transactionParamsSchema = z.object({ clientId: ulidSchema, transactionId: ulidSchema });
export const jobParamsSchema = z.object({ jobId: ulidSchema });
export const resultQuerySchema = z.object({
  view: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true: viewing, which does not count as the first download'),
  version: z
    .enum(['reviewed', 'original'])
    .default('reviewed')
    .describe('reviewed: with corrections; original: without'),
});

export const accountResultQuerySchema = modeQuerySchema.extend({
  format: z.enum(formatNames as readonly [FormatName, ...FormatName[]]).default('json'),
});

export type KeyMode = z.infer<typeof keyModeSchema>;
export type SampleName = z.infer<typeof sampleNameSchema>;
export type AuditAction = z.infer<typeof auditActionSchema>;
export type AuditEvent = z.infer<typeof auditEventSchema>;
export type AuditActor = AuditEvent['actor'];
export type User = z.infer<typeof userSchema>;
export type StartedSecondFactor = z.infer<typeof startedSecondFactorSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type BookkeepingRules = z.infer<typeof bookkeepingRulesSchema>;
export type Retention = z.infer<typeof retentionSchema>;
export type KeyScope = z.infer<typeof keyScopeSchema>;
export type NamedKey = z.infer<typeof namedKeySchema>;
export type CreatedKey = z.infer<typeof createdKeySchema>;
export type CreateKeyBody = z.input<typeof createKeyBodySchema>;
export type Client = z.infer<typeof clientSchema>;
export type Plan = z.infer<typeof planSchema>;
export type JobStatus = z.infer<typeof jobStatusSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type JobVerification = z.infer<typeof jobVerificationSchema>;
export type Job = z.infer<typeof jobSchema>;
export type JobReceipt = z.infer<typeof jobReceiptSchema>;
export type Account = z.infer<typeof accountSchema>;
export type Transaction = z.infer<typeof transactionSchema>;
export type TransactionKind = z.infer<typeof transactionKindSchema>;
export type PaymentKey = z.infer<typeof paymentKeySchema>;
export type CheckoutBody = z.input<typeof checkoutBodySchema>;
export type Checkout = z.infer<typeof checkoutSchema>;
export type Message = z.infer<typeof messageSchema>;
export type SignedUp = z.infer<typeof signedUpSchema>;
export type SignUpBody = z.input<typeof signUpBodySchema>;
export type SignInBody = z.input<typeof signInBodySchema>;
export type SubmitJobFields = z.input<typeof submitJobFieldsSchema>;
