import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBaseline } from './read-baseline.ts';

test('the committed baseline goes by its name', () => {
  expect(readBaseline('baseline')).toEqual(readBaseline(join(import.meta.dirname, 'baseline.json')));
});
test.each(['no-such-file.json', import.meta.filename, join(import.meta.dirname, '..', 'package.json')])(
  '%s is refused with what to give instead',
  (file) => {
    expect(() => readBaseline(file)).toThrow('Give "baseline" for the committed one, or a file written by --accept.');
  },
);
