import { randomBytes } from 'node:crypto';
import { findPurchaseReceipt, renderReceiptHtml } from '../../receipts/index.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const getPurchaseReceipt: Handler<'getPurchaseReceipt'> = async ({ params, caller, reply, service }) => {
  const { db, payments } = service;
  const receipt = found(await findPurchaseReceipt(db, caller, params, payments.statementDescriptor), 'receipt');
  const nonce = randomBytes(16).toString('base64');
  reply.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
  );
  reply.type('text/html; charset=utf-8');
  return renderReceiptHtml(receipt, nonce);
};
