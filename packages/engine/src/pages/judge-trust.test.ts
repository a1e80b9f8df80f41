import type { Page } from '@extracto/model';
import { describe, expect, test } from 'vitest';
import { printPage } from '../testing/page-fixture.ts';
import { judgeTrust } from './judge-trust.ts';

const STATEMENT = Array.from({ length: 12 }, (_, row) => `0${row % 9}/01/2025  GREEN GROCER AUSTIN   -4${row}.20`).join(
  '\n',
);
const page = (block: string, rest: Partial<Page> = {}): Page => ({ ...printPage(block), ...rest });
const art = (imageShare: number, outlines = 0) => ({ imageShare, imageDpi: imageShare > 0 ? 200 : null, outlines });

/** Letters of one case are swapped around, as by a font whose codes mean nothing. */
const scrambled = STATEMENT.replace(/[A-Z]/g, (letter) => 'QZXJKWVBFMPGCDHLNRST'.charAt(letter.charCodeAt(0) % 20));

describe('the evidence for a reliable text layer', () => {
  test.each<[string, Page, string]>([
    ['text', page(STATEMENT, { textLayer: 'native', art: art(0) }), 'trusted'],
    ['text on a picture of the letterhead', page(STATEMENT, { textLayer: 'native', art: art(1) }), 'trusted'],
    ['a blank page', page('', { textLayer: 'none', art: art(0) }), 'trusted'],
    ['few words without a picture', page('Page 3 of 3', { art: art(0) }), 'trusted'],
    ['a picture', page('', { textLayer: 'none', art: art(1) }), 'absent'],
    ['a picture with a stamp', page('Scanned by a phone', { textLayer: 'native', art: art(0.9) }), 'absent'],
    ['letters drawn as outlines', page('', { textLayer: 'none', art: art(0, 900) }), 'absent'],
    ['a logo', page('', { textLayer: 'none', art: art(0.1, 40) }), 'trusted'],
    ['somebody’s recognised text', page(STATEMENT, { textLayer: 'hidden', art: art(1) }), 'uncertain'],
    ['a sign that the font lacks', page(STATEMENT.replaceAll('-4', '■4')), 'uncertain'],
    ['private-use letters', page(STATEMENT.replaceAll('GREEN', '\ue012\ue013\ue014')), 'uncertain'],
    ['letters of an encoding that means nothing', page(scrambled), 'uncertain'],
  ])('%s', (_, given, trust) => {
    expect(judgeTrust(given)).toBe(trust);
  });
});
