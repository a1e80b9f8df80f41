import type { Page } from '@extracto/model';
import { expect, test } from 'vitest';
import { letterDistance } from '../knowledge/letter-distance.ts';
import { readDocument } from '../statements/read-document.ts';
import { printPage } from '../testing/page-fixture.ts';
import { correctLabels } from './correct-labels.ts';

const recognised = (block: string): Page => ({ ...printPage(block), textLayer: 'recognised' });
const textsOf = (page: Page) => correctLabels([page])[0]!.words.map(({ text }) => text);

const GREEK = `
  Κίνηση Λογαριασμού                               Προηγούμενο Υπόλοππο   7.257,79
  Ημινία      Απιολογία              Χρεώσεις   Πιστώσεις   Υπόλουτο
  20/12/22    ΑΓΟΡΑ ΣΚΛΑΒΕΝΙΤΗΣ      27,47                  7.230,32
  27/12/22    ΤΟΚΟΙ                             1,31        7.231,63
  28/12/22    ΑΓΟΡΑ ΚΤΕΛ             6,03                   7.225,60
`;

test('names of columns that were misread by a letter or two name their columns', () => {
  const read = (pages: readonly Page[]) =>
    readDocument(pages, 'Document').statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
  expect(read(correctLabels([recognised(GREEK)]))).toEqual(['-27.47', '1.31', '-6.03']);
});

test('of two names that are one letter off it is the one whose letter has the same shape', () => {
  expect(textsOf(recognised('Saido anterior   1.204,00\nSaldo final   1.300,00   Movimentos'))[0]).toBe('saldo');
});

test('a name in Latin letters that look like Greek ones is the Greek name, however short', () => {
  const header = 'Κίνηση Λογαριασμού   Υπόλοιπο\nAp. επιταγής   Ημνία   Ποσό κίνησης\n1040   20/12/22   27,47';
  expect(textsOf(recognised(header))).toContain('αρ');
  expect(textsOf(recognised(header.replace('Ποσό κίνησης', 'ΑΠΟ').replace('Ημνία', 'POS')))).toContain('Ap.');
});

test('rows, names and pages with text stay as they are', () => {
  const row = '01/02/2025   Saido anterior   12,00\nSaldo anterior   12,00';
  expect(textsOf(recognised(row))[1]).toBe('Saido');
  const holder = 'Saldo anterior   12,00\nInês Conceição Brandão   Conta corrente\nSaldo final   12,00';
  expect(textsOf(recognised(holder))).toContain('Conceição');
  const text = printPage(GREEK);
  expect(correctLabels([text])[0]).toBe(text);
});

test('the title of a section and the word for its total are corrected, with figures for letters of their shape', () => {
  expect(textsOf(recognised('lngresO8\nTofales Gastos   7.208,45\nSaldo final   12,00   Movimientos'))).toEqual([
    'ingresos',
    'totales',
    'Gastos',
    '7.208,45',
    'Saldo',
    'final',
    '12,00',
    'Movimientos',
  ]);
});

test.each([
  ['saido', 'saldo', 0.5],
  ['saido', 'saida', 1],
  ['απιολογια', 'αιτιολογια', 2],
  ['υπολουτο', 'υπολοιπο', 2],
  ['saldo', 'movimentos', 3],
])('%s and %s are so many letters apart', (one, other, distance) => {
  expect(letterDistance(one, other, 2)).toBe(distance);
});
