import type { Handler } from '../call.ts';
import { readReturnPath } from '../read-return-path.ts';

/** The embedded default serves local accounts: the login screen's Continue leads to their form. */
export const startLogin: Handler<'startLogin'> = async ({ body }) => {
  const returnTo = readReturnPath(body.returnTo);
  return returnTo === null ? '/account/sign-in' : `/account/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
};
