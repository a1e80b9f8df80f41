/**
 * Prints the sample documents anew: `node apps/server/src/samples/print-samples.ts`. The printed files belong to the
 * repository, so that a document that a customer kept is still recognised after an update; print them only when an
 * outcome no longer holds, which a test says.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleName } from '@extracto/contract';
import { damageSample, generateSample, type Sample, type SampleOptions } from '@extracto/samples';

const PLAIN: SampleOptions = { locale: 'en-US', family: 'signed-amount', switches: { rows: 'some' } };
const PROTECTED: SampleOptions = { ...PLAIN, switches: { rows: 'some', encryption: 'aes-256' } };

const samples: Readonly<Record<Exclude<SampleName, 'failed'>, () => Promise<Sample>>> = {
  succeeded: () => generateSample(1, PLAIN),
  mismatch: async () => damageSample(await generateSample(2, PLAIN), 'digit-changed', 1),
  password: () => generateSample(3, PROTECTED),
  slow: () => generateSample(4, PLAIN),
};

const folder = join(import.meta.dirname, 'documents');
mkdirSync(folder, { recursive: true });
for (const [name, print] of Object.entries(samples)) {
  const { pdf, password, truth } = await print();
  writeFileSync(join(folder, `${name}.pdf`), pdf);
  const rows = truth.statements.reduce((count, statement) => count + statement.transactions.length, 0);
  console.log(`${name}: ${rows} transactions${password === null ? '' : `, password ${password}`}`);
}
writeFileSync(join(folder, 'failed.pdf'), printLetter());

/** One page with a sentence and no account activity. */
function printLetter(): string {
  const content = 'BT /F1 12 Tf 72 720 Td (This page is no bank statement.) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const startxref = text.length;
  return `${text}xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${startxref}\n%%EOF\n`;
}
