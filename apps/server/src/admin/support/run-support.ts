import { userInfo } from 'node:os';
import type { Kysely } from 'kysely';
import { ulid } from 'ulid';
import { type SupportCall, SupportError } from '../../credits/index.ts';
import type { Database } from '../../db/index.ts';
import { AdminError } from '../admin-error.ts';
import { openInstallation } from '../open-installation.ts';
import type { Arguments } from '../read-arguments.ts';

/** The options that every posting of support takes. */
export const SUPPORT_OPTIONS = ['reason', 'operator'] as const;

/** Throws `AdminError` without a reason. The operator is whoever is logged in, unless another is named. */
export function readSupportCall(args: Arguments): SupportCall {
  return {
    reason: args.text('reason'),
    operator: args.optionalText('operator') ?? userInfo().username,
    now: new Date(),
    newId: () => ulid(),
  };
}

/** Acts on the database of the installation. */
export async function runSupport<T>(act: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { db } = await openInstallation(process.env);
  try {
    return await act(db);
  } catch (error) {
    if (error instanceof SupportError) throw new AdminError(error.message, 1);
    throw error;
  } finally {
    await db.destroy();
  }
}
