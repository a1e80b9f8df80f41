import { openDocument } from '../../jobs/index.ts';
import { attachFile } from '../attach-file.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';
import { ProblemError } from '../problem-error.ts';

export const getDocument: Handler<'getDocument'> = async ({ params, caller, reply, service }) => {
  const document = found(await openDocument(service.db, service.storage, caller, params.jobId), 'job');
  if (document === 'deleted') throw new ProblemError('document_deleted', 'The uploaded document was deleted.');
  attachFile(reply, `document-${params.jobId}.pdf`, 'application/pdf');
  return document;
};
