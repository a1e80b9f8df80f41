import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findWalletHandle } from './find-wallet-handle.ts';

it.each([
  ['in a cell of its own', 'Dana Kowalczyk       Account Statement\n@dana-kowal-7       April 2025', '@dana-kowal-7'],
  ['in a certificate', '兹证明:周文婷(证件号码:3101****6303)在其账号138******33中明细信息如下:', '138******33'],
  ['not inside a text', 'Write to @sample-bank for help', undefined],
])('a wallet is known by its handle: %s', (_, page, handle) => {
  expect(findWalletHandle(printLines(page))?.value).toBe(handle);
});
