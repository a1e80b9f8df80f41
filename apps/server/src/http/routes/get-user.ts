import type { Handler } from '../call.ts';

export const getUser: Handler<'getUser'> = async ({ caller }) => caller.user;
