import { ulidSchema } from '@extracto/contract';
import { documentKey } from '../../adapters/storage/index.ts';
import { submitJob as submit } from '../../jobs/index.ts';
import { countPages, holdUploads, placeDocument, refuseFullStorage } from '../../uploads/index.ts';
import type { Answer, Call, Handler } from '../call.ts';
import { chooseClient } from '../choose-client.ts';
import { ProblemError } from '../problem-error.ts';
import { readIdempotencyKey } from '../read-idempotency-key.ts';
import { readUpload, type Upload } from '../read-upload.ts';

/** Streams the document to storage, makes a PDF of images, counts its pages and accepts the job. Whatever refuses the job deletes the document. */
export const submitJob: Handler<'submitJob'> = async (call) => {
  const { caller, request, service } = call;
  if (caller.mode === 'test') await service.limit('test-job', caller.userId, call.reply);
  const idempotencyKey = readIdempotencyKey(request);
  const clientId = await chooseClient(service.db, caller);
  const jobId = ulidSchema.parse(service.newId());
  const mode = caller.mode ?? 'live';
  const key = documentKey(jobId, mode);
  await refuseFullStorage(service, caller.userId, Number(request.headers['content-length'] ?? 0));
  const held = { key, newKey: () => documentKey(service.newId(), mode) };
  return await holdUploads(service.storage, held, async (nextKey) => {
    const maxBytes = service.settings.maxUploadBytes;
    const upload = await readUpload(request, service.storage, { nextKey, maxBytes, clientId });
    const { fields } = upload;
    const sizeBytes = await placeDocument(service, { key, clientId, userId: caller.userId }, upload.files);
    await refuseFullStorage(service, caller.userId, sizeBytes);
    const pages = await countPages(service, {
      key,
      sizeBytes,
      password: fields.password,
      userId: caller.userId,
    });
    const answer = await accept(call, { jobId, key, sizeBytes, clientId, pages, upload, idempotencyKey });
    return { outcome: answer, taken: !('storedJson' in answer) && answer.jobId === jobId };
  });
};

interface ReadyDocument {
  readonly jobId: string;
  readonly key: string;
  readonly sizeBytes: number;
  readonly clientId: string;
  /** `null`: not counted yet. */
  readonly pages: number | null;
  readonly upload: Upload;
  readonly idempotencyKey: string | null;
}

async function accept(call: Call<'submitJob'>, ready: ReadyDocument): Promise<Answer<'submitJob'>> {
  const { caller, reply, service } = call;
  const { jobId, upload, idempotencyKey } = ready;
  const outcome = await submit(service.db, service, {
    jobId,
    clientId: ready.clientId,
    mode: caller.mode ?? 'live',
    pages: ready.pages,
    mostPages: service.settings.maxPages,
    parser: upload.fields.parser,
    year: upload.fields.year,
    label: upload.fields.label,
    password: upload.fields.password,
    again: upload.fields.again,
    document: { key: ready.key, sizeBytes: ready.sizeBytes, sha256: upload.sha256 },
    idempotency: idempotencyKey === null ? null : { key: idempotencyKey, fingerprint: upload.fingerprint },
    transactionId: service.newId(),
    requestId: call.request.id,
    now: service.clock(),
  });
  if (outcome.kind === 'key-reused') {
    throw new ProblemError(
      'idempotency_key_reused',
      'This Idempotency-Key was used with another document or other fields.',
    );
  }
  if (outcome.kind === 'credits-missing') {
    const { missing, needed } = outcome.shortage;
    const detail =
      ready.pages === null
        ? `The pages of this document could not be counted in time. ${needed} XTS are reserved until they are; you’re ${missing} short.`
        : `This document needs ${needed} credits; you’re ${missing} short. Please add extractions.`;
    throw new ProblemError('credits_missing', detail, { credits: outcome.shortage });
  }
  if (outcome.kind === 'accepted') {
    reply.header('Location', `/api/v1/jobs/${jobId}`);
    return outcome.job;
  }
  if (outcome.kind === 'repeated') {
    reply.header('Location', `/api/v1/jobs/${outcome.job.jobId}`);
    reply.header('Document-Repeated', 'true');
    return outcome.job;
  }
  reply.header('Location', `/api/v1/jobs/${outcome.jobId}`);
  reply.header('Idempotency-Replayed', 'true');
  return { storedJson: outcome.body };
}
