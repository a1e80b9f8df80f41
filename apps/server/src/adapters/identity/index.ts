export { ADDRESS_HEADER, type IssuerOptions } from './create-auth.ts';
export { createIdentity } from './create-identity.ts';
export { createPasswordHashing, DEFAULT_HASHING } from './hash-passwords.ts';
export { BusyError, type Identity, type LocalAccounts } from './identity.ts';
