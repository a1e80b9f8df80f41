/** An account number as printed → the IBAN that it is (ISO 13616), without spaces; `null` when it is another number. */
export function readIban(number: string): string | null {
  const iban = number.replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && remainder(iban) === 1n ? iban : null;
}

/** ISO 7064, MOD 97-10: letters are two digits each, the first four characters stand last. */
function remainder(iban: string): bigint {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n;
}
