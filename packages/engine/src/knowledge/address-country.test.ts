import { describe, expect, it } from 'vitest';
import { addressCountry } from './address-country.ts';

describe('the country of an address', () => {
  it.each([
    ['Account number 12-3456-0789012-50', 'NZ'],
    ['PERTH WA 6000', 'AU'],
    ['MONTREAL QC H1W 3E2', 'CA'],
    ['LEEDS LS2 7DA', 'GB'],
    ['New York, NY 10001', 'US'],
    ['12 KLOOF NEK ROAD CAPE TOWN 8001', 'ZA'],
    ['www.examplebank.ca/business', 'CA'],
    ['help@examplebank.co.nz', 'NZ'],
    ['EN SU BANCO O EN WWW.SUPERVISOR.CL', 'CL'],
    ['Banco del Sur Argentina', 'AR'],
    ['SAN PEDRO GARZA GARCIA, NL C.P. 66254', 'MX'],
    ['Monterrey, N.L., C.P. 64000', 'MX'],
  ])('%s', (line, country) => {
    expect(addressCountry([line])).toBe(country);
  });

  it.each(['www.examplebank.com', 'Opening balance 1,234.56', 'Reference 12-3456', 'Unit 6, 77 High Street'])(
    '%s says nothing',
    (line) => {
      expect(addressCountry([line])).toBeNull();
    },
  );

  it('says nothing where two are as likely', () => {
    expect(addressCountry(['PERTH WA 6000', 'MONTREAL QC H1W 3E2'])).toBeNull();
  });
});
