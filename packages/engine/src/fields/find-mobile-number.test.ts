import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findMobileNumber, isMobileNumber } from './find-mobile-number.ts';

describe('the telephone of mobile money is the number of its account', () => {
  it.each([
    ['Mobile Number: 0712 345 678', '0712 345 678'],
    ['Mobile Number:              0712345678', '0712345678'],
    ['Mobile Number              256700410938', '256700410938'],
    ['Phone Number               : 60120389017', '60120389017'],
    ['Transaction Statement for +919717719426', '+919717719426'],
    ['Holder              Mobile number\nMUSA FARAJI         254700410938', '254700410938'],
    ['Qpay       12 Mint Road\nQpay Number: 09170000438', '09170000438'],
  ])('%s', (page, number) => {
    const found = findMobileNumber(printLines(page))!;
    expect(found.value).toBe(number);
    expect(isMobileNumber(found)).toBe(true);
  });

  it.each([
    'Phone Number               1 Main Street',
    'Mobile app: call us',
    'Mobile number       Fee\n1 Main Street       254700410938',
    'Statement for 01 May 2023',
    'Qpay Number: 09170000438',
    'Branch       12 Mint Road\nBranch Number: 09170000438',
    'Qpay       12 Mint Road\nQpay Number: 4438 0012',
  ])('but not: %s', (page) => {
    expect(findMobileNumber(printLines(page))).toBeNull();
  });
});
