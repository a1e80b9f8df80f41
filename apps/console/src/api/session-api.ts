import { createClient } from '@extracto/contract';

/** Calls made as the signed-in person: who one is, and which clients one has. */
export const sessionApi = createClient({ baseUrl: '' });
