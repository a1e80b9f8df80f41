/** The contract → the declarations of what each route takes and gives, as packages/sdk/src/api.ts derives them. */
import { problemSchema, type RouteDefinition, type RouteName, routes, WEBHOOK_EVENTS } from '@extracto/contract';
import { resultSchema } from '@extracto/model/result';
import { z } from 'zod';
import { printType } from './print-type.ts';

/** `names`: the routes that the client has. */
export function declareApi(names: readonly string[]): string {
  const events = Object.values(WEBHOOK_EVENTS).map(({ schema }) => printSchema(schema, 'output'));
  return [
    `export interface ExtractionResult ${printSchema(resultSchema, 'output')}`,
    `export interface Problem ${printSchema(problemSchema, 'output')}`,
    `/** What a webhook is sent. */\nexport type WebhookEvent = ${events.join(' | ')};`,
    `export interface Api {\n${names.map((name) => `${name}: ${printRoute(routes[name as RouteName])};`).join('\n')}\n}`,
    'export type SdkRouteName = keyof Api;\n',
  ].join('\n');
}

function printRoute({ method, path, summary, params, query, body, success }: RouteDefinition): string {
  return `{
/** ${summary} */
method: '${method}';
path: '${path}';
params: ${printOptional(params)};
query: ${printOptional(query)};
body: ${printOptional(body?.schema)};
answer: ${success.kind === 'json' ? printAnswer(success.schema) : 'File'};
}`;
}

function printAnswer(schema: z.ZodType): string {
  return schema === resultSchema ? 'ExtractionResult' : printSchema(schema, 'output');
}

function printOptional(schema: z.ZodType | undefined): string {
  return schema === undefined ? 'unknown' : printSchema(schema, 'input');
}

function printSchema(schema: z.ZodType, io: 'input' | 'output'): string {
  return printType(z.toJSONSchema(schema, { io }));
}
