import { resultSchema } from '@extracto/model';
import { expect, test } from 'vitest';
import { sampleResult } from '../sample-result.ts';
import { json } from './json.ts';

test('is the result, indented by two, with a final newline', () => {
  const text = json.write(sampleResult());
  expect(text.startsWith('{\n  "documentType": "Statement",\n')).toBe(true);
  expect(text.endsWith('}\n')).toBe(true);
  expect(resultSchema.parse(JSON.parse(text))).toEqual(sampleResult());
});

test('keeps every character of the statement', () => {
  const description = '"Ünïcødé" ₹ 日本 \u2028 \\';
  expect(JSON.parse(json.write(sampleResult([{ description }]))).statements[0].transactions[0].description).toBe(
    description,
  );
});

test('keeps absent fields as null', () => {
  expect(JSON.parse(json.write(sampleResult())).statements[0].closingBalance).toBeNull();
});
