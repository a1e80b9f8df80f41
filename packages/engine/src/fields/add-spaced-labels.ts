import { lookupPhrase } from '../knowledge/lexicon.ts';
import type { TokenLine } from '../lines/reading.ts';
import type { LabelSpan } from './field.ts';

/** Labels of the line in its order, with those whose two signs stand apart: forms in Chinese set "户    名：" as wide as one of four. */
export function addSpacedLabels(line: TokenLine, printed: readonly LabelSpan[]): readonly LabelSpan[] {
  const spaced = spacedLabels(line).filter(({ from }) => !printed.some((label) => label.from === from));
  return spaced.length === 0 ? printed : [...printed, ...spaced].sort((a, b) => a.from - b.from);
}

function spacedLabels({ words }: TokenLine): LabelSpan[] {
  return words.flatMap((word, from) => {
    const last = words[from + 1]?.text ?? '';
    if (!ONE_SIGN.test(word.text) || !LAST_SIGN.test(last)) return [];
    return lookupPhrase(word.text + last.slice(0, 1)).flatMap(({ kind, value }) =>
      kind === 'label' ? [{ label: value, from, to: from + 2 }] : [],
    );
  });
}

const ONE_SIGN = /^\p{Script=Han}$/u;
const LAST_SIGN = /^\p{Script=Han}[:：]?$/u;
