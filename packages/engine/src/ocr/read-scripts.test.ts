import type { Raster } from '@extracto/model';
import { describe, expect, test } from 'vitest';
import type { RecognisedWord, Recogniser } from '../adapters/recogniser.ts';
import { joinScripts, readScripts } from './read-scripts.ts';

/** On one line, twenty pixels high. */
const word = (text: string, left: number, confidence: number): RecognisedWord => ({
  text,
  box: [left, 100, left + 80, 120],
  lineIndex: 3,
  confidence,
  symbols: [],
});
const join = (plain: readonly RecognisedWord[], others: readonly RecognisedWord[]) =>
  joinScripts(plain, others, /\p{Script=Hebrew}/u).map(({ text }) => text);

describe('a page of two scripts', () => {
  test('has its words from the model of their letters, from left to right', () => {
    expect(
      join([word('nnTip', 100, 0.7), word('nt', 200, 0.9)], [word('יתרה', 200, 0.9), word('קודמת', 100, 0.9)]),
    ).toEqual(['קודמת', 'יתרה']);
  });
  test('keeps words that no model is sure of when only one of them knows the letters', () => {
    expect(join([word('1/n', 100, 0.6)], [word('ח/ז ‏', 100, 0)])).toEqual(['ח/ז']);
  });
  test('has its figures and Latin words from the first model', () => {
    const plain = [word('10,740.93', 100, 0.9), word('AMAZON', 200, 0.95), word('₪28', 300, 0.4)];
    expect(join(plain, [word('4ךד', 100, 0.3), word('סחסה', 200, 0.5), word('28', 300, 0.9)])).toEqual([
      '10,740.93',
      'AMAZON',
      '₪28',
    ]);
  });
  test('has its months and the names of its columns in its own letters, however sure the first model is', () => {
    const plain = [word('lav', 100, 0.95), word('Mood', 200, 0.95), word('KTEA', 300, 0.95)];
    const others = [word('Ιαν', 100, 0.7), word('Ποσό', 200, 0.7), word('ΚΤΕΛ', 300, 0.7)];
    expect(joinScripts(plain, others, /\p{Script=Greek}/u).map(({ text }) => text)).toEqual(['Ιαν', 'Ποσό', 'KTEA']);
  });
  test('has its amounts from the first model, however sure the other one is of letters', () => {
    expect(join([word('0,00€M', 100, 0.18)], [word('ךד0תפ', 100, 0.31)])).toEqual(['0,00€M']);
  });
  test('keeps the day that the first model read in one word with the month', () => {
    const day: RecognisedWord = { ...word('22', 100, 0.9), box: [100, 100, 120, 120] };
    const month: RecognisedWord = { ...word('Ιουν', 125, 0.7), box: [125, 100, 180, 120] };
    expect(joinScripts([word('22louv', 100, 0.3)], [day, month], /\p{Script=Greek}/u).map(({ text }) => text)).toEqual([
      '22',
      'Ιουν',
    ]);
  });
  test('has a month and its year from the model of their letters where they were read in one word', () => {
    const plain = [word('2020', 100, 0.95)];
    expect(joinScripts(plain, [word('Απρ2020', 100, 0.6)], /\p{Script=Greek}/u)[0]!.text).toBe('Απρ2020');
  });
  test('in Greek has its figures from the first model', async () => {
    const pages = { eng: [word('-114,44', 200, 0.9)], ell: [word('ΑΓΟΡΑ', 100, 0.9), word('-Ί14,Δ4', 200, 0.9)] };
    const recogniser: Recogniser = {
      prepare: async () => {},
      recognise: async (_, model) => pages[model as keyof typeof pages],
      close: () => {},
      cpuSecondsBeside: () => 0,
    };
    const paper: Raster = { width: 1, height: 1, gray: new Uint8Array(1), dpi: 200 };
    expect((await readScripts(recogniser, paper, 'ell')).map(({ text }) => text)).toEqual(['ΑΓΟΡΑ', '-114,44']);
  });
  test('keeps every word on the line that it is printed on', () => {
    const other = { ...word('יתרה', 200, 0.9), lineIndex: 7 };
    const below: RecognisedWord = { ...other, box: [200, 200, 280, 220] };
    const lines = joinScripts([word('12.50', 100, 0.9)], [other, below], /\p{Script=Hebrew}/u);
    expect(lines.map(({ lineIndex }) => lineIndex)).toEqual([3, 3, 11]);
  });
});
