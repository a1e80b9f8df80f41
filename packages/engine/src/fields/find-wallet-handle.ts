/**
 * Names of accounts at wallets, which number none: a handle in a cell of its own, and in China the account that a certificate
 * speaks of.
 *
 *   Dana Kowalczyk
 *   @dana-kowal-7
 *
 *   兹证明:周文婷(证件号码:3101****6303)在其账号138******33中明细信息如下
 */
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import { type Found, foundIn } from './found.ts';
import { FIELDS } from './thresholds.ts';

const { HEAD_LINES } = FIELDS.findWalletHandle;

const HANDLE = /^@[\w-]{4,}$/;
const CERTIFIED = /在[^，,:：]{0,12}号[:：]? ?([\w*@.-]{6,}) ?中/u;

export function findWalletHandle(lines: readonly TokenLine[]): Found<string> | null {
  const top = lines[0]?.index ?? 0;
  for (const line of lines) {
    if (line.index >= top + HEAD_LINES) return null;
    for (const cell of splitSegments(line.words)) {
      const value = HANDLE.test(cell.text) ? cell.text : CERTIFIED.exec(cell.text)?.[1];
      if (value !== undefined) return foundIn(line, cell, value);
    }
  }
  return null;
}
