/** The table of routes and its OpenAPI description, joined into what the reference shows. In the order of the table. */
import { buildOpenapi, type RouteDefinition, routes } from '@extracto/contract';
import { describeType } from './describe-type.ts';
import type { JsonSchema, OpenapiDocument, OpenapiOperation } from './json-schema.ts';
import type { Operation, OperationAnswer, OperationField, RequestBody } from './operation.ts';
import { FIELD_SAMPLES } from './samples/field-samples.ts';
import { writeSample } from './samples/write-sample.ts';

export function listOperations(): Operation[] {
  const { paths } = buildOpenapi('1') as unknown as OpenapiDocument;
  return Object.entries<RouteDefinition>(routes).map(([name, route]) => {
    const path = route.path.replaceAll(/:([A-Za-z]+)/g, '{$1}');
    const described = paths[path]?.[route.method.toLowerCase()];
    if (described === undefined) throw new Error(`the description lacks ${route.method} ${path}`);
    return {
      name,
      method: route.method,
      path,
      group: path.split('/')[3] ?? 'service',
      summary: route.summary,
      access: route.access,
      idempotent: route.idempotent === true,
      liveOnly: route.liveOnly === true,
      fields: [...listParameters(described), ...listBodyFields(described)],
      request: readRequest(described),
      answer: readAnswer(route, described),
      problems: Object.keys(described.responses).filter((status) => Number(status) >= 400),
    };
  });
}

function listParameters({ parameters }: OpenapiOperation): OperationField[] {
  return parameters.map(({ name, in: place, required, schema }) => describeField(name, place, required, schema));
}

function listBodyFields({ requestBody }: OpenapiOperation): OperationField[] {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  if (schema === undefined) return [];
  const files = listFiles(schema);
  // A form takes what may be left out with a default; the description lists it as present.
  const isRequired = (name: string, field: JsonSchema) =>
    field.default === undefined && schema.required?.includes(name) === true;
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => !files.includes(name))
    .map(([name, field]) => describeField(name, 'body', isRequired(name, field), field));
  return [...describeFile(files, schema), ...fields];
}

/** One file is required, under any one of its names. */
function describeFile([name, ...others]: readonly string[], schema: JsonSchema): OperationField[] {
  const field = name === undefined ? undefined : schema.properties?.[name];
  if (name === undefined || field === undefined) return [];
  const alias = others.length === 0 ? '' : ` May also be called ${others.join(', ')}.`;
  return [describeField(name, 'body', true, { ...field, description: `${field.description ?? ''}${alias}`.trim() })];
}

function listFiles({ properties = {} }: JsonSchema): string[] {
  return Object.keys(properties).filter((name) => properties[name]?.contentMediaType !== undefined);
}

function describeField(name: string, place: OperationField['place'], required: boolean, schema: JsonSchema) {
  return { name, place, required, type: describeType(schema), description: schema.description ?? null };
}

function readRequest({ requestBody }: OpenapiOperation): RequestBody | null {
  const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (mediaType === undefined || content === undefined) return null;
  const fields = Object.entries(content.schema.properties ?? {});
  const written = fields.filter(
    ([name, field]) => content.schema.required?.includes(name) || field.default !== undefined,
  );
  const sample = Object.fromEntries(
    written.map(([name, field]) => [
      name,
      // A sample may be that there is nothing.
      name in FIELD_SAMPLES ? FIELD_SAMPLES[name] : writeSample(field),
    ]),
  );
  // The file field has several names; the sample needs one.
  return { mediaType, files: listFiles(content.schema).slice(0, 1), sample };
}

function readAnswer(route: RouteDefinition, described: OpenapiOperation): OperationAnswer {
  const status = String(route.success.status);
  const [mediaType, content] = Object.entries(described.responses[status]?.content ?? {})[0] ?? [];
  return { status, mediaType: mediaType ?? null, sample: content?.example ?? null };
}
