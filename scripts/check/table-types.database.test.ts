/** The types of the tables (apps/server/src/db/schema.ts) against the tables that the migrations make. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type TSType } from 'oxc-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../apps/server/testing/database.ts';

const FILE = join(import.meta.dirname, '../../apps/server/src/db/schema.ts');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const source = readFileSync(FILE, 'utf8');
const textOf = ({ start, end }: { readonly start: number; readonly end: number }) => source.slice(start, end);

/** Interface → its properties and their types as they are written. */
function readInterfaces(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const interfaces = new Map<string, Map<string, string>>();
  for (const statement of parseSync(FILE, source).program.body) {
    const declared = 'declaration' in statement ? statement.declaration : statement;
    if (declared?.type !== 'TSInterfaceDeclaration') continue;
    const properties = declared.body.body.flatMap((member) =>
      member.type === 'TSPropertySignature' && member.typeAnnotation
        ? [[textOf(member.key), textOf(member.typeAnnotation.typeAnnotation as TSType)] as const]
        : [],
    );
    interfaces.set(declared.id.name, new Map(properties));
  }
  return interfaces;
}

/** Type of a selected value: the first argument of ColumnType, Fixed, Generated and JSONColumnType. */
function describeType(type: string): string {
  const [, wrapper, inner = ''] =
    /^(ColumnType|Fixed|Generated|JSONColumnType)<([\s\S]*)>(?: \| null)?$/.exec(type) ?? [];
  const selected = wrapper === undefined ? type : inner.split(/,(?![^<{]*[>}])/)[0]!;
  const nullable = /\| null\b/.test(wrapper === 'JSONColumnType' ? type : selected) || type === 'OptionalInstant';
  const kinds: readonly [RegExp, string][] = [
    [/^(?:Optional)?Instant$|\bDate\b/, 'timestamp'],
    [/\bBuffer\b/, 'bytes'],
    [/\bboolean\b/, 'boolean'],
    [/\bnumber\b/, 'number'],
    [/\[\]/, 'list'],
  ];
  const kind =
    wrapper === 'JSONColumnType' ? 'json' : (kinds.find(([pattern]) => pattern.test(selected))?.[1] ?? 'text');
  return `${kind}${nullable ? ' or null' : ''}`;
}

const KINDS: Readonly<Record<string, string>> = {
  timestamptz: 'timestamp',
  bytea: 'bytes',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  xid8: 'text',
  _text: 'list',
  jsonb: 'json',
};

test('every column of the database has its type, with its name, kind and whether it may be null; and no other has', async () => {
  const tables = await database.db.introspection.getTables();
  const made = tables
    .filter(({ schema, isView }) => schema === 'public' && !isView)
    .flatMap(({ name, columns }) =>
      columns.map(
        (column) => `${name}.${column.name}: ${KINDS[column.dataType] ?? 'text'}${column.isNullable ? ' or null' : ''}`,
      ),
    );
  const interfaces = readInterfaces();
  const typed = [...interfaces.get('Database')!].flatMap(([table, name]) =>
    [...interfaces.get(name)!].map(([column, type]) => `${table}.${column}: ${describeType(type)}`),
  );
  expect(typed.length).toBeGreaterThan(150);
  expect(typed.toSorted()).toEqual(made.toSorted());
});
