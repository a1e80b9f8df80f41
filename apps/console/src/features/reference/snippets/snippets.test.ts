import { expect, test } from 'vitest';
import { listOperations } from '../list-operations.ts';
import type { Operation } from '../operation.ts';
import { writeSampleCall } from './sample-call.ts';
import { writeCurl } from './write-curl.ts';
import { writePython } from './write-python.ts';
import { writeTypescript } from './write-typescript.ts';

const find = (name: string) => listOperations().find((operation) => operation.name === name) as Operation;
const call = (name: string) => writeSampleCall('https://example.com', find(name));

test('a submission with curl sends the file, the fields and both headers', () => {
  expect(writeCurl(call('submitJob'))).toBe(`curl --fail-with-body https://example.com/api/v1/jobs \\
  -H "X-API-KEY: $EXTRACTO_API_KEY" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -F pdf=@march.pdf \\
  -F documentType=Statement \\
  -F parser=Document`);
});

test('a public call carries no key', () => {
  expect(writeCurl(call('listPlans'))).toBe('curl --fail-with-body https://example.com/api/v1/clients/plans');
  expect(writeTypescript(call('listPlans'))).not.toContain('X-API-KEY');
  expect(writePython(call('listPlans'))).not.toContain('X-API-KEY');
});

test('a download is saved under its own name', () => {
  expect(writeCurl(call('getResultCsv'))).toContain('-o result.csv');
  expect(writeTypescript(call('getDocument'))).toContain("writeFile('document.pdf'");
});

test('a JSON body is written as the language writes it', () => {
  expect(writeCurl(call('setWebhook'))).toContain(`-d '{"webHookUrl":"https://example.com/hooks/extracto"}'`);
  expect(writeTypescript(call('setWebhook'))).toContain(
    "body: JSON.stringify({ webHookUrl: 'https://example.com/hooks/extracto' })",
  );
});

test('Python reads the key from the environment and sends the file under its field', () => {
  expect(writePython(call('submitJob'))).toBe(`import os
import uuid

import requests

answer = requests.post(
    "https://example.com/api/v1/jobs",
    headers={
        "X-API-KEY": os.environ["EXTRACTO_API_KEY"],
        "Idempotency-Key": str(uuid.uuid4()),
    },
    files={"pdf": open("march.pdf", "rb")},
    data={"documentType": "Statement", "parser": "Document"},
)
if not answer.ok:
    raise SystemExit(answer.json()["message"])
print(answer.json())`);
});

test('a JSON body is written with the constants of Python', () => {
  const request = {
    mediaType: 'application/json',
    files: [],
    sample: { on: true, off: [false], none: { deep: null }, text: 'a"b' },
  };
  const text = writePython({ ...call('setWebhook'), request });
  expect(text).toContain('json={"on": True, "off": [False], "none": {"deep": None}, "text": "a\\"b"},');
});
