import type { Selectable } from 'kysely';
import type { SandboxCheckoutTable } from '../db/index.ts';

/** A row of the table. */
export type SandboxCheckout = Selectable<SandboxCheckoutTable>;
