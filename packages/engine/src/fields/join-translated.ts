import type { TokenLine } from '../lines/reading.ts';
import type { LabelSpan } from './field.ts';

/** "ชื่อบัญชี (Account Name)", "Klients / Client": in brackets or behind a stroke stands the same label in another language. */
export function joinTranslated({ words }: TokenLine, labels: readonly LabelSpan[]): LabelSpan[] {
  const joined: LabelSpan[] = [];
  for (const label of labels) {
    const isStroke = words[label.from - 1]?.text === '/';
    const at = joined.findIndex(
      (other) => other.label === label.label && other.to === (isStroke ? label.from - 1 : label.from),
    );
    const isBracketed = words[label.from]!.text.startsWith('(') && words[label.to - 1]!.text.endsWith(')');
    if (at >= 0 && (isBracketed || isStroke || words[label.from - 1]?.text.endsWith('/')))
      joined[at] = { ...joined[at]!, to: label.to };
    else joined.push(label);
  }
  return joined;
}
