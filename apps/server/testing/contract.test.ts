/** The check itself: a check that lets everything pass would prove nothing. */
import { expect, test } from 'vitest';
import { checkAnswer } from './contract.ts';

const JOB = '/api/v1/jobs/01JD3ZK4M8QW7V5T2R9N6B1XCY';
const json = (status: number, body: unknown, type = 'application/json; charset=utf-8') => ({
  status,
  type,
  body: JSON.stringify(body),
});
const problem = {
  type: '/problems/not_found',
  title: 'Not found',
  status: 404,
  detail: 'There is no such job.',
  instance: JOB,
  code: 'not_found',
  message: 'There is no such job.',
  requestId: '1',
  errors: [],
};

test.each([
  ['a list', 'GET', '/api/v1/jobs?page=2', json(200, [])],
  ['a problem', 'GET', JOB, json(404, problem, 'application/problem+json')],
  ['a page of the console', 'GET', '/console', { status: 200, type: 'text/html', body: '<!doctype html>' }],
  ['nothing at an address without an operation', 'GET', '/api/v1/nowhere', json(404, problem)],
])('%s passes', (_, method, path, answer) => {
  expect(() => checkAnswer(method, path, answer)).not.toThrow();
});

test.each([
  ['a status that is not told', 'GET', JOB, json(418, problem, 'application/problem+json')],
  ['a body of another form', 'GET', JOB, json(200, { jobId: 5 })],
  ['a problem without its code', 'GET', JOB, json(404, { ...problem, code: 'lost' }, 'application/problem+json')],
  ['a type that is not told', 'GET', '/api/v1/jobs', { status: 200, type: 'text/html', body: '<html>' }],
  ['success at an address without an operation', 'GET', '/api/v1/secrets', json(200, {})],
  ['success with another method', 'PATCH', '/api/v1/jobs', json(200, [])],
])('%s is found', (_, method, path, answer) => {
  expect(() => checkAnswer(method, path, answer)).toThrow();
});
