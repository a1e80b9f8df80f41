/**
 * Source text of a stage → the numbers in it that decide and stand in no table of thresholds: fractions, and constants of a file.
 * Whole numbers within an expression count, index and double, and code points are written as 0x20; both are left alone.
 */
import { parseSync, Visitor } from 'oxc-parser';

export interface BareNumber {
  /** 1-based. */
  readonly line: number;
  /** As written. */
  readonly text: string;
}

export function listBareNumbers(path: string, text: string): BareNumber[] {
  const found: BareNumber[] = [];
  const report = ({ start, end }: { readonly start: number; readonly end: number }) =>
    found.push({ line: text.slice(0, start).split('\n').length, text: text.slice(start, end) });
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'number' && !Number.isInteger(node.value)) report(node);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !/^[A-Z][A-Z0-9_]*$/.test(id.name) || init === null) return;
      const isWhole = init.type === 'Literal' && Number.isInteger(init.value) && !/^0x/.test(text.slice(init.start));
      if (isWhole) report(init);
    },
  }).visit(parseSync(path, text).program);
  return found;
}
