import { describe, expect, test } from 'vitest';
import { findModel, type LanguageModel } from '../adapters/language-models.ts';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { LANGUAGES } from '../knowledge/languages/index.ts';
import { chooseModel, findClearModel } from './choose-model.ts';

const words = (text: string, confidence: number): RecognisedWord[] =>
  text.split(' ').map((word) => ({ text: word, box: [0, 0, 1, 1], lineIndex: 0, confidence, symbols: [] }));

const ENGLISH = 'Date Description Paid out Paid in Balance';
const GERMAN = 'Buchungstag Verwendungszweck Betrag Kontostand';
const FIGURES = words('1.204,56 12/31', 0.95);

type Sureness = Partial<Record<LanguageModel, number>>;

/** The first model's view of a page, and the confidence of others in it → the model, and those that read the page or lines of it. */
async function choose(first: readonly RecognisedWord[], sure: Sureness) {
  const [asked, sampled]: [LanguageModel[], LanguageModel[]] = [[], []];
  const readWith = (list: LanguageModel[]) => async (model: LanguageModel) => {
    list.push(model);
    return words('Betrag', sure[model] ?? 0);
  };
  const { model } = await chooseModel(first, { readPage: readWith(asked), readSample: readWith(sampled) });
  return { model, asked, sampled };
}

describe('the model of a document', () => {
  test('is the first one where its language is printed, and nothing is read again', async () => {
    expect(await choose(words(ENGLISH, 0.9), {})).toEqual({ model: 'eng', asked: [], sampled: [] });
  });
  test('is that of the printed language when it reads the letters about as surely, whatever of the figures', async () => {
    const german = [...words(GERMAN, 0.8), ...FIGURES];
    expect(await choose(german, { deu: 0.85 })).toEqual({ model: 'deu', asked: ['deu'], sampled: [] });
    expect((await choose(german, { deu: 0.78 })).model).toBe('deu');
    expect(await choose(german, { deu: 0.7 })).toEqual({ model: 'eng', asked: ['deu'], sampled: [] });
  });
  test('is that of another script where hardly a letter can be read, and only that one reads the page', async () => {
    const strange = [...words('Hyepopnvia Yrtóowro', 0.4), ...FIGURES];
    expect(await choose(strange, { ell: 0.3, kaz: 0.9 })).toEqual({
      model: 'kaz',
      asked: ['kaz'],
      sampled: ['ell', 'kaz'],
    });
  });
  test('is the best of the other scripts on a bad page, when it is clearly surer', async () => {
    expect((await choose(words('nnTip ann', 0.35), { ell: 0.2, heb: 0.6, ara: 0.3 })).model).toBe('heb');
    expect((await choose(words(GERMAN, 0.6), { ell: 0.65, deu: 0.7 })).model).toBe('deu');
  });
  test('is the first one where no language shows', async () => {
    expect(await choose(words('Xyz 1.204,56 12/31', 0.9), {})).toEqual({ model: 'eng', asked: [], sampled: [] });
  });
  test('is the first one where no letter shows', async () => {
    expect(await choose(FIGURES, {})).toEqual({ model: 'eng', asked: [], sampled: [] });
  });
});

describe('a few lines tell the model', () => {
  test.each([
    ['when they are in one language', 'Kontoauszug Buchungstag Verwendungszweck Betrag Neuer Kontostand', 'deu'],
    ['never when they are in two', `Kontoauszug Buchungstag Verwendungszweck Betrag Kontostand ${ENGLISH}`, null],
    ['never by a word or two', 'Betrag Kontostand', null],
    ['never without known words', 'Xyz 12/31', null],
  ])('%s', (_, text, model) => {
    expect(findClearModel(words(text, 0.9))).toBe(model);
  });
  test('when they are in one of two languages that one model reads', () => {
    const danish = 'Kontoutskrift Dato Beskrivelse Beløp Saldo Inngående saldo Utgående saldo';
    expect(findClearModel(words(danish, 0.9))).toBe('dan');
  });
});

test('no other languages than these are without a model', () => {
  const without = LANGUAGES.map(({ code }) => code).filter((code) => findModel([code]) === null);
  const known = 'am az bn et hi hr hy is ja ka ko lt lv mn sl sq sr th ur uz vi zh';
  expect(without.sort()).toEqual(known.split(' '));
});
