export { findPurchaseReceipt } from './find-purchase-receipt.ts';
export { mailReceipt } from './mail-receipt.ts';
export { renderReceiptHtml } from './render-receipt-html.ts';
export { renderReceiptPdf } from './render-receipt-pdf.ts';
export { takeReceiptNumber } from './take-receipt-number.ts';
