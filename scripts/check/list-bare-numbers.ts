/**
 * Source text of a stage → the numbers in it that decide and stand in no table of thresholds: fractions, and constants of a file.
 * Whole numbers within an expression count, index and double, and code points are written as 0x20; both are left alone.
 */
import { parseSync, Visitor } from 'oxc-parser';

export interface BareNumber {
  readonly kind: 'fraction' | 'constant';
  /** 1-based. */
  readonly line: number;
  /** As written. */
  readonly text: string;
}

export function listBareNumbers(path: string, text: string): BareNumber[] {
  const found: BareNumber[] = [];
  const report = (kind: BareNumber['kind'], { start, end }: { readonly start: number; readonly end: number }) =>
    found.push({ kind, line: text.slice(0, start).split('\n').length, text: text.slice(start, end) });
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'number' && !Number.isInteger(node.value)) report('fraction', node);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !/^[A-Z][A-Z0-9_]*$/.test(id.name) || init === null) return;
      if (init.type === 'Literal' && typeof init.value === 'number' && !/^0x/.test(text.slice(init.start))) {
        report('constant', init);
      }
    },
  }).visit(parseSync(path, text).program);
  return found;
}
