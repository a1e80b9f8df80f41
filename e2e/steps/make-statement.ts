import { generateSample, type SampleOptions, type Truth } from '@extracto/samples';

export interface StatementFile {
  readonly name: string;
  readonly mimeType: 'application/pdf';
  readonly buffer: Buffer;
  readonly pages: number;
  readonly password: string | null;
  readonly truth: Truth;
}

/** A generated statement as a file to be chosen in the browser, with what a right reading of it gives. */
export async function makeStatement(seed: number, options: SampleOptions): Promise<StatementFile> {
  const { name, pdf, pages, password, truth } = await generateSample(seed, options);
  return {
    name: `${name}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf),
    pages: pages.length,
    password,
    truth,
  };
}

export const makeShortStatement = () =>
  makeStatement(1, { family: 'signed-amount', locale: 'en-US', switches: { rows: 'few', accounts: 1, statements: 1 } });

export const makeLongStatement = () =>
  makeStatement(32, {
    family: 'debit-credit',
    locale: 'en-GB',
    switches: { rows: 'some', accounts: 1, statements: 1 },
  });

export const makeProtectedStatement = () =>
  makeStatement(3, {
    family: 'signed-amount',
    locale: 'de-DE',
    switches: { rows: 'few', encryption: 'aes-128', accounts: 1, statements: 1 },
  });
