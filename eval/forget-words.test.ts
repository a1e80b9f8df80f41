import { LANGUAGES } from '@extracto/engine/knowledge';
import { describe, expect, it } from 'vitest';
import { forgetWords } from './forget-words.ts';
import { UsageError } from './usage-error.ts';

const headingsOf = (languages: typeof LANGUAGES) => languages.flatMap(({ columns }) => Object.values(columns).flat());

describe('words taken out of the lexicon', () => {
  it('are about the share that was asked for, the same in every run, and others in another draw', () => {
    const kept = headingsOf(forgetWords('headings:0.33', 3));
    expect(kept.length / headingsOf(LANGUAGES).length).toBeCloseTo(0.67, 1);
    expect(headingsOf(forgetWords('headings:0.33', 3))).toEqual(kept);
    expect(headingsOf(forgetWords('headings:0.33', 4))).not.toEqual(kept);
  });

  it('are of one kind alone', () => {
    const [before, after] = [LANGUAGES, forgetWords('headings:0.5', 1)];
    expect(after.map(({ columns: _, ...rest }) => rest)).toEqual(before.map(({ columns: _, ...rest }) => rest));
  });

  it.each(['headings', 'headings:0', 'headings:2', 'colours:0.3'])('are not of %s', (without) => {
    expect(() => forgetWords(without, 1)).toThrow(UsageError);
  });
});
