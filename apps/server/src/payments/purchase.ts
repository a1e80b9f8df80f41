import type { Selectable } from 'kysely';
import type { PurchaseTable } from '../db/index.ts';

/** A row of the table. */
export type Purchase = Selectable<PurchaseTable>;
