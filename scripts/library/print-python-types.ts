/** JSON schemas → a Python module of `TypedDict`s, one for each object, with its descriptions as comments. */
import type { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;
type SubSchema = z.core.JSONSchema._JSONSchema;

const HEADER = [
  '"""What the service answers, as types. Written from the contract by `npm run pack:python`."""',
  '',
  'from __future__ import annotations',
  '',
  'from typing import Any, Literal, NotRequired, Optional, TypedDict, Union',
];

const NAMES: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** `schemas`: by the name of the class or alias that Python programs use. */
export function printPythonTypes(schemas: Readonly<Record<string, SubSchema>>): string {
  const lines: string[] = [...HEADER];
  for (const [name, schema] of Object.entries(schemas)) {
    const type = printType(schema, name, lines);
    if (type !== name) lines.push('', '', `${name} = ${type}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The type's expression; classes that it needs are added to `lines` first. */
function printType(schema: SubSchema, name: string, lines: string[]): string {
  if (typeof schema === 'boolean') return 'Any';
  if (schema.const !== undefined) return printLiteral([schema.const]);
  if (schema.enum !== undefined) return printLiteral(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return printUnion(choices, name, lines);
  if (schema.type === 'object') return printObject(schema, name, lines);
  if (schema.type === 'array') return printArray(schema, name, lines);
  const types = [schema.type ?? []].flat().map((type) => NAMES[type] ?? 'Any');
  return joinTypes(types);
}

function printLiteral(values: readonly unknown[]): string {
  return `Literal[${values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : printConstant(value))).join(', ')}]`;
}

function printConstant(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return String(value);
}

function printUnion(choices: readonly SubSchema[], name: string, lines: string[]): string {
  const objects = choices.filter((choice) => typeof choice === 'object' && choice.type === 'object');
  return joinTypes(
    choices.map((choice) => printType(choice, objects.length > 1 ? name + (objects.indexOf(choice) + 1) : name, lines)),
  );
}

function joinTypes(types: readonly string[]): string {
  const some = types.filter((type) => type !== 'None');
  if (some.length === 0 && types.length > 0) return 'None';
  const type = some.length > 1 ? `Union[${some.join(', ')}]` : (some[0] ?? 'Any');
  return some.length < types.length ? `Optional[${type}]` : type;
}

function printObject(
  { properties, required = [], additionalProperties }: Schema,
  name: string,
  lines: string[],
): string {
  if (properties === undefined) return `dict[str, ${printType(additionalProperties ?? true, `${name}Value`, lines)}]`;
  const fields = Object.entries(properties).flatMap(([key, value]) => {
    const type = printType(value, name + capitalise(key), lines);
    const comment = typeof value === 'object' && value.description ? [`    #: ${value.description}`] : [];
    return [...comment, `    ${key}: ${required.includes(key) ? type : `NotRequired[${type}]`}`];
  });
  // `from` and its like are words of the language, which the other notation of a TypedDict takes.
  const isClass = Object.keys(properties).every((key) => !RESERVED.has(key));
  lines.push(
    '',
    '',
    ...(isClass
      ? [`class ${name}(TypedDict):`, ...(fields.length > 0 ? fields : ['    pass'])]
      : printCall(name, fields)),
  );
  return name;
}

const RESERVED = new Set([
  'from',
  'import',
  'class',
  'def',
  'is',
  'in',
  'not',
  'and',
  'or',
  'if',
  'else',
  'for',
  'pass',
]);

function printCall(name: string, fields: readonly string[]): string[] {
  const entries = fields.map((field) =>
    field
      .replace(/^ {4}(\w+): (.*)$/, (_, key, type) => `        ${JSON.stringify(key)}: ${JSON.stringify(type)},`)
      .replace(/^ {4}#/, '        #'),
  );
  return [`${name} = TypedDict(`, `    "${name}",`, '    {', ...entries, '    },', ')'];
}

function printArray({ items, prefixItems }: Schema, name: string, lines: string[]): string {
  if (prefixItems !== undefined) return `tuple[${prefixItems.map((item) => printType(item, name, lines)).join(', ')}]`;
  return `list[${printType((items as SubSchema | undefined) ?? true, singular(name), lines)}]`;
}

function capitalise(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}

/** Class of an item: `ResultStatements` holds `ResultStatement`s. */
function singular(name: string): string {
  return name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, '');
}
