import type { AttemptFailure } from '@extracto/contract';
import { AddressRefused } from './find-addresses.ts';
import { NameUnknown } from './resolve-host.ts';

const BY_CODE: readonly (readonly [RegExp, AttemptFailure])[] = [
  [/^HPE_/, 'answer_unreadable'],
  [/^(?:ERR_TLS|ERR_SSL|CERT_|EPROTO|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/, 'tls'],
  [/^ERR_INVALID_URL$/, 'name_unknown'],
  [/^ETIMEDOUT$/, 'timeout'],
];

/** Whatever kept an attempt from getting an answer → what its owner is told. */
export function describeFailure(error: unknown): AttemptFailure {
  if (error instanceof AddressRefused) return 'address_refused';
  if (error instanceof NameUnknown) return 'name_unknown';
  const code = String((error as { code?: unknown }).code ?? '');
  return BY_CODE.find(([pattern]) => pattern.test(code))?.[1] ?? 'connection';
}
