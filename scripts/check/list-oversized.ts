/** Source texts → functions and files that are too long to be read at once. */
import { parseSync, Visitor } from 'oxc-parser';

const MOST_LINES = { file: 350, function: 60 } as const;

export interface Oversized {
  readonly path: string;
  /** 1-based; of the file itself 1. */
  readonly line: number;
  /** Name of the function, `null` for the file. */
  readonly name: string | null;
  readonly lines: number;
}

/** Longest first. A function that is nested in another counts for both. */
export function listOversized(path: string, text: string): Oversized[] {
  const starts = lineStarts(text);
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const found: Oversized[] = [];
  const lines = text.trimEnd().split('\n').length;
  if (lines > MOST_LINES.file) found.push({ path, line: 1, name: null, lines });
  const weigh = (node: { readonly start: number; readonly end: number }, name: string) => {
    const [line, last] = [lineAt(node.start), lineAt(node.end)];
    if (last - line + 1 > MOST_LINES.function) found.push({ path, line, name, lines: last - line + 1 });
  };
  new Visitor({
    FunctionDeclaration: (node) => weigh(node, node.id?.name ?? 'function'),
    FunctionExpression: (node) => weigh(node, node.id?.name ?? 'function'),
    ArrowFunctionExpression: (node) => weigh(node, 'arrow function'),
  }).visit(parseSync(path, text).program);
  return found.sort((one, other) => other.lines - one.lines);
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
