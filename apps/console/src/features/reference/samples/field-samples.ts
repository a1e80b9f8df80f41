/** Sample values of parameters and of fields of requests, from the story that the examples of the answers tell. */
import { EXAMPLES } from '@extracto/contract';

const { jobId, clientId } = EXAMPLES.getJob;

export const FIELD_SAMPLES: Readonly<Record<string, unknown>> = {
  accountId: `${jobId}-0`,
  basedOn: null,
  clientId,
  deleteResultOnDownload: false,
  deliveryId: EXAMPLES.redeliver.deliveryId,
  documentDays: 0,
  email: EXAMPLES.getUser.email,
  firstName: EXAMPLES.getUser.firstName,
  jobId,
  keyId: EXAMPLES.createKey.keyId,
  label: EXAMPLES.getJob.label,
  lastName: EXAMPLES.getUser.lastName,
  planId: 'start',
  resultDays: null,
  sessionId: '01KJ2Z4R1C7B9W5N3M8Q0T6XYD',
  transactionId: '01KJ2Z9VW8M2C5N7Q4R6T0XYBD',
  webHookUrl: EXAMPLES.setWebhook.webHookUrl,
};
