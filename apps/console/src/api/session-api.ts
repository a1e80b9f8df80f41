import { createApiClient } from '@extracto/contract';
import { fetchAndLog } from './fetch-and-log.ts';

/** Calls made as the signed-in person: who one is, and which clients one has. */
export const sessionApi = createApiClient({ baseUrl: '', fetch: fetchAndLog });
