import { describe, expect, it } from 'vitest';
import { readTokens } from '../statements/read-tokens.ts';
import { printLines, printPages } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';
import { findHolder } from './find-holder.ts';
import { isPersonal } from './name-like.ts';

function holderOf(page: string): string | null {
  const lines = printLines(page);
  return findHolder(findFields(lines), lines)?.value ?? null;
}

it('a narrow cell breaks a name over its tax number', () => {
  const page = `
    Juliana Prado       Periodo:
    Amaral              De 01-07-2025 a       1.080,60
    CPF/CNPJ:           31-07-2025
    318.442.907-51
  `;
  expect(holderOf(page)).toBe('Juliana Prado Amaral');
});

it('the services that a bank charges for hold no account', () => {
  const page = `
    BLUE HERON STUDIO LLC
    37 W 26TH ST FL 9
    NEW YORK NY 10010

    DEPOSIT SERVICES
    CHECKS AND OTHER ITEMS      24
    WAIVED
    NOT CHARGED
  `;
  expect(holderOf(page)).toBe('BLUE HERON STUDIO LLC');
});

it('a name right above the number of its account is whose it is, in a letterhead set to the right too', () => {
  const page = `
    tangerina                       Joana D'Arc Ferreira
    Extrato da conta             Ag 0001 Conta 7720341-5
  `;
  expect(holderOf(page)).toBe("Joana D'Arc Ferreira");
});

it('a form of address marks a name some lines above the number, and a couple may share its last name', () => {
  const page = (name: string) => `
    DIREKT                                                2026-01-01

                                     ${name}


    Konto EUR
                                                        Auszug 3 / 1

    IBAN DE89 3704 0044 0532 0130 00
  `;
  expect(holderOf(page('Fr. Svea Roth'))).toBe('Fr. Svea Roth');
  expect(holderOf(page('Svea Roth'))).toBeNull();
  const below = (name: string) => `
    DIREKT               Kontoauszug 12
    IBAN DE89 3704 0044 0532 0130 00
    ${name}           Komfort
  `;
  expect(holderOf(below('Johann und Svea Brandner'))).toBe('Johann und Svea Brandner');
  expect(holderOf(below('Johann und der Brandner'))).toBeNull();
});

it('the name over an address at the foot is the holder beside the details of the account alone', () => {
  const rows = Array.from(
    { length: 30 },
    (_, at) => `    GREEN GROCER          ${10 + (at % 20)}.04.2025      -7.40`,
  ).join('\n');
  const page = (details: string) => `
    Kontoauszug
    01.04.2025 bis 30.04.2025
${rows}


    Svea Roth                         ${details}
    Am Anger 5, 36037 Fulda
  `;
  expect(holderOf(page('Kontotyp: Girokonto'))).toBe('Svea Roth');
  expect(holderOf(page('Druck'))).toBeNull();
});

it('the title of the page behind the name of a firm is none of its words', () => {
  const page = `
    05-04-2025 11:31:16    HARBOUR BANK, KEY STREET
                                                Page 1
    NORTH HEIGHTS SOCIETY LTD REGISTER
    SURVEY NO 41 KEY ROAD HILLTOWN 411038

    A/c No : 318802010047715     Scheme : SAVINGS DEPOSIT     Ccy : INR
  `;
  expect(holderOf(page)).toBe('NORTH HEIGHTS SOCIETY LTD');
});

it('a narrow cell breaks a firm in front of its legal form', () => {
  const page = `
    KAVYA PAPER MART     Home Branch: BANGALORE
    PRIVATE LIMITED
    NO 17 2ND CROSS
    BANGALORE 560011
  `;
  expect(holderOf(page)).toBe('KAVYA PAPER MART PRIVATE LIMITED');
});

it.each([
  ['THE DIRECTORS', 'HARBOUR FORESTRY SERVICES'],
  ['The Partners', 'KJ & WM Strand'],
  ['The Trustees of', 'Larkhill Allotment & Garden Society'],
  ['LE GERANT', 'ETS AKOSSI & FRERES TRANSIT'],
])('whoever opens the letters of a firm, %s, does not hold its account', (who, name) => {
  const block = `
    Northgate Bank
    77 High Road, LEEDS LS1 4AP

    ${who}
    ${name}
    12 Cobblers Lane
    CARDIFF CF10 1AA
  `;
  expect(holderOf(block)).toBe(name);
});

it.each([
  'C/O Imran Yusuf Sheikh',
  'S/C AMADOU SHEIKH',
  'FATHER : LATE ABDUL SHEIKH',
  'A/C ILDA FURTADO SHEIKH',
  'REPR.: D. GIL SHEIKH',
])('a line of the address that names another, %s, is neither the end of it nor of the name', (line) => {
  const block = `
      First House, a division of House Limited.
      Services and Payments

      Zoya Imran Sheikh         Currency: INR
      ${line}
      House 34, Road 9
      THANE 400612
    `;
  expect(holderOf(block)).toBe('Zoya Imran Sheikh');
});

it('a priest and a firm may be called as whoever names another', () => {
  const block = (name: string) => `
    ${name}
    12 Cobblers Lane
    CARDIFF CF10 1AA
  `;
  for (const name of ['Father Edward Crilly', 'P. A. Hargrove', 'Guardian Angel Bakery'])
    expect(holderOf(block(name))).toBe(name);
});

it('a salutation is no name over an address', () => {
  const block = `
    Spoštovana mag. Alenka Kovač Zupančič,
    pošiljamo vam pregled prometa 12
    maja 2025
  `;
  expect(holderOf(block)).toBeNull();
});

it.each([
  ['ENCIK MOHD HAFIZ BIN', 'ABDUL RAHIM', 'ENCIK MOHD HAFIZ BIN ABDUL RAHIM'],
  ['ATTY. JOSE L. SANTOS ITF', 'MARIA CORAZON REYES', 'ATTY. JOSE L. SANTOS ITF MARIA CORAZON REYES'],
  ['SUYAPA ZELAYA CANALES O', 'JORGE ALBERTO ROLDAN', 'SUYAPA ZELAYA CANALES O JORGE ALBERTO ROLDAN'],
  ['SYED ALI ZAIDI AND/OR', 'NASREEN QURESHI', 'SYED ALI ZAIDI AND/OR NASREEN QURESHI'],
])('a name that ends with a particle goes on in the next line: %s', (first, second, name) => {
  const block = `
    ${first}
    ${second}
    12 Cobblers Lane
    CARDIFF CF10 1AA
  `;
  expect(holderOf(block)).toBe(name);
});

it('who opens the letters of a firm with a form of address stands over its name', () => {
  const block = `
    PUAN NG SIEW KIM
    KEDAI PERABOT HOCK (M) SDN BHD
    LOT 5, JALAN KERETAPI
    14000 BUKIT MERTAJAM
  `;
  expect(holderOf(block)).toBe('KEDAI PERABOT HOCK (M) SDN BHD');
});

it('what a bank says of itself, where it is, and a label before a colon hold no account', () => {
  const block = `
    Northgate Bank
    A Licensed Financial Services Provider        Stephen Street, Sligo
    (NCRCP20).                                    Tel 071 914 9200
    No. Pinjaman                                  : 3-9811448-26
    Bagi Tempoh                                   : 01-01-2025

    ANNELIE STRAND
    PROTEAHOF 12
    7600 STELLENBOSCH
  `;
  expect(holderOf(block)).toBe('ANNELIE STRAND');
});

it('a name over its tax number may have the number of the account between them, or end in the number', () => {
  const wallet = `
    Luciano Ezequiel Dangelo
    CVU: 0000003100044187720913 CUIT/CUIL: 20371188404
  `;
  expect(holderOf(wallet)).toBe('Luciano Ezequiel Dangelo');
  const firm = `
    LARISSA BRANDAO SEIXAS 04418820571
    CNPJ: 41.188.204/0001-70 Conta: 22044188-2
  `;
  expect(holderOf(firm)).toBe('LARISSA BRANDAO SEIXAS 04418820571');
});

it('a firm whose legal form is printed in full stands below its label, and in front of its number', () => {
  const block = `
    Nombre de la cuenta
    BENEFICIO EL QUETZAL, SOCIEDAD ANONIMA 117-004418-2
  `;
  expect(holderOf(block)).toBe('BENEFICIO EL QUETZAL, SOCIEDAD ANONIMA');
});

describe('a firm beside the title in the first line', () => {
  it('wrote the page where another name stands below it', () => {
    const page = `
      GRANITE SECURITIES LLC                  MARGIN ACCOUNT STATEMENT
                                              APRIL 1, 2025 THROUGH APRIL 30, 2025
      DOUGLAS R WHITCOMB
      91 ELM ST                               ACCOUNT NO.  M-44170-881
      PORTLAND ME 04101                       CURRENCY     USD
    `;
    expect(holderOf(page)).toBe('DOUGLAS R WHITCOMB');
  });

  it('is the customer where its address stands below it', () => {
    const page = `
      GRANITE STONEWORKS LLC                  ACCOUNT STATEMENT
      91 ELM ST                               ACCOUNT NO.  44170881
      PORTLAND ME 04101                       CURRENCY     USD
    `;
    expect(holderOf(page)).toBe('GRANITE STONEWORKS LLC');
  });
});

it('what a bank calls an account is no name, but a firm may be called so', () => {
  expect(isPersonal('Standard Variable Rate Home Loan with Everyday Offset')).toBe(false);
  expect(isPersonal('OAK HOME LOAN BROKERS LLC')).toBe(true);
  expect(isPersonal('SMITH BAKER LAW TRUST ACCOUNT')).toBe(true);
});

describe('the line below a name', () => {
  const addressed = (...names: string[]) => {
    const lines = [...names, '12 HARBOUR ST', 'SALEM OR 97301'].map((line, at) =>
      at === 0 ? `${line}                    Account number 1234567890` : line,
    );
    return holderOf(`First Bank\n\n${lines.join('\n')}`);
  };

  it.each([
    ['MARIO ROSSI', 'DBA ROSSI PLUMBING'],
    ['MR SEAN & MRS NIAMH BYRNE', 'T/A BYRNE PLUMBING'],
    ['SEABREEZE HOLDINGS PTY LTD', 'ATF SEABREEZE FAMILY TRUST'],
    ['ANNA K REED', 'AS TRUSTEE FOR THE REED FAMILY TRUST'],
    ['VIRTANEN AINO', 'TAI KOSKI PEKKA'],
    ['SZABÓ ANNA', 'VAGY KISS PÉTER'],
  ])('goes on with it: %s / %s', (first, second) => {
    expect(addressed(first, second)).toBe(`${first} ${second}`);
  });

  it.each([
    ['THE OWNERS - STRATA PLAN 48217', 'C/- HARBOUR STRATA MANAGEMENT PTY LTD'],
    ['WEG Lindenstraße 14-18', 'c/o Hausverwaltung Pohl'],
    ['VvE Keizersgracht 120', 't.a.v. de penningmeester'],
    ['SCI LES TILLEULS', 'A L ATTENTION DU GERANT'],
  ])('says who takes its letters in: %s / %s', (first, second) => {
    expect(addressed(first, second)).toBe(first);
  });

  it('names the child whose parents are addressed', () => {
    expect(addressed('Parent/Guardian of', 'Oliver James Whitlow')).toBe('Oliver James Whitlow');
    expect(addressed('PAUL PARKER', 'PARENT/GUARDIAN OF ELLA PARKER')).toBe('ELLA PARKER');
    expect(addressed('An die Eltern von Jana Roth')).toBe('Jana Roth');
  });
});

it('a street that ends as owners of a house begin is no name', () => {
  const page = `
    Hansea Bank AG
    Am Alten Weg 12
    30625 Hannover

    Jana Roth                   Kontonummer 1234567890
    Alter Weg 7
    30625 Hannover
  `;
  expect(holderOf(page)).toBe('Jana Roth');
});

it('whoever is named below the mark of an addressee opens the letters of the firm above it', () => {
  const page = `
    BANQUE DU RHONE
                               SCI LES TILLEULS
                               A L ATTENTION DU GERANT
                               M PATRICE DUVAL
                               22 AVENUE JEAN JAURES
                               69007 LYON
  `;
  expect(holderOf(page)).toBe('SCI LES TILLEULS');
});

it('a surname in front of a comma opens a name beside the number of the account, and no place', () => {
  expect(holderOf('SAMPA BANK\nDELA CRUZ, MARK ANTHONY B      ACCOUNT NO. 0044-1708-81')).toBe(
    'DELA CRUZ, MARK ANTHONY B',
  );
  expect(holderOf('SAMPA BANK\nQUEZON CITY, METRO MANILA\nACCOUNT NO. 0044-1708-81')).toBeNull();
});

it('a blank line parts an address from the branch above it and the heading below it', () => {
  const branch = `
    NORTH BANK BERHAD
    IBS BUKIT TIMUR             STATEMENT DATE : 31/05/23

    ALI BIN OTHMAN              ACCOUNT NUMBER : 114012-345678
    NO 1 JALAN MELUR
    41050 KLANG
  `;
  expect(holderOf(branch)).toBe('ALI BIN OTHMAN');
  const heading = `
    NORTE
    MARIA FERNANDA SOTO VIDAL
    CALLE ROBLE 123
    CIUDAD DE MEXICO CP 06000

    Información Financiera
  `;
  expect(holderOf(heading)).toBe('MARIA FERNANDA SOTO VIDAL');
});

it.each(['A/C Sr. Eng. Luís Palma', 'C/- THE TREASURER'])(
  'who opens the letters of a firm is not the holder: %s',
  (line) => {
    const page = `
    HILL END SHOW BRANCH INC
    ${line}
    RUA DOS CANOS 12
    7830 SERPA
  `;
    expect(holderOf(page)).toBe('HILL END SHOW BRANCH INC');
  },
);

it('spaced letters of a logo are no form of address where an address has one', () => {
  const page = `
    M ERCI AN

                                        Dr Samuel Harrow
                                        27 Larkspur Close
                                        PETERBOROUGH
                                        PE8 0YY
  `;
  expect(holderOf(page)).toBe('Dr Samuel Harrow');
});

it('the slip of a card names its holder on the last page', () => {
  const rows = `
    Rewards Card                       Account Number XXXX 3081
    05/12   PAYMENT                    -75.00
  `;
  const slip = `
    GREGORY A HARROW                   Account Number XXXX 3081
    PO BOX 71 APT 4                    New Balance $1,589.88
    TULSA OK 74101-0071                Amount Enclosed
  `;
  const lines = readTokens(printPages(rows, slip)).lines;
  expect(findHolder(findFields(lines), lines)?.value).toBe('GREGORY A HARROW');
});

it('a firm over the day on which it pays goes before who heads the list of a card', () => {
  const page = `
    ACCOUNT SUMMARY                    LARCH OUTFITTERS INC
    Account Number: XXXX 3319          Payment Due Date 07/29/24

    LENA HARROW - CARD ENDING 3319
  `;
  expect(holderOf(page)).toBe('LARCH OUTFITTERS INC');
});

it('who of the bank looks after the account does not hold it', () => {
  const page = (label: string, name: string) => `
    ${label.padEnd(40)}LEONIE WEISS
    ${name.padEnd(40)}Postfach 1203
    Hauptstraße 1, 61440 Oberursel          1010 Wien

    Kontonummer: 82138296971
  `;
  expect(holderOf(page('Kundenbetreuer', 'Katharina Roth'))).toBe('LEONIE WEISS');
  expect(holderOf(page('Relationship manager', 'Emma Clarke'))).toBe('LEONIE WEISS');
  expect(holderOf(page('Direktor filijale: Ana Petrović', 'Savska 4'))).toBe('LEONIE WEISS');
  expect(isPersonal('Διευθυντής καταστήματος')).toBe(false);
  expect(isPersonal('Gestor Norte Viviendas S.L.')).toBe(true);
});

it('a form of address in small letters opens a name', () => {
  const page = `
    Αριθμός λογαριασμού: 644-427338-506
                                          κα ΜΑΡΙΑ ΠΑΠΠΑ
                                          ΛΕΩΦ. ΚΗΦΙΣΙΑΣ 44
                                          105 64 ΑΘΗΝΑ
  `;
  expect(holderOf(page)).toBe('κα ΜΑΡΙΑ ΠΑΠΠΑ');
});
