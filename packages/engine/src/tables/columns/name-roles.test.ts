import { expect, it } from 'vitest';
import { rolesOf } from './name-roles.ts';

it.each([
  ['Amount/Currency', ['amount']],
  ['Balance / Currency', ['balance']],
  ['Saldo por transação', ['balance']],
  ['Saldo US$', ['balance']],
  ['Saldo (RD$)', ['balance']],
  ['Buchungs-/ Valutadatum', ['date']],
  ['Currency/Amount', []],
  ['Name / Description', ['description']],
  ['Name / Account, Reference / Description', ['description']],
  ['Name / Account, Balance / Description', []],
  ['Amount, Currency / Description', []],
  ['To/From Account ID', ['ignored']],
  ['Withdrawals & interest ($)', ['debit']],
  ['Balance owing ($)', ['balance']],
  ['Txn Posted Date', ['date']],
  ['Payee and details', ['description']],
  ['Saaja/maksaja ja selitys', ['description']],
  ['Kundenreferenz und Verwendungszweck', ['description']],
  ['Date and details', []],
  ['Debits and balance', []],
])('the name %s of two lines in a cell means %j', (name, roles) => {
  expect(rolesOf(name)).toEqual(roles);
});

it.each([
  ['Fecha D M A', ['date']],
  ['Fecha DD/MM/AAAA', ['date']],
  ['Data D M A', ['date']],
  ['Date D M Y', ['date']],
])('%s: the parts of the day below the name of its column', (name, roles) => {
  expect(rolesOf(name)).toEqual(roles);
});

it('the day on which the money can be had books no row', () => {
  expect(rolesOf('verfügbar')).toEqual(['valueDate']);
  expect(rolesOf('Data dispon.')).toEqual(['ignored']);
});

it.each(['Tasa M.V.', 'Plazo', 'Abono a capital del mes', 'Saldo pendiente'])(
  'the terms of the instalments are no amounts of the account: %s',
  (name) => {
    expect(rolesOf(name)).toEqual(['ignored']);
  },
);

it.each(['YTD Payments', 'Paid Year to Date'])('what the year came to is no balance of the rows: %s', (name) => {
  expect(rolesOf(name)).toEqual(['ignored']);
});

it('a name of both signs is that of the signs of the amounts', () => {
  expect(['+/-', '- / +', '±'].map(rolesOf)).toEqual([['sign'], ['sign'], ['sign']]);
  expect(['+', '-'].map(rolesOf)).toEqual([[], []]);
});

it('the Greek word for a transaction may name its day or what it was', () => {
  expect(rolesOf('Συναλλαγή')).toEqual(expect.arrayContaining(['transactionDate', 'description']));
});
