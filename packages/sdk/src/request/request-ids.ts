/** Keeps the request id of an answer beside the answer, whose own fields stay those of the contract. */
const REQUEST_IDS = new WeakMap<object, string>();

export function rememberRequestId<Answer>(answer: Answer, headers: Headers): Answer {
  const requestId = headers.get('X-Request-Id');
  if (requestId !== null && typeof answer === 'object' && answer !== null) REQUEST_IDS.set(answer, requestId);
  return answer;
}

/**
 * The id of the request that an answer of this library came with: of a job, a list's page, a result, a file. Quote it when
 * you ask for help. `null` for what is no answer, or was copied.
 */
export function requestIdOf(answer: object): string | null {
  return REQUEST_IDS.get(answer) ?? null;
}
