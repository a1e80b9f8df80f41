import { describe, expect, it } from 'vitest';
import { AMBIGUITIES, type AmbiguityCode, codeOfAmbiguity } from './ambiguities.ts';

describe('the code of an ambiguity', () => {
  it.each(Object.keys(AMBIGUITIES) as AmbiguityCode[])('%s is told by its sentence', (code) => {
    expect(codeOfAmbiguity(AMBIGUITIES[code])).toBe(code);
  });

  it('is that of another reading for a sentence that is not known', () => {
    expect(codeOfAmbiguity('a sentence of an older result')).toBe('other_reading');
  });
});
