/** The request that a filled-in trial sends. */
import type { Operation, OperationField } from '../operation.ts';

export interface TrialValues {
  /** By `nameField`; what is empty is left out. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: File | null;
  /** JSON text; only for operations that take a JSON body. */
  readonly json: string;
}

export interface Trial {
  readonly url: string;
  readonly init: RequestInit;
}

/** Unique among the fields of an operation: `"query page"`. */
export function nameField({ place, name }: OperationField): string {
  return `${place} ${name}`;
}

export function takesJson({ request }: Operation): boolean {
  return request?.mediaType === 'application/json';
}

/** The fields that are asked for one by one. A file and a JSON body are asked for as wholes. */
export function listInputs(operation: Operation): OperationField[] {
  const { fields, request } = operation;
  return fields.filter(
    ({ place, name }) => place !== 'body' || (!takesJson(operation) && request?.files.includes(name) !== true),
  );
}

/** The session's cookies stay out of it, so that the answer is what a program with this key would get. */
export function buildTrial(operation: Operation, values: TrialValues, apiKey: string): Trial {
  const filled = listInputs(operation).flatMap((field) => {
    const value = values.fields[nameField(field)] ?? '';
    return value === '' ? [] : [{ ...field, value }];
  });
  const inPlace = (wanted: OperationField['place']) => filled.filter(({ place }) => place === wanted);
  const query = new URLSearchParams(inPlace('query').map(({ name, value }) => [name, value]));
  const path = inPlace('path').reduce(
    (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const headers = new Headers(inPlace('header').map(({ name, value }) => [name, value]));
  if (operation.access === 'customer') headers.set('X-API-KEY', apiKey);
  if (takesJson(operation)) headers.set('Content-Type', 'application/json');
  const body = takesJson(operation) ? values.json : buildForm(operation, inPlace('body'), values.file);
  return {
    url: query.size === 0 ? path : `${path}?${query}`,
    init: { method: operation.method, headers, credentials: 'omit', ...(body === null ? {} : { body }) },
  };
}

function buildForm({ request }: Operation, fields: readonly { name: string; value: string }[], file: File | null) {
  if (request === null) return null;
  const form = new FormData();
  for (const { name, value } of fields) form.set(name, value);
  const [fileField] = request.files;
  if (fileField !== undefined && file !== null) form.set(fileField, file);
  return form;
}
