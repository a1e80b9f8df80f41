import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findBareNumber, findPlainNumber } from './find-bare-number.ts';

it('the number of an account in West Africa needs no label', () => {
  expect(findBareNumber(printLines('n° CI008 01111 011145678901 44'))?.value).toBe('CI008 01111 011145678901 44');
  expect(findBareNumber(printLines('n° CI008 01111 0111456789 44'))).toBeNull();
});

it('the account stands behind its agency in Brazil', () => {
  expect(findBareNumber(printLines('ag 0437 cc 21886-4'))?.value).toBe('21886-4');
});

it('the currency of the account may stand behind its number', () => {
  expect(findBareNumber(printLines('Harbour Bank Everyday 38-9014-0388172-01 (NZD)'))?.value).toBe(
    '38-9014-0388172-01',
  );
});

it('the currency of the account stands in brackets or not', () => {
  const number = '52 1020 5226 0000 6102 0418 8834';
  expect(findBareNumber(printLines(`Rachunek: Konto za Zero ${number} PLN`))?.value).toBe(number);
});

it('an IBAN as long as those of its country needs a name or a currency beside it, where its check digits are wrong', () => {
  const wrong = 'GE29BG0000000441708812';
  expect(findBareNumber(printLines(`ანგარიში ${wrong} GEL`))?.value).toBe(wrong);
  expect(findBareNumber(printLines(`${wrong} USD`))?.value).toBe(wrong);
  expect(findBareNumber(printLines(wrong))).toBeNull();
  expect(findBareNumber(printLines(`ანგარიში ${wrong}2 GEL`))).toBeNull();
  expect(findBareNumber(printLines(`01/02/2025     Transfer ${wrong} GEL     12.00`))).toBeNull();
  expect(findBareNumber(printLines(`Compte corrent     ${wrong}`))?.value).toBe(wrong);
  expect(findBareNumber(printLines(`Compte     ${wrong}     21.425,45`))).toBeNull();
});

it('a currency that ends an IBAN with no space between is a part of the number', () => {
  const number = 'GE29BG0000000441708812GEL';
  expect(findBareNumber(printLines(`ანგარიშის ნომერი: ${number}`))?.value).toBe(number);
  expect(findBareNumber(printLines(`ანგარიშის ნომერი:     ${number}`))?.value).toBe(number);
  expect(findBareNumber(printLines(number))).toBeNull();
});

it('a colon alone is no word for number', () => {
  expect(findPlainNumber(printLines('ΑΦΜ     : 792430017'))).toBeNull();
  expect(findPlainNumber(printLines('ΑΦΜ     :     792430017'))).toBeNull();
});

it('the whole number of a card stands in front of its holder', () => {
  expect(findBareNumber(printLines('4119-1144-7702-4417 TEO HUI XIN'))?.value).toBe('4119-1144-7702-4417');
  expect(findBareNumber(printLines('4119 1144 7702 4417 TEO HUI XIN'))?.value).toBe('4119 1144 7702 4417');
  expect(findBareNumber(printLines('4119-1144-7702-4417 Please quote this number'))).toBeNull();
});

describe('a masked number without a label', () => {
  it.each([
    ['Tarjeta     **** 2782', '**** 2782'],
    ['Tarjeta: XXXX XXXX XXXX 2824', 'XXXX XXXX XXXX 2824'],
    ['Card: Platinum •••• 7731', '•••• 7731'],
    ['Card     3691 23XX XXXX 9988', '3691 23XX XXXX 9988'],
    ['現金回饋卡 4311-XXXX-XXXX-7206（正卡）林佳蓉', '4311-XXXX-XXXX-7206'],
    ['現金回饋卡 正卡 4311-95XX-XXXX-7206 林佳蓉 小計', '4311-95XX-XXXX-7206'],
  ])('%s', (line, number) => {
    expect(findBareNumber(printLines(line))?.value).toBe(number);
  });

  it.each([
    '01/02/2025   POS     XXXX 1234',
    'Card 1234 5678',
    'POS 532676XXXXXX3201 GREEN GROCER',
    'Paid from: Checking •••• 7731',
  ])('%s is none', (line) => {
    expect(findBareNumber(printLines(line))).toBeNull();
  });
});

describe('an IBAN without a label', () => {
  it('counts when its check digits are right', () => {
    expect(findBareNumber(printLines('Sample Bank DE89 3704 0044 0532 0130 00'))?.value).toBe(
      'DE89 3704 0044 0532 0130 00',
    );
    expect(findBareNumber(printLines('GB82WEST12345698765432'))?.value).toBe('GB82WEST12345698765432');
  });

  it.each(['DE89 3704 0044 0532 0130 01', 'GB82WEST12345698765431', 'DE89 3704', 'REFERENCE AB12 3456 7890 1234'])(
    '%s is none',
    (line) => {
      expect(findBareNumber(printLines(line))).toBeNull();
    },
  );
});

it.each(['38-9007-0811934-00', '12 1090 1362 0000 0001 2345 6789'])(
  'a number in the form of one country alone needs no label: %s',
  (number) => {
    expect(findBareNumber(printLines(`Everyday ${number}`))?.value).toBe(number);
  },
);

describe('the masked number of a card behind a word', () => {
  it.each([
    ['Karte 4123 45XX XXXX 9817 Abrechnungsdatum 17.06.2025', '4123 45XX XXXX 9817'],
    ['Cartão 5695.XXXX.XXXX.9264', '5695.XXXX.XXXX.9264'],
    ['Card 4123 45** **** 1881', '4123 45** **** 1881'],
  ])('%s', (line, number) => {
    expect(findBareNumber(printLines(line))?.value).toBe(number);
  });

  it.each([
    'Karte 4123 45XX XXXX 9817 GREEN GROCER LEEDS',
    'EFTPOS 4123 45XX XXXX 9817',
    'paid with the card 4123 45XX XXXX 9817',
    'Card 4123 4567 8901 9817',
  ])('%s is none of the account', (line) => {
    expect(findBareNumber(printLines(line))).toBeNull();
  });
});

describe('a number that is called nothing but number', () => {
  it.each(['Number 號碼     114-628390-833', 'Number 號碼 114-628390-833'])('is that of the account: %s', (line) => {
    expect(findPlainNumber(printLines(line))?.value).toBe('114-628390-833');
  });

  it.each(['Number     12', 'Cheque number     114628390833', 'Number of rows     114-628390-833'])(
    '%s: not so',
    (line) => {
      expect(findPlainNumber(printLines(line))).toBeNull();
    },
  );
});

it('the next label may stand behind a number that is called so alone', () => {
  expect(findPlainNumber(printLines('Number 417-088124-833 Branch: Mong Kok'))?.value).toBe('417-088124-833');
  expect(findPlainNumber(printLines('Number 417-088124-833 of our offers'))).toBeNull();
});
