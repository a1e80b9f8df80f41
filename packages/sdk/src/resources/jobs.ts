import type { Api, ExtractionResult, SdkRouteName } from '../api.ts';
import { JobFailedError } from '../errors.ts';
import { type List, openList } from '../open-list.ts';
import { readUpload, type Upload } from '../read-upload.ts';
import { callFile, callJson } from '../request/call-route.ts';
import { readPage } from '../request/read-page.ts';
import type { IdempotentRequestOptions, RequestOptions, Transport } from '../request/transport.ts';
import type { Job, JobReceipt, Review, ReviewInput } from '../types.ts';
import { type WaitOptions, waitForJob } from '../wait-for-job.ts';

export type ResultFormat = SdkRouteName extends infer Name
  ? Name extends `getResult${infer Format}`
    ? Uncapitalize<Format>
    : never
  : never;
/** Options of a format: for CSV the delimiter, for OFX the version … */
export type ResultOptions<Format extends ResultFormat> = Api[ResultRoute<Format>]['query'];

type ResultRoute<Format extends ResultFormat> = `getResult${Capitalize<Format>}`;

function resultRoute<Format extends ResultFormat>(format: Format): ResultRoute<Format> {
  return `getResult${format[0]!.toUpperCase()}${format.slice(1)}` as ResultRoute<Format>;
}

export interface JobInput {
  /** A path, or what is in the file: bytes, a blob, a stream. Several are images of one document, in the order of its pages. */
  readonly file: Upload | readonly Upload[];
  /** File name; the file's own name when left out. */
  readonly fileName?: string;
  /** Opens a protected document. It is kept by nobody. */
  readonly password?: string;
  /** `Document`: all pages together, the most accurate. `Page`: every page on its own. */
  readonly parser?: Job['parser'];
  /** In which a list ends whose dates print no year; without it such dates stay without one. */
  readonly year?: number;
  /** For people: the file's name when left out. */
  readonly label?: string;
}

/** Documents that are being read or were read. */
export class Jobs {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Submits a document. The answer comes at once: wait for the job, or set a webhook. */
  async create(
    { file, fileName, password, parser, year, label }: JobInput,
    options: IdempotentRequestOptions = {},
  ): Promise<Job> {
    const form = new FormData();
    const join = Array.isArray(file) ? 'true' : undefined;
    for (const [field, value] of Object.entries({ password, parser, year: year?.toString(), label, join })) {
      if (value !== undefined) form.set(field, value);
    }
    for (const one of Array.isArray(file) ? file : [file]) {
      const { blob, name } = await readUpload(one, fileName);
      form.append('pdf', blob, name);
    }
    const idempotencyKey = options.idempotencyKey ?? this.#transport.clock.newKey();
    return (await callJson(this.#transport, 'submitJob', { body: form, options: { ...options, idempotencyKey } })).body;
  }

  /** Waits until a job has ended, well or not: look at `status`. */
  waitFor(jobId: string, options: WaitOptions = {}): Promise<Job> {
    const request = options.signal === undefined ? {} : { signal: options.signal };
    return waitForJob(() => this.retrieve(jobId, request), options, this.#transport.clock);
  }

  /** Submits a document, waits for it and gives the result. Throws `JobFailedError` when there is none. */
  async createAndWait(
    input: JobInput,
    options: WaitOptions & { readonly idempotencyKey?: string } = {},
  ): Promise<{ readonly job: Job; readonly result: ExtractionResult }> {
    const { signal, idempotencyKey } = options;
    const request = { ...(signal && { signal }), ...(idempotencyKey !== undefined && { idempotencyKey }) };
    const { jobId } = await this.create(input, request);
    const job = await this.waitFor(jobId, options);
    if (job.status === 'Failed') throw new JobFailedError(job);
    return { job, result: await this.result(jobId, {}, request) };
  }

  /** Newest first; a hundred a page when `pageSize` is left out. */
  list(query: Api['listJobs']['query'] = {}, options?: RequestOptions): List<Job> {
    const read = (page: number) => readPage(this.#transport, 'listJobs', { query: { ...query, page }, options });
    return openList(Number(query.page ?? 1), read, ({ jobId }) => jobId);
  }

  async retrieve(jobId: string, options?: RequestOptions): Promise<Job> {
    return (await callJson(this.#transport, 'getJob', { params: { jobId }, options })).body;
  }

  /** The outcome and the cost. */
  async receipt(jobId: string, options?: RequestOptions): Promise<JobReceipt> {
    return (await callJson(this.#transport, 'getReceipt', { params: { jobId }, options })).body;
  }

  /** Stops it; it costs nothing. */
  async cancel(jobId: string, options?: RequestOptions): Promise<Job> {
    return (await callJson(this.#transport, 'cancelJob', { params: { jobId }, options })).body;
  }

  /** Deletes it with its document and its result. */
  async delete(jobId: string, options?: RequestOptions): Promise<void> {
    await callJson(this.#transport, 'deleteJob', { params: { jobId }, options });
  }

  async result(jobId: string, query: ResultOptions<'json'> = {}, options?: RequestOptions): Promise<ExtractionResult> {
    return (await callJson(this.#transport, 'getResultJson', { params: { jobId }, query, options })).body;
  }

  /** The result as a file of any format. */
  download<Format extends ResultFormat>(
    jobId: string,
    format: Format,
    query?: ResultOptions<Format>,
    options?: RequestOptions,
  ): Promise<File> {
    return callFile(this.#transport, resultRoute(format), { params: { jobId }, query: query ?? {}, options });
  }

  /** The PDF that was submitted, while it is kept. */
  document(jobId: string, options?: RequestOptions): Promise<File> {
    return callFile(this.#transport, 'getDocument', { params: { jobId }, options });
  }

  /** The corrections that were made to the result, or an earlier version of them. */
  async review(jobId: string, query: { version?: number } = {}, options?: RequestOptions): Promise<Review> {
    return (await callJson(this.#transport, 'getReview', { params: { jobId }, query, options })).body;
  }

  /** Keeps corrections beside the result. */
  async saveReview(jobId: string, review: ReviewInput, options?: RequestOptions): Promise<Review> {
    return (await callJson(this.#transport, 'saveReview', { params: { jobId }, body: review, options })).body;
  }
}
