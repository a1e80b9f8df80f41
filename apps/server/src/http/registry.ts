/** Every route with its handler, complete by type: a route without a handler does not compile. */
import type { RouteName } from '@extracto/contract';
import type { Handler } from './call.ts';
import { cancelJob } from './routes/cancel-job.ts';
import { changePassword } from './routes/change-password.ts';
import { confirmSecondFactor } from './routes/confirm-second-factor.ts';
import { createClient } from './routes/create-client.ts';
import { createKey } from './routes/create-key.ts';
import { deleteAccount } from './routes/delete-account.ts';
import { deleteJob } from './routes/delete-job.ts';
import { enableWebhook } from './routes/enable-webhook.ts';
import { endOtherSessions } from './routes/end-other-sessions.ts';
import { endSecondFactor } from './routes/end-second-factor.ts';
import { endSession } from './routes/end-session.ts';
import { exportAccount } from './routes/export-account.ts';
import { finishLogin } from './routes/finish-login.ts';
import { getAccountResult } from './routes/get-account-result.ts';
import { getDocument } from './routes/get-document.ts';
import { getJob } from './routes/get-job.ts';
import { getPaymentKey } from './routes/get-payment-key.ts';
import { getPurchaseReceipt } from './routes/get-purchase-receipt.ts';
import { getPurchaseReceiptPdf } from './routes/get-purchase-receipt-pdf.ts';
import { getReceipt } from './routes/get-receipt.ts';
import { resultFiles } from './routes/get-result-files.ts';
import { getResultJson } from './routes/get-result-json.ts';
import { getReview } from './routes/get-review.ts';
import { getRules } from './routes/get-rules.ts';
import { getSample } from './routes/get-sample.ts';
import { getUser } from './routes/get-user.ts';
import { getWebhook } from './routes/get-webhook.ts';
import { listAccounts } from './routes/list-accounts.ts';
import { listAuditEvents } from './routes/list-audit-events.ts';
import { listClients } from './routes/list-clients.ts';
import { listDeliveries } from './routes/list-deliveries.ts';
import { listJobs } from './routes/list-jobs.ts';
import { listKeys } from './routes/list-keys.ts';
import { listPlans } from './routes/list-plans.ts';
import { listSamples } from './routes/list-samples.ts';
import { listSessions } from './routes/list-sessions.ts';
import { listTransactions } from './routes/list-transactions.ts';
import { logout } from './routes/logout.ts';
import { redeliver } from './routes/redeliver.ts';
import { renewRecoveryCodes } from './routes/renew-recovery-codes.ts';
import { requestReset } from './routes/request-reset.ts';
import { resetPassword } from './routes/reset-password.ts';
import { revokeKey } from './routes/revoke-key.ts';
import { rotateApiKey } from './routes/rotate-api-key.ts';
import { rotateWebhookSecret } from './routes/rotate-webhook-secret.ts';
import { saveReview } from './routes/save-review.ts';
import { sendSupportMessage } from './routes/send-support-message.ts';
import { sendTestEvent } from './routes/send-test-event.ts';
import { setRetention } from './routes/set-retention.ts';
import { setRules } from './routes/set-rules.ts';
import { setWebhook } from './routes/set-webhook.ts';
import { signIn } from './routes/sign-in.ts';
import { signUp } from './routes/sign-up.ts';
import { startCheckout } from './routes/start-checkout.ts';
import { startLogin } from './routes/start-login.ts';
import { startSecondFactor } from './routes/start-second-factor.ts';
import { submitJob } from './routes/submit-job.ts';

export const handlers: { readonly [N in RouteName]: Handler<N> } = {
  getUser,
  startLogin,
  logout,
  signUp,
  signIn,
  finishLogin,
  requestReset,
  resetPassword,
  listAuditEvents,
  exportAccount,
  deleteAccount,
  changePassword,
  startSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  listSessions,
  endSession,
  endOtherSessions,
  listClients,
  createClient,
  listPlans,
  getWebhook,
  setWebhook,
  setRetention,
  getRules,
  setRules,
  sendSupportMessage,
  rotateWebhookSecret,
  enableWebhook,
  sendTestEvent,
  listDeliveries,
  redeliver,
  rotateApiKey,
  listKeys,
  createKey,
  revokeKey,
  listTransactions,
  getPurchaseReceipt,
  getPurchaseReceiptPdf,
  getPaymentKey,
  startCheckout,
  listJobs,
  submitJob,
  getJob,
  cancelJob,
  deleteJob,
  getReceipt,
  getResultJson,
  ...resultFiles,
  getReview,
  saveReview,
  getDocument,
  listAccounts,
  getAccountResult,
  listSamples,
  getSample,
};
