import type { SampleCall } from './sample-call.ts';

/** For Node 20 and later, without a library. */
export function writeTypescript({ method, url, needsKey, idempotent, request, savedAs }: SampleCall): string {
  const isForm = request?.mediaType === 'multipart/form-data';
  const headers = [
    ...(needsKey ? ["    'X-API-KEY': process.env.EXTRACTO_API_KEY!,"] : []),
    ...(idempotent ? ["    'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(request !== null && !isForm ? ["    'Content-Type': 'application/json',"] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(request === null ? [] : [isForm ? '  body: form,' : `  body: JSON.stringify(${writeObject(request.sample)}),`]),
  ];
  const call = options.length === 0 ? `fetch('${url}')` : `fetch('${url}', {\n${options.join('\n')}\n})`;
  const imports = [
    ...(isForm ? ["import { openAsBlob } from 'node:fs';"] : []),
    ...(savedAs === null ? [] : ["import { writeFile } from 'node:fs/promises';"]),
  ];
  return [
    ...(imports.length === 0 ? [] : [...imports, '']),
    ...(request !== null && isForm ? [...writeForm(request), ''] : []),
    `const answer = await ${call};`,
    'if (!answer.ok) throw new Error((await answer.json()).message);',
    savedAs === null
      ? 'console.log(await answer.json());'
      : `await writeFile('${savedAs}', Buffer.from(await answer.arrayBuffer()));`,
  ].join('\n');
}

function writeForm({ files, sample }: NonNullable<SampleCall['request']>): string[] {
  return [
    'const form = new FormData();',
    ...files.map((name) => `form.set('${name}', await openAsBlob('march.pdf'), 'march.pdf');`),
    ...Object.entries(sample).map(([name, value]) => `form.set('${name}', '${value}');`),
  ];
}

function writeObject(fields: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(fields).map(([name, value]) => `${name}: ${writeValue(value)}`);
  return `{ ${written.join(', ')} }`;
}

function writeValue(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
