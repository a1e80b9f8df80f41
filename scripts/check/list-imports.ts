/** One source text → what it imports. Types count: a type ties two files together as firmly as a value does. */
import { parseSync } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
  /** 1-based. */
  readonly line: number;
  /** The code runs when the file loads: not a type, not a dynamic `import()`. */
  readonly isLoaded: boolean;
}

/** In the order of the text. Throws for a file that does not parse; the type checker says why in its own words. */
export function listImports(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path} does not parse: ${errors[0]!.message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;

  const imports: Import[] = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    line: lineOf(start),
    isLoaded: entries.length === 0 || entries.some((entry) => !entry.isType),
  }));
  for (const { start, entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) imports.push({ specifier: moduleRequest.value, line: lineOf(start), isLoaded: !isType });
    }
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    // A computed name is nothing to hold against a rule.
    const quoted = /^(['"`])([^'"`$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (quoted !== null) imports.push({ specifier: quoted[2]!, line: lineOf(start), isLoaded: false });
  }
  return imports.sort((left, right) => left.line - right.line);
}
