import { expect, test } from 'vitest';
import { isForPrograms } from '../is-for-programs.ts';
import { listOperations } from '../list-operations.ts';
import type { Operation } from '../operation.ts';
import { buildTrial, listInputs } from './build-trial.ts';

const find = (name: string) => listOperations().find((operation) => operation.name === name) as Operation;
const nothing = { fields: {}, file: null, json: '' };

test('path parameters are escaped, queries appended, and empty fields left out', () => {
  const { url } = buildTrial(
    find('listTransactions'),
    { ...nothing, fields: { 'path clientId': 'a/b', 'query page': '2', 'query pageSize': '' } },
    'key',
  );
  expect(url).toBe('/api/v1/clients/a%2Fb/transactions?page=2');
});

test('the key is sent where one is needed, and the cookies of the session never', () => {
  const mine = buildTrial(find('listJobs'), nothing, 'ext_test_1').init;
  const open = buildTrial(find('listPlans'), nothing, 'ext_test_1').init;
  expect(new Headers(mine.headers).get('X-API-KEY')).toBe('ext_test_1');
  expect(new Headers(open.headers).has('X-API-KEY')).toBe(false);
  expect([mine.credentials, open.credentials]).toEqual(['omit', 'omit']);
});

test('a document is sent as a form with its fields', () => {
  const file = new File(['%PDF'], 'march.pdf', { type: 'application/pdf' });
  const { init } = buildTrial(find('submitJob'), { ...nothing, fields: { 'body parser': 'Page' }, file }, 'key');
  const form = init.body as FormData;
  expect([...form.keys()]).toEqual(['parser', 'pdf']);
  expect((form.get('pdf') as File).name).toBe('march.pdf');
});

test('a JSON body is sent as it was written', () => {
  const { init } = buildTrial(find('setWebhook'), { ...nothing, json: '{"webHookUrl":null}' }, 'key');
  expect(init.body).toBe('{"webHookUrl":null}');
  expect(new Headers(init.headers).get('Content-Type')).toBe('application/json');
});

test('operations that need a session, redirect or sign in are not offered', () => {
  expect(['getUser', 'logout', 'startLogin', 'signIn', 'signUp'].filter((name) => isForPrograms(find(name)))).toEqual(
    [],
  );
  expect(['listPlans', 'submitJob', 'deleteJob', 'getResultCsv'].every((name) => isForPrograms(find(name)))).toBe(true);
});

test('the file is not asked for as text', () => {
  expect(listInputs(find('submitJob')).map(({ name }) => name)).not.toContain('pdf');
});
