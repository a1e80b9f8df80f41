import type { SampleCall } from './sample-call.ts';

/**
 * For a POSIX shell. The key comes from the environment, so that it stays out of the history; a refusal is printed and
 * ends with status 22, so that a script can tell.
 */
export function writeCurl({ method, url, needsKey, idempotent, request, savedAs }: SampleCall): string {
  const isForm = request?.mediaType === 'multipart/form-data';
  const lines = [
    `curl --fail-with-body ${method === 'GET' || isForm ? '' : `-X ${method} `}${url}`,
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
