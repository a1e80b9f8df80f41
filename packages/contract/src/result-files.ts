/** The routes of results as files, one for each format of the registry: a new format has its route at once. */
import { type FormatName, formatNames, formats } from '@extracto/formats';
import { z } from 'zod';
import type { ProblemStatus } from './problems.ts';
import { jobParamsSchema, resultQuerySchema } from './schemas.ts';

/** JSON has a route of its own, whose answer has a schema. */
type FileFormat = Exclude<FormatName, 'json'>;

/** `getResultCsv` for `csv`. */
export type ResultRoute<Name extends FormatName> = `getResult${Capitalize<Name>}`;

interface ResultFile<Name extends FileFormat> {
  readonly method: 'GET';
  readonly path: `/api/v1/jobs/:jobId/result.${(typeof formats)[Name]['extension']}`;
  readonly summary: string;
  readonly access: 'customer';
  readonly params: typeof jobParamsSchema;
  readonly query: ReturnType<typeof resultQueryFor<Name>>;
  readonly success: { readonly status: 200; readonly kind: 'file'; readonly mediaType: string };
  readonly problems: readonly ProblemStatus[];
}

type ResultFiles = { readonly [Name in FileFormat as ResultRoute<Name>]: ResultFile<Name> };

export function resultRoute<Name extends FormatName>(name: Name): ResultRoute<Name> {
  return `getResult${name[0]!.toUpperCase()}${name.slice(1)}` as ResultRoute<Name>;
}

export const resultFiles = Object.fromEntries(
  formatNames.filter((name) => name !== 'json').map((name) => [resultRoute(name), describeFile(name)]),
) as ResultFiles;

function describeFile<Name extends FileFormat>(name: Name): ResultFile<Name> {
  const { extension, summary, options }: (typeof formats)[Name] = formats[name];
  // What a format may miss in a statement, its options supply.
  const canRefuse = Object.keys(options.shape).length > 0;
  return {
    method: 'GET',
    path: `/api/v1/jobs/:jobId/result.${extension}`,
    summary,
    access: 'customer',
    params: jobParamsSchema,
    query: resultQueryFor(name),
    success: { status: 200, kind: 'file', mediaType: mediaTypeOf(name) },
    problems: canRefuse ? [400, 404, 409, 410, 422] : [400, 404, 409, 410],
  };
}

/** Without the character set, which the answer itself names. */
export function mediaTypeOf(name: FormatName): string {
  return formats[name].mediaType.split(';')[0]!;
}

/** Parameters of every result, and of its formats. */
function resultQueryFor<Name extends FormatName>(name: Name) {
  return z.strictObject({ ...formats[name].options.shape, ...resultQuerySchema.shape });
}
