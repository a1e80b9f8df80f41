import type { RequestBody } from '../operation.ts';
import type { SampleCall } from './sample-call.ts';

/** For Python 3.9 and later with `requests`, the HTTP library that its readers know. */
export function writePython({ method, url, needsKey, idempotent, request, savedAs }: SampleCall): string {
  const headers = [
    ...(needsKey ? ['        "X-API-KEY": os.environ["EXTRACTO_API_KEY"],'] : []),
    ...(idempotent ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
  ];
  const options = [
    ...(headers.length === 0 ? [] : ['    headers={', ...headers, '    },']),
    ...(request === null ? [] : writeBody(request)),
  ];
  const imports = [...(needsKey ? ['import os'] : []), ...(idempotent ? ['import uuid'] : [])];
  const called = `requests.${method.toLowerCase()}`;
  return [
    ...(imports.length === 0 ? [] : [...imports, '']),
    'import requests',
    '',
    ...(options.length === 0
      ? [`answer = ${called}("${url}")`]
      : [`answer = ${called}(`, `    "${url}",`, ...options, ')']),
    'if not answer.ok:',
    '    raise SystemExit(answer.json()["message"])',
    savedAs === null ? 'print(answer.json())' : `open("${savedAs}", "wb").write(answer.content)`,
  ].join('\n');
}

function writeBody({ mediaType, files, sample }: RequestBody): string[] {
  if (mediaType !== 'multipart/form-data') return [`    json=${writeDict(sample)},`];
  const parts = files.map((name) => `"${name}": open("march.pdf", "rb")`);
  return [`    files={${parts.join(', ')}},`, `    data=${writeDict(sample)},`];
}

function writeDict(fields: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(fields).map(([name, value]) => `"${name}": ${writeValue(value)}`);
  return `{${written.join(', ')}}`;
}

const CONSTANTS = new Map<unknown, string>([
  [null, 'None'],
  [true, 'True'],
  [false, 'False'],
]);

/** JSON text is Python text, but for its three constants. */
function writeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return writeDict(value as Readonly<Record<string, unknown>>);
  return CONSTANTS.get(value) ?? JSON.stringify(value);
}
