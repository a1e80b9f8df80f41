import type { SampleCall } from './sample-call.ts';

/** For a POSIX shell; the key comes from the environment, so that it stays out of the history. */
export function writeCurl({ method, url, needsKey, idempotent, request, savedAs }: SampleCall): string {
  const isForm = request?.mediaType === 'multipart/form-data';
  const lines = [
    `curl ${method === 'GET' || isForm ? '' : `-X ${method} `}${url}`,
    ...(needsKey ? ['-H "X-API-KEY: $EXTRACTO_API_KEY"'] : []),
    ...(idempotent ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
  ];
  if (request !== null && isForm) {
    lines.push(...request.files.map((name) => `-F ${name}=@march.pdf`));
    lines.push(...Object.entries(request.sample).map(([name, value]) => `-F ${name}=${value}`));
  } else if (request !== null) {
    lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(request.sample)}'`);
  }
  if (savedAs !== null) lines.push(`-o ${savedAs}`);
  return lines.join(' \\\n  ');
}
