/** The registry of formats → the declaration of their names, which needs nothing of the options' library. */
import { formatNames } from '@extracto/formats';

export function declareFormatName(): string {
  return `export type FormatName = ${formatNames.map((name) => `'${name}'`).join(' | ')};\n`;
}
