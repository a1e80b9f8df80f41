/** Documents are written by others: nothing of them may become markup. */
export function escapeMarkup(text: string): string {
  const plain = text.toWellFormed().replace(/\p{Cc}/gu, ' ');
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
