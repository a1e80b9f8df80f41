import { expect, test } from 'vitest';
import { holdUploads } from './hold-uploads.ts';

/** Files that remain of three, the first of them the document, when `act` has ended. */
async function leave(act: () => Promise<{ outcome: string; taken: boolean }>): Promise<readonly string[]> {
  const kept = new Set<string>();
  const storage = { delete: async (key: string) => void kept.delete(key) };
  let made = 0;
  const names = {
    key: 'document',
    newKey: () => {
      made += 1;
      return `image ${made}`;
    },
  };
  await holdUploads(storage, names, async (nextKey) => {
    for (let file = 0; file < 3; file += 1) kept.add(nextKey());
    return await act();
  }).catch(() => {});
  return [...kept];
}

test('of the files of an upload its job keeps the document alone', async () => {
  expect(await leave(async () => ({ outcome: '', taken: true }))).toEqual(['document']);
});

test.each([
  ['no job took it over', async () => ({ outcome: '', taken: false })],
  ['it was refused', () => Promise.reject(new Error('too many pages'))],
])('nothing of an upload is left when %s', async (_, act) => {
  expect(await leave(act)).toEqual([]);
});
