import { Readable } from 'node:stream';
import { findPurchaseReceipt, renderReceiptPdf } from '../../receipts/index.ts';
import { attachFile } from '../attach-file.ts';
import type { Handler } from '../call.ts';
import { found } from '../found.ts';

export const getPurchaseReceiptPdf: Handler<'getPurchaseReceiptPdf'> = async ({ params, caller, reply, service }) => {
  const { db, payments } = service;
  const receipt = found(await findPurchaseReceipt(db, caller, params, payments.statementDescriptor), 'receipt');
  const pdf = await renderReceiptPdf(receipt);
  attachFile(reply, `receipt-${receipt.number}.pdf`, 'application/pdf');
  return Readable.from([pdf]);
};
