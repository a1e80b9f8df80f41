import { expect, test } from 'vitest';
import { refuseOldNode } from './refuse-old-node.ts';

test('a Node that is too old is named, newer ones and browsers are left alone', () => {
  expect(() => refuseOldNode('20.20.2')).toThrow('@extracto/engine needs Node 22 or newer; this is Node 20.20.2.');
  for (const version of ['22.0.0', '24.21.0', undefined]) expect(() => refuseOldNode(version)).not.toThrow();
});
