import { expect, test } from 'vitest';
import type { TestProject } from 'vitest/node';
import serveTestDatabases from './database-server.ts';

test('callers that ask while the server still starts get a database each', { timeout: 60_000 }, async () => {
  let address = '';
  const provide = (_: string, value: string) => {
    address = value;
  };
  const close = await serveTestDatabases({ provide } as unknown as TestProject);
  try {
    const ask = async () => {
      const answer = await fetch(address, { method: 'POST' });
      return [answer.status, await answer.text()];
    };
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(([status]) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(([, url]) => url)).size).toBe(2);
  } finally {
    await close();
  }
});
