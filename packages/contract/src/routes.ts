/**
 * The REST API as data. The server registers its handlers from this table, the client and the OpenAPI document are
 * derived from it; nothing about a route is written down a second time.
 */
import { type FormatName, formats } from '@extracto/formats';
import { resultSchema } from '@extracto/model';
import { z } from 'zod';
import type { ProblemStatus } from './problems.ts';
import {
  auditEventSchema,
  checkoutBodySchema,
  checkoutSchema,
  clientParamsSchema,
  clientSchema,
  deleteAccountBodySchema,
  jobParamsSchema,
  jobReceiptSchema,
  jobSchema,
  listJobsQuerySchema,
  loginFormSchema,
  messageSchema,
  modeQuerySchema,
  pageQuerySchema,
  paymentKeySchema,
  planSchema,
  requestResetBodySchema,
  resetPasswordBodySchema,
  resultQuerySchema,
  retentionSchema,
  reviewSchema,
  sampleParamsSchema,
  sampleSchema,
  saveReviewBodySchema,
  signInBodySchema,
  signUpBodySchema,
  submitJobFieldsSchema,
  supportMessageBodySchema,
  transactionParamsSchema,
  transactionSchema,
  userSchema,
  verifyEmailQuerySchema,
  webhookBodySchema,
} from './schemas.ts';

export type RouteBody =
  | { readonly kind: 'json'; readonly schema: z.ZodObject; readonly maxBytes?: number }
  | { readonly kind: 'form'; readonly schema: z.ZodObject }
  /** Fields in any order; the file under one of `files`. */
  | { readonly kind: 'multipart'; readonly schema: z.ZodObject; readonly files: readonly string[] };

export type RouteSuccess =
  | { readonly status: 200 | 201 | 202; readonly kind: 'json'; readonly schema: z.ZodType; readonly list?: true }
  | { readonly status: 200; readonly kind: 'file'; readonly mediaType: string }
  | { readonly status: 303; readonly kind: 'redirect' };

export interface RouteDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `customer`: an API key or a session. `session`: a signed-in person only. */
  readonly access: 'public' | 'customer' | 'session';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: RouteBody;
  readonly idempotent?: true;
  /** A test key is refused. */
  readonly liveOnly?: true;
  readonly success: RouteSuccess;
  /** Statuses beside those that every route can give (401 when not public, 429, 500). */
  readonly problems: readonly ProblemStatus[];
}

/** Without the character set, which the answer itself names. */
function mediaTypeOf(name: FormatName): string {
  return formats[name].mediaType.split(';')[0]!;
}

/** What every result can be asked, and what its format can be told. */
function resultQueryFor<Name extends FormatName>(name: Name) {
  return formats[name].options.extend(resultQuerySchema.shape);
}

export const routes = {
  getUser: {
    method: 'GET',
    path: '/api/v1/auth/user',
    summary: 'The signed-in user',
    access: 'session',
    success: { status: 200, kind: 'json', schema: userSchema },
    problems: [],
  },
  startLogin: {
    method: 'POST',
    path: '/api/v1/auth/login',
    summary: 'Start signing in: the form post of the login screen',
    access: 'public',
    body: { kind: 'form', schema: loginFormSchema },
    success: { status: 303, kind: 'redirect' },
    problems: [400, 403],
  },
  logout: {
    method: 'GET',
    path: '/api/v1/auth/logout',
    summary: 'End the session and go to the login screen',
    access: 'public',
    success: { status: 303, kind: 'redirect' },
    problems: [],
  },
  signUp: {
    method: 'POST',
    path: '/api/v1/auth/local/sign-up',
    summary: 'Create a local account and sign in',
    access: 'public',
    body: { kind: 'json', schema: signUpBodySchema },
    success: { status: 201, kind: 'json', schema: userSchema },
    problems: [400, 403, 404, 409],
  },
  signIn: {
    method: 'POST',
    path: '/api/v1/auth/local/sign-in',
    summary: 'Sign in with a local account',
    access: 'public',
    body: { kind: 'json', schema: signInBodySchema },
    success: { status: 200, kind: 'json', schema: userSchema },
    problems: [400, 401, 403, 404],
  },
  finishLogin: {
    method: 'GET',
    path: '/api/v1/auth/callback/oidc',
    summary: 'Where the OpenID Connect issuer leads back to',
    access: 'public',
    success: { status: 303, kind: 'redirect' },
    problems: [404],
  },
  verifyEmail: {
    method: 'GET',
    path: '/api/v1/auth/local/verify-email',
    summary: 'Confirm an email address: the link of a mail',
    access: 'public',
    query: verifyEmailQuerySchema,
    success: { status: 303, kind: 'redirect' },
    problems: [400, 404],
  },
  sendVerification: {
    method: 'POST',
    path: '/api/v1/auth/local/verification',
    summary: 'Mail the link that confirms the address again',
    access: 'session',
    success: { status: 200, kind: 'json', schema: messageSchema },
    problems: [403, 404],
  },
  requestReset: {
    method: 'POST',
    path: '/api/v1/auth/local/reset-request',
    summary: 'Mail a link to set a new password',
    access: 'public',
    body: { kind: 'json', schema: requestResetBodySchema },
    success: { status: 200, kind: 'json', schema: messageSchema },
    problems: [400, 403, 404],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v1/auth/local/reset',
    summary: 'Set a new password with the token of a mail; ends all sessions',
    access: 'public',
    body: { kind: 'json', schema: resetPasswordBodySchema },
    success: { status: 200, kind: 'json', schema: messageSchema },
    problems: [400, 403, 404],
  },
  listAuditEvents: {
    method: 'GET',
    path: '/api/v1/auth/audit',
    summary: 'What happened with the account: sign-ins, use of keys, deletions; newest first',
    access: 'session',
    query: pageQuerySchema,
    success: { status: 200, kind: 'json', schema: z.array(auditEventSchema), list: true },
    problems: [400],
  },
  exportAccount: {
    method: 'GET',
    path: '/api/v1/auth/user/export',
    summary: 'Everything that is kept about the account, keys and documents left out',
    access: 'session',
    success: { status: 200, kind: 'file', mediaType: 'application/json' },
    problems: [],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/v1/auth/user/deletion',
    summary: 'Delete the account with all documents and results',
    access: 'session',
    body: { kind: 'json', schema: deleteAccountBodySchema },
    success: { status: 200, kind: 'json', schema: messageSchema },
    problems: [400, 403],
  },
  listClients: {
    method: 'GET',
    path: '/api/v1/clients',
    summary: 'The clients of the caller',
    access: 'customer',
    success: { status: 200, kind: 'json', schema: z.array(clientSchema) },
    problems: [],
  },
  createClient: {
    method: 'POST',
    path: '/api/v1/clients',
    summary: 'Create a client',
    access: 'session',
    success: { status: 201, kind: 'json', schema: clientSchema },
    problems: [403],
  },
  listPlans: {
    method: 'GET',
    path: '/api/v1/clients/plans',
    summary: 'The plans that can be bought',
    access: 'public',
    success: { status: 200, kind: 'json', schema: z.array(planSchema) },
    problems: [],
  },
  setWebhook: {
    method: 'PUT',
    path: '/api/v1/clients/:clientId/webhook',
    summary: 'Set the webhook address of a client',
    access: 'customer',
    params: clientParamsSchema,
    body: { kind: 'json', schema: webhookBodySchema },
    liveOnly: true,
    success: { status: 200, kind: 'json', schema: clientSchema },
    problems: [400, 403, 404],
  },
  setRetention: {
    method: 'PUT',
    path: '/api/v1/clients/:clientId/retention',
    summary: 'Keep the documents and results of a client shorter than the service does',
    access: 'customer',
    params: clientParamsSchema,
    body: { kind: 'json', schema: retentionSchema },
    liveOnly: true,
    success: { status: 200, kind: 'json', schema: clientSchema },
    problems: [400, 403, 404],
  },
  rotateApiKey: {
    method: 'POST',
    path: '/api/v1/clients/:clientId/api-key',
    summary: 'Replace the API key of a client',
    access: 'customer',
    params: clientParamsSchema,
    query: modeQuerySchema,
    success: { status: 200, kind: 'json', schema: clientSchema },
    problems: [400, 403, 404],
  },
  listTransactions: {
    method: 'GET',
    path: '/api/v1/clients/:clientId/transactions',
    summary: 'What was credited and debited, newest first',
    access: 'customer',
    params: clientParamsSchema,
    query: pageQuerySchema,
    success: { status: 200, kind: 'json', schema: z.array(transactionSchema), list: true },
    problems: [400, 404],
  },
  getPurchaseReceipt: {
    method: 'GET',
    path: '/api/v1/clients/:clientId/transactions/:transactionId/receipt.html',
    summary: 'The receipt of a purchase, for the screen and the printer',
    access: 'customer',
    params: transactionParamsSchema,
    liveOnly: true,
    success: { status: 200, kind: 'file', mediaType: 'text/html' },
    problems: [403, 404],
  },
  getPurchaseReceiptPdf: {
    method: 'GET',
    path: '/api/v1/clients/:clientId/transactions/:transactionId/receipt.pdf',
    summary: 'The receipt of a purchase as PDF',
    access: 'customer',
    params: transactionParamsSchema,
    liveOnly: true,
    success: { status: 200, kind: 'file', mediaType: 'application/pdf' },
    problems: [403, 404],
  },
  getPaymentKey: {
    method: 'GET',
    path: '/api/v1/payment/stripe/key',
    summary: 'The publishable key of the card payment provider',
    access: 'public',
    success: { status: 200, kind: 'json', schema: paymentKeySchema },
    problems: [],
  },
  startCheckout: {
    method: 'POST',
    path: '/api/v1/payment/stripe/checkout',
    summary: 'Start buying a plan',
    access: 'customer',
    body: { kind: 'json', schema: checkoutBodySchema },
    idempotent: true,
    // What is done with a test key costs nothing.
    liveOnly: true,
    success: { status: 200, kind: 'json', schema: checkoutSchema },
    problems: [400, 403, 404, 409, 502],
  },
  listJobs: {
    method: 'GET',
    path: '/api/v1/jobs',
    summary: 'The jobs of the caller, newest first',
    access: 'customer',
    query: listJobsQuerySchema,
    success: { status: 200, kind: 'json', schema: z.array(jobSchema), list: true },
    problems: [400],
  },
  submitJob: {
    method: 'POST',
    path: '/api/v1/jobs',
    summary: 'Submit a document',
    access: 'customer',
    body: { kind: 'multipart', schema: submitJobFieldsSchema, files: ['pdf', 'file'] },
    idempotent: true,
    success: { status: 202, kind: 'json', schema: jobSchema },
    problems: [400, 402, 403, 409, 413, 415, 422],
  },
  getJob: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId',
    summary: 'A job',
    access: 'customer',
    params: jobParamsSchema,
    success: { status: 200, kind: 'json', schema: jobSchema },
    problems: [404],
  },
  deleteJob: {
    method: 'DELETE',
    path: '/api/v1/jobs/:jobId',
    summary: 'Delete a job with its document and its result',
    access: 'customer',
    params: jobParamsSchema,
    success: { status: 200, kind: 'json', schema: messageSchema },
    problems: [403, 404],
  },
  cancelJob: {
    method: 'POST',
    path: '/api/v1/jobs/:jobId/cancel',
    summary: 'Stop a job that has not ended; it costs nothing',
    access: 'customer',
    params: jobParamsSchema,
    success: { status: 200, kind: 'json', schema: jobSchema },
    problems: [403, 404, 409],
  },
  getReceipt: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/receipt',
    summary: 'What became of a job',
    access: 'customer',
    params: jobParamsSchema,
    success: { status: 200, kind: 'json', schema: jobReceiptSchema },
    problems: [404],
  },
  getResultJson: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/result.json',
    summary: 'The result as JSON',
    access: 'customer',
    params: jobParamsSchema,
    query: resultQuerySchema,
    success: { status: 200, kind: 'json', schema: resultSchema },
    problems: [400, 404, 409, 410],
  },
  getResultCsv: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/result.csv',
    summary: 'The transactions as CSV',
    access: 'customer',
    params: jobParamsSchema,
    query: resultQueryFor('csv'),
    success: { status: 200, kind: 'file', mediaType: mediaTypeOf('csv') },
    problems: [400, 404, 409, 410],
  },
  getResultXlsx: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/result.xlsx',
    summary: 'The result as an Excel workbook: a sheet an account, and one with the verification',
    access: 'customer',
    params: jobParamsSchema,
    query: resultQueryFor('xlsx'),
    success: { status: 200, kind: 'file', mediaType: mediaTypeOf('xlsx') },
    problems: [400, 404, 409, 410],
  },
  getResultOfx: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/result.ofx',
    summary: 'The transactions as OFX, for accounting programs',
    access: 'customer',
    params: jobParamsSchema,
    query: resultQueryFor('ofx'),
    success: { status: 200, kind: 'file', mediaType: mediaTypeOf('ofx') },
    problems: [400, 404, 409, 410, 422],
  },
  getResultQfx: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/result.qfx',
    summary: 'The transactions as QFX, for Quicken',
    access: 'customer',
    params: jobParamsSchema,
    query: resultQueryFor('qfx'),
    success: { status: 200, kind: 'file', mediaType: mediaTypeOf('qfx') },
    problems: [400, 404, 409, 410, 422],
  },
  getResultQbo: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/result.qbo',
    summary: 'The transactions as QBO, for QuickBooks',
    access: 'customer',
    params: jobParamsSchema,
    query: resultQueryFor('qbo'),
    success: { status: 200, kind: 'file', mediaType: mediaTypeOf('qbo') },
    problems: [400, 404, 409, 410, 422],
  },
  getResultQif: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/result.qif',
    summary: 'The transactions as QIF, for older programs',
    access: 'customer',
    params: jobParamsSchema,
    query: resultQueryFor('qif'),
    success: { status: 200, kind: 'file', mediaType: mediaTypeOf('qif') },
    problems: [400, 404, 409, 410],
  },
  getResultCamt053: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/result.xml',
    summary: 'The statements as CAMT.053 (ISO 20022)',
    access: 'customer',
    params: jobParamsSchema,
    query: resultQueryFor('camt053'),
    success: { status: 200, kind: 'file', mediaType: mediaTypeOf('camt053') },
    problems: [400, 404, 409, 410, 422],
  },
  getResultMt940: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/result.sta',
    summary: 'The statements as MT940 (SWIFT)',
    access: 'customer',
    params: jobParamsSchema,
    query: resultQueryFor('mt940'),
    success: { status: 200, kind: 'file', mediaType: mediaTypeOf('mt940') },
    problems: [400, 404, 409, 410, 422],
  },
  getReview: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/review',
    summary: 'The corrections made in review',
    access: 'customer',
    params: jobParamsSchema,
    success: { status: 200, kind: 'json', schema: reviewSchema },
    problems: [404, 409, 410],
  },
  saveReview: {
    method: 'PUT',
    path: '/api/v1/jobs/:jobId/result',
    summary: 'Keep corrections beside the result: downloads have them from then on',
    access: 'customer',
    params: jobParamsSchema,
    body: { kind: 'json', schema: saveReviewBodySchema, maxBytes: 4 * 1024 * 1024 },
    success: { status: 200, kind: 'json', schema: reviewSchema },
    problems: [400, 404, 409, 410, 413, 415],
  },
  getDocument: {
    method: 'GET',
    path: '/api/v1/jobs/:jobId/document',
    summary: 'The uploaded PDF, while it is kept',
    access: 'customer',
    params: jobParamsSchema,
    success: { status: 200, kind: 'file', mediaType: 'application/pdf' },
    problems: [404, 410],
  },
  sendSupportMessage: {
    method: 'POST',
    path: '/api/v1/support/messages',
    summary: 'Write to support; the answer comes by mail',
    access: 'public',
    body: { kind: 'json', schema: supportMessageBodySchema },
    success: { status: 201, kind: 'json', schema: messageSchema },
    problems: [400, 403],
  },
  listSamples: {
    method: 'GET',
    path: '/api/v1/samples',
    summary: 'Documents for trying every outcome with a test key',
    access: 'public',
    success: { status: 200, kind: 'json', schema: z.array(sampleSchema) },
    problems: [],
  },
  getSample: {
    method: 'GET',
    path: '/api/v1/samples/:sample',
    summary: 'One of these documents',
    access: 'public',
    params: sampleParamsSchema,
    success: { status: 200, kind: 'file', mediaType: 'application/pdf' },
    problems: [404],
  },
} as const satisfies Record<string, RouteDefinition>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
