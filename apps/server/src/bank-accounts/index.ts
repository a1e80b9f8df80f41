export { listAccounts } from './list-accounts.ts';
export { mergeAccount } from './merge-account.ts';
