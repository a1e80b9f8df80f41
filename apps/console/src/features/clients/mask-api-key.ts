/** At most ten asterisks, then the last five characters: `maskApiKey('ext_abcdefgh12345')` is `"**********12345"`. */
export function maskApiKey(apiKey: string): string {
  const shown = apiKey.slice(-5);
  return '*'.repeat(Math.min(10, apiKey.length - shown.length)) + shown;
}
