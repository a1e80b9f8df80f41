/** Stripe's Idempotency-Key: the first answer is the answer, other parameters are refused. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface IdempotencyCache {
  answer(
    key: string | undefined,
    parameters: string,
    act: () => Promise<ApiAnswer>,
  ): Promise<ApiAnswer & { readonly replayed: boolean }>;
}

export function createIdempotencyCache(): IdempotencyCache {
  const kept = new Map<string, { readonly parameters: string; readonly answer: Promise<ApiAnswer> }>();
  return {
    answer: async (key, parameters, act) => {
      if (key === undefined) return { ...(await act()), replayed: false };
      const earlier = kept.get(key);
      if (earlier === undefined) {
        const answer = act();
        kept.set(key, { parameters, answer });
        return { ...(await answer), replayed: false };
      }
      if (earlier.parameters === parameters) return { ...(await earlier.answer), replayed: true };
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } }, replayed: false };
    },
  };
}
