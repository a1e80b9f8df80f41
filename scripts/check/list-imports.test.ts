import { expect, test } from 'vitest';
import { listImports } from './list-imports.ts';

test.each([
  [`import { a } from './a.ts';`, './a.ts', true],
  [`import './a.css';`, './a.css', true],
  [`import a, { type B } from 'a';`, 'a', true],
  [`import type { A } from './a.ts';`, './a.ts', false],
  [`import { type A } from './a.ts';`, './a.ts', false],
  [`export * from './a.ts';`, './a.ts', true],
  [`export { a } from './a.ts';`, './a.ts', true],
  [`export type { A } from './a.ts';`, './a.ts', false],
  [`const a = await import('./a.ts');`, './a.ts', false],
])('%s', (text, specifier, isLoaded) => {
  expect(listImports('x.ts', text)).toEqual([{ specifier, line: 1, isLoaded }]);
});

test('reads TSX', () => {
  expect(
    listImports('x.tsx', `import { A } from './a.tsx';\nexport const b = <A title="import './c.ts'" />;`),
  ).toHaveLength(1);
});

test('refuses what does not parse', () => {
  expect(() => listImports('x.ts', 'import {')).toThrow('x.ts does not parse');
});
