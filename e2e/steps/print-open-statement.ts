import { printPdf, printPlainList, printPlainText } from '@extracto/samples';

/** A list whose page says as little as the caller wants: lines above it, then rows of date, description, amount, balance. */
export async function printOpenStatement(
  head: readonly string[],
  rows: readonly (readonly [string, string, string, string])[],
): Promise<Buffer> {
  const above = head.map((line, index) => printPlainText(line, 50, 60 + index * 16));
  const page = { widthPt: 595, heightPt: 842, turned: false, operations: [...above, ...printPlainList(rows)] };
  return Buffer.from(await printPdf([page], { title: 'Statement', seed: 1, protection: null }));
}
