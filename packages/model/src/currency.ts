/**
 * ISO 4217 alphabetic codes with their number of decimals ("minor unit" in the standard's list one).
 * Codes that are missing here are not currencies to this product.
 */
const TWO_DECIMALS =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD YER ZAR ZMW ZWL';
const ZERO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';

export const CURRENCY_DECIMALS: ReadonlyMap<string, number> = new Map([
  ...TWO_DECIMALS.split(' ').map((code) => [code, 2] as const),
  ...ZERO_DECIMALS.split(' ').map((code) => [code, 0] as const),
  ...THREE_DECIMALS.split(' ').map((code) => [code, 3] as const),
]);

/** Decimals of a currency; 2 when the currency is unknown (`null`), which is how most of the world prints money. */
export function currencyDecimals(code: string | null): number {
  return (code === null ? undefined : CURRENCY_DECIMALS.get(code)) ?? 2;
}
