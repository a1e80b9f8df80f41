import { describe, expect, it } from 'vitest';
import { findNamedNumber } from './find-named-number.ts';

describe('behind the name of an account stand the last figures of its number', () => {
  it.each([
    ['Checking •••• 7731', 'checking', '•••• 7731'],
    ['Savings ••1234', 'savings', '••1234'],
    ['Joint Checking (...8812)', 'checking', '...8812)'],
    ['Platinum Card (…4321)', 'credit_card', '…4321)'],
    ['Girokonto Komfort DE12 7209 XXXX XXXX XXXX 04', 'checking', 'DE12 7209 XXXX XXXX XXXX 04'],
    ['Compte à vue Vert BE67 9069 9698 9466', 'checking', 'BE67 9069 9698 9466'],
    ['Compte de chèques principal #0417 3302-118', 'checking', '0417 3302-118'],
    ['Estado de cuenta corriente N° 0011-0182-01-00XXXX52', 'checking', '0011-0182-01-00XXXX52'],
    ['Checkings 7730184426', 'checking', '7730184426'],
    ['VERRECHNUNGSKONTO (WERTPAPIERHANDEL) 0277120441', 'brokerage', '0277120441'],
    ['GIROKONTO (PRIVAT) 0277120441', 'checking', '0277120441'],
    ['Link credit card **** 7720', 'credit_card', '**** 7720'],
    ['Creditcard - 4882 xxxx xxxx 9363', 'credit_card', '4882 xxxx xxxx 9363'],
    ['Karta kredytowa 4760-12XX-XXXX-8965', 'credit_card', '4760-12XX-XXXX-8965'],
    ['Savings Maximiser number: 50188204', 'savings', '50188204'],
  ])('%s', (text, type, number) => {
    expect(findNamedNumber(text)).toMatchObject({ type, text: number });
  });

  it.each([
    'from Savings ...7029',
    'Space: Urlaub • IBAN: DE87 1001 1001 0223 3659 68',
    'Visa •••• 4411',
    'please pay into your current account 12345678',
    'Checking ••',
    'Checking Maxx 12',
    'Checking deposit #1234567',
    'Girokonto Komfort 72091',
    'to your credit card **** 7720',
    'Savings transaction number: 50188204',
    'Checking customer number: 50188204',
  ])('%s names none', (text) => {
    expect(findNamedNumber(text)).toBeNull();
  });
});

it('a point within the sign for a number is no word of the name', () => {
  expect(findNamedNumber('POUPANÇA MAIS Conta n.º 4506 1023900017 71 EUR')?.type).toBe('savings');
});
