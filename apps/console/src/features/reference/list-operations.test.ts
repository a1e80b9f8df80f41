import { type RouteDefinition, routes } from '@extracto/contract';
import { expect, test } from 'vitest';
import { listOperations } from './list-operations.ts';

const operations = new Map(listOperations().map((operation) => [operation.name, operation]));

test('every route of the API is in the reference', () => {
  expect([...operations.keys()]).toEqual(Object.keys(routes));
});

for (const [name, route] of Object.entries<RouteDefinition>(routes)) {
  const { success, body } = route;
  if (success.kind === 'json') {
    test(`the sample answer of ${name} is one that the contract allows`, () => {
      expect(success.schema.safeParse(operations.get(name)?.answer.sample).error).toBeUndefined();
    });
  }
  if (body?.kind === 'json' && route.access !== 'session' && !route.path.includes('/auth/')) {
    test(`the sample request of ${name} is one that the contract allows`, () => {
      expect(body.schema.safeParse(operations.get(name)?.request?.sample).error).toBeUndefined();
    });
  }
}

test('a submission shows one file, what is filled in by default, and no password', () => {
  expect(operations.get('submitJob')?.request).toEqual({
    mediaType: 'multipart/form-data',
    files: ['pdf'],
    sample: { documentType: 'Statement', parser: 'Document' },
  });
});

test('the file of a submission is required, and comes first', () => {
  expect(operations.get('submitJob')?.fields.filter(({ place }) => place === 'body')).toMatchObject([
    {
      name: 'pdf',
      required: true,
      description: 'A PDF, or an image: JPEG, PNG, TIFF or WebP. May also be called file.',
    },
    { name: 'password', required: false },
    { name: 'documentType', required: false },
    { name: 'parser', required: false },
    { name: 'year', required: false },
    { name: 'label', required: false },
    { name: 'join', required: false },
    { name: 'again', required: false },
  ]);
});

test('fields say where they stand, of what kind they are and whether they are needed', () => {
  const fields = operations.get('listTransactions')?.fields.map(({ name, place, type, required }) => ({
    name,
    place,
    type,
    required,
  }));
  expect(fields).toEqual([
    { name: 'clientId', place: 'path', type: 'string', required: true },
    { name: 'page', place: 'query', type: 'integer, 1 to 1000000, default 1', required: false },
    { name: 'pageSize', place: 'query', type: 'integer, 1 to 100, default 9', required: false },
  ]);
});
