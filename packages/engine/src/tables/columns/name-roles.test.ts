import { expect, it } from 'vitest';
import { rolesOf } from './name-roles.ts';

it.each([
  ['Amount/Currency', ['amount']],
  ['Balance / Currency', ['balance']],
  ['Currency/Amount', []],
  ['Name / Description', ['description']],
  ['Name / Account, Reference / Description', ['description']],
  ['Name / Account, Balance / Description', []],
  ['Amount, Currency / Description', []],
])('the name %s of two lines in a cell means %j', (name, roles) => {
  expect(rolesOf(name)).toEqual(roles);
});
