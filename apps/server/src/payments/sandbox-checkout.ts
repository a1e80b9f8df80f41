import type { Selectable } from 'kysely';
import type { SandboxCheckoutTable } from '../db/schema.ts';

/** A row of the table. */
export type SandboxCheckout = Selectable<SandboxCheckoutTable>;
