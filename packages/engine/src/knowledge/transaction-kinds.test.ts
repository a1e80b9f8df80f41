import { expect, it } from 'vitest';
import { findKind } from './transaction-kinds.ts';

it.each([
  ['Card Purchase 03/14 GREEN GROCER', 'card_payment'],
  ['Check Card Purchase: GREEN GROCER', 'card_payment'],
  ['PAIEMENT PAR CARTE LE COIN', 'card_payment'],
  ['Transakce platební kartou', 'card_payment'],
  ['TRANSAKCJA KARTĄ PŁATNICZĄ', 'card_payment'],
  ['SEPA-Lastschrift STADTWERKE', 'direct_debit'],
  ['PRLV SEPA FOURNISSEUR', 'direct_debit'],
  ['ACH D- INSURER', 'direct_debit'],
  ['NACH DR INSURER', 'direct_debit'],
  ['Überweisung an Mara Beck', 'transfer'],
  ['Umbuchung Urlaub', 'transfer'],
  ['UPI-600211223-GROCER', 'transfer'],
  ['ATM withdrawal HIGH STREET', 'cash'],
  ['ATM WITHDRAWAL FEE', 'fee'],
  ['Entgeltabschluss', 'fee'],
  ['Interest paid', 'interest'],
  ['CHEQUE 001042', 'check'],
  ['LOHN/GEHALT MÄRZ', 'salary'],
  ['Зарплата за март', 'salary'],
  ['Plačilo s kartico TRGOVINA LIPA', 'card_payment'],
  ['Плаќање со картичка МАРКЕТ', 'card_payment'],
  ['Траен налог станарина', 'transfer'],
  ['Dvig na bankomatu CELJE', 'cash'],
  ['Tërheqje në ATM', 'cash'],
  ['Poplatok za vedenie účtu', 'fee'],
  ['Comissió de manteniment', 'fee'],
  ['Исплата зараде', 'salary'],
  ['BOOKSHOP REFUND', 'refund'],
  ['განაღდების საკომისიო', 'fee'],
  ['Աշխատավարձ, «Արագած» ՍՊԸ', 'salary'],
  ['Nağd pulun çıxarılması', 'cash'],
  ['Ақша алу, банкомат', 'cash'],
  ['नकद जमा, मुख्य शाखा', 'cash'],
])('%s is %s', (text, kind) => {
  expect(findKind(text)).toBe(kind);
});

it.each([
  'GREEN GROCER',
  'Coffee house',
  'HOTEL ADRIA PARIS includes Conversion Commission of 1.20',
  'FEEDSTORE LTD',
  'Von Hauptkonto nach Urlaub',
  '',
])('%j says nothing', (text) => {
  expect(findKind(text)).toBeNull();
});
