import { describe, expect, it } from 'vitest';
import { anyTerm, holdsTerm, isTerm, opensWithTerm, termEnds } from './terms.ts';

describe('terms of languages', () => {
  it.each([
    ['whole', isTerm('formOfAddress', 'sig ra'), true],
    ['whole, and no more', isTerm('formOfAddress', 'sig ra rossi'), false],
    ['at the beginning', opensWithTerm('secondHolder', 'joint holder'), true],
    ['not as the beginning of a word', opensWithTerm('secondHolder', 'jointly held'), false],
    ['not in the middle', opensWithTerm('secondHolder', 'name of joint holder'), false],
    ['anywhere', holdsTerm('overdraft', 'votre decouvert autorise est de'), true],
    ['not as a part of a word', holdsTerm('securities', 'kontotitolini'), false],
    ['at the end of a word', termEnds('streetEnd', 'seilergasse'), true],
    ['as printed with an accent that the lexicon folds', isTerm('streetFirst', 'οδοσ'), true],
  ])('are found %s', (_where, found, expected) => expect(found).toBe(expected));

  it('stand in a larger pattern', () => {
    const pattern = new RegExp(`^${anyTerm('article')} ${anyTerm('firmOffice')}$`, 'u');
    expect(['the directors', 'le gerant', 'the gardeners'].filter((text) => pattern.test(text))).toEqual([
      'the directors',
      'le gerant',
    ]);
  });
});
