/** An operation of the API as the reference shows it, read from the published OpenAPI description. */
export interface Operation {
  /** Unique route name and anchor on the page: `submitJob`. */
  readonly name: string;
  readonly method: string;
  /** Parameters in braces: `/api/v1/jobs/{jobId}`. */
  readonly path: string;
  /** The segment after the version: `jobs`. */
  readonly group: string;
  readonly summary: string;
  readonly access: 'public' | 'customer' | 'session';
  readonly idempotent: boolean;
  readonly liveOnly: boolean;
  readonly fields: readonly OperationField[];
  readonly request: RequestBody | null;
  readonly answer: OperationAnswer;
  /** Statuses of refusals, ascending. */
  readonly problems: readonly string[];
}

export interface OperationField {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header' | 'body';
  readonly type: string;
  readonly required: boolean;
  readonly description: string | null;
}

export interface RequestBody {
  readonly mediaType: string;
  /** A sample, by field; a file stands as the name of one. */
  readonly sample: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
}

export interface OperationAnswer {
  readonly status: string;
  readonly mediaType: string | null;
  /** `null` where the answer is a file or has no body. */
  readonly sample: unknown;
}
