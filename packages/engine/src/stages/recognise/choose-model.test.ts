import { describe, expect, test } from 'vitest';
import type { LanguageModel } from '../../adapters/ocr/language-models.ts';
import type { RecognisedWord } from '../../adapters/ocr/recognised.ts';
import { chooseModel } from './choose-model.ts';

const words = (text: string, confidence: number): RecognisedWord[] =>
  text.split(' ').map((word) => ({ text: word, box: [0, 0, 1, 1], lineIndex: 0, confidence, symbols: [] }));

const ENGLISH = 'Date Description Paid out Paid in Balance';
const GERMAN = 'Buchungstag Verwendungszweck Betrag Kontostand';

/** What the first model makes of a part, how sure other models are of it → the model, and those that were asked. */
async function choose(first: readonly RecognisedWord[], sure: Partial<Record<LanguageModel, number>>) {
  const asked: LanguageModel[] = [];
  const { model } = await chooseModel(first, async (other) => {
    asked.push(other);
    return words('-', sure[other] ?? 0);
  });
  return { model, asked };
}

describe('the model of a document', () => {
  test('is the first one where its language is printed, and nothing is read again', async () => {
    expect(await choose(words(ENGLISH, 0.9), {})).toEqual({ model: 'eng', asked: [] });
  });
  test('is that of the printed language when it reads as surely', async () => {
    expect(await choose(words(GERMAN, 0.8), { deu: 0.85 })).toEqual({ model: 'deu', asked: ['deu'] });
    expect(await choose(words(GERMAN, 0.8), { deu: 0.7 })).toEqual({ model: 'eng', asked: ['deu'] });
  });
  test('is that of another script where hardly anything can be read, when it can', async () => {
    expect(await choose(words('Hyepopnvia Yrtóowro', 0.5), { ell: 0.9 })).toEqual({ model: 'ell', asked: ['ell'] });
    expect(await choose(words(GERMAN, 0.6), { ell: 0.4, deu: 0.7 })).toEqual({ model: 'deu', asked: ['ell', 'deu'] });
  });
  test('is the first one where no language shows', async () => {
    expect(await choose(words('1.204,56 12/31', 0.9), {})).toEqual({ model: 'eng', asked: [] });
  });
});
