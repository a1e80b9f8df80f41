/** Whatever was thrown → the problem that the caller is told. What is not listed is our fault and says nothing of itself. */
import type { ProblemCode } from '@extracto/contract';
import { FormatError } from '@extracto/formats';
import { ImageError } from '@extracto/images/error';
import { ExtractionError, type ExtractionErrorCode } from '@extracto/model';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { BusyError } from '../adapters/identity/index.ts';
import { MetricsRefused } from '../observability/index.ts';
import { UploadRefused } from '../uploads/index.ts';
import { ProblemError } from './problem-error.ts';

const EXTRACTION_PROBLEMS: Readonly<Partial<Record<ExtractionErrorCode, ProblemCode>>> = {
  empty_file: 'empty_file',
  not_a_pdf: 'not_a_pdf',
  file_too_large: 'file_too_large',
  too_many_pages: 'too_many_pages',
  unreadable_pdf: 'unreadable_pdf',
  password_required: 'password_required',
  password_incorrect: 'password_incorrect',
  encryption_unsupported: 'encryption_unsupported',
  time_limit: 'time_limit',
  memory_limit: 'memory_limit',
};

const FRAMEWORK_PROBLEMS: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
};

export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof ExtractionError) return fromExtraction(error);
  if (error instanceof MetricsRefused) return new ProblemError(error.code, error.message);
  if (error instanceof UploadRefused) return new ProblemError(error.code, error.message);
  if (error instanceof BusyError)
    return new ProblemError('busy', 'Too many people are signing in. Try again in a moment.');
  if (error instanceof ImageError) return new ProblemError('unreadable_image', error.message);
  if (error instanceof FormatError) return new ProblemError('format_not_possible', error.message);
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error as FastifyError);
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : FRAMEWORK_PROBLEMS[code];
  if (known !== undefined) return new ProblemError(known, undefined, { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ProblemError('malformed_request', undefined, { cause: error });
  }
  return new ProblemError('internal', 'Something went wrong on our side. Please try again.', { cause: error });
}

function fromExtraction(error: ExtractionError): ProblemError {
  const code = EXTRACTION_PROBLEMS[error.code];
  if (code === undefined) return new ProblemError('internal', error.message, { cause: error });
  return new ProblemError(code, error.message);
}

function fromValidation(error: FastifyError): ProblemError {
  // An id that cannot exist is not found, as one that does not.
  if (error.validationContext === 'params') return new ProblemError('not_found', 'This address does not exist.');
  const place = error.validationContext === 'querystring' ? 'query' : '';
  const errors = (error.validation ?? []).map(({ instancePath, message }) => ({
    pointer: `${place}${instancePath === '/' ? '' : instancePath}`,
    detail: message ?? 'not valid',
  }));
  return new ProblemError('validation_failed', errors[0]?.detail, { errors });
}
