/** SHA-256 of a file in hexadecimal digits; `null` where the page is not secure enough for the browser to compute one. */
export async function hashFile(file: Blob): Promise<string | null> {
  // Over plain HTTP there is none, whatever its type says.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  return new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer())).toHex();
}
