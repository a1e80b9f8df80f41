import { ApiError } from '@extracto/contract';

/** Calls a payment route; a refusal is logged with the body of the answer before it is passed on. */
export async function fetchOrLog<Body>(call: () => Promise<{ readonly body: Body }>): Promise<Body> {
  try {
    return (await call()).body;
  } catch (error) {
    const body = error instanceof ApiError ? JSON.stringify(error.problem) : String(error);
    console.error(`Failed to Fetch Data: ${body}`);
    throw error;
  }
}
