import { resultSchema } from '@extracto/model/result';
import { expect, test } from 'vitest';
import { writeResult } from '../index.ts';
import { sampleResult } from '../testing/sample-result.ts';

const write = async (rows?: Parameters<typeof sampleResult>[0]) =>
  String(await writeResult(sampleResult(rows), 'json'));

test('is the result, indented by two, with a final newline', async () => {
  const text = await write();
  expect(text.startsWith('{\n  "documentType": "Statement",\n')).toBe(true);
  expect(text.endsWith('}\n')).toBe(true);
  expect(resultSchema.parse(JSON.parse(text))).toEqual(sampleResult());
});

test('keeps every character of the statement', async () => {
  const description = '"Ünïcødé" ₹ 日本 \u2028 \\';
  expect(JSON.parse(await write([{ description }])).statements[0].transactions[0].description).toBe(description);
});

test('keeps absent fields as null', async () => {
  expect(JSON.parse(await write()).statements[0].closingBalance).toBeNull();
});
