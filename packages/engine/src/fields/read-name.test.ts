import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';
import { findHolder } from './find-holder.ts';

function holderOf(page: string): string | null {
  const lines = printLines(page);
  return findHolder(findFields(lines), lines)?.value ?? null;
}

it('a label alone in its cell heads the name below it, and the street of an address stands level with it', () => {
  const page = `
    Caja Ribera
                                                 C. P. CALLE MAYOR 12
                                                 ADM. FINCAS ORTEGA
    Titular:                                     PZ DEL PILAR 3 ENTLO
    SOLER PUIG MARIA TERESA                      50003 ZARAGOZA
    NIF 44187220X
  `;
  expect(holderOf(page)).toBe('SOLER PUIG MARIA TERESA');
});

it('the name of a second holder stands below his label, too', () => {
  const page = `
    Posiadacz rachunku:
                                                 Sz. P.
    MAŁGORZATA KOWALSKA-ŻUK                      Małgorzata Kowalska-Żuk
    Współposiadacz:                              ul. Piastowska 60/14
    ADAM ŻUK                                     80-332 Gdańsk
  `;
  expect(holderOf(page)).toBe('MAŁGORZATA KOWALSKA-ŻUK / ADAM ŻUK');
});

it('a number of the state heads a column beside the name and stands behind it', () => {
  const page = `
    Kontohavare                  Org.nr           Kontonummer
    Norrviks Snickeri & Tak HB   969677-4418      8117-9,944 187 220-3
  `;
  expect(holderOf(page)).toBe('Norrviks Snickeri & Tak HB');
  expect(holderOf('Клієнт: ФОП Ткач Олена Петрівна, РНОКПП 2914408812')).toBe('ФОП Ткач Олена Петрівна');
});

it('a form of address behind the name ends it', () => {
  expect(holderOf('おなまえ 高橋 美咲 様 令和7年')).toBe('高橋 美咲 様');
});

it('the label of a user, or the same label in another language, is no name', () => {
  expect(holderOf('ACCOUNT HOLDER\n\n USERNAME                   dmarsh88')).toBeNull();
  expect(holderOf('Account Name / ا سم الحساب')).toBeNull();
});

it.each([
  ['Låntaker: Sigrid Hovland\nMedlåntaker: Per Hovland', 'Sigrid Hovland / Per Hovland'],
  ['Kontoinhaber: Jana Roth\nMitkontoinhaber: Udo Kern', 'Jana Roth / Udo Kern'],
  ['Titulaire : Claire Morel\nCotitulaire : Hugo Lenoir', 'Claire Morel / Hugo Lenoir'],
  ['Konto for: Liv-Berit Nordahl\nDisponent: Ola Jakobsen', 'Liv-Berit Nordahl'],
])('the label tells a second holder from one who may act for the first: %s', (page, name) => {
  expect(holderOf(page)).toBe(name);
});
