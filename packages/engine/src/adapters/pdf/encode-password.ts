/**
 * A password as the C strings to try, in this order. PDF 2.0 (ISO 32000-2, 7.6.4.3.3) says UTF-8; older handlers used
 * PDFDocEncoding, which is Latin-1 for what people type. No password is one try with the empty string.
 */
export function encodePassword(password: string | null): Uint8Array[] {
  const utf8 = new TextEncoder().encode(`${password ?? ''}\0`);
  const codes = Array.from(`${password ?? ''}\0`, (letter) => letter.codePointAt(0)!);
  const latin1Differs = codes.some((code) => code > 0x7f) && codes.every((code) => code <= 0xff);
  return latin1Differs ? [utf8, Uint8Array.from(codes)] : [utf8];
}
