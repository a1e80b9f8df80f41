import type { Selectable } from 'kysely';
import type { PurchaseTable } from '../db/schema.ts';

/** A row of the table. */
export type Purchase = Selectable<PurchaseTable>;
