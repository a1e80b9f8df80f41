/** Holds every answer of a test against the OpenAPI document: a status, type or body that it does not tell is a failure. */
import { buildOpenapi } from '@extracto/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Described {
  readonly operationId: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>>;
}

const document = JSON.parse(JSON.stringify(buildOpenapi('1.0.0')));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', components: document.components });
const validators = new Map<object, ValidateFunction>();

/** Fixed addresses stand before those with parameters. */
const described: readonly Described[] = Object.entries<Record<string, Omit<Described, 'method' | 'pattern'>>>(
  document.paths,
)
  .sort(([left], [right]) => left.split('{').length - right.split('{').length)
  .flatMap(([path, methods]) => {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
    return Object.entries(methods).map(([method, rest]) => ({ ...rest, method: method.toUpperCase(), pattern }));
  });

/** Throws with the name of the operation and what is wrong. Answers of addresses that are not described pass. */
export function checkAnswer(
  method: string,
  path: string,
  answer: { status: number; type: string; body: string },
): void {
  const operation = described.find((one) => one.method === method && one.pattern.test(path.split('?')[0]!));
  if (operation === undefined) return;
  const name = `${operation.operationId} (${method} ${path}) answered ${answer.status}`;
  const response = operation.responses[String(answer.status)];
  if (response === undefined)
    throw new Error(`${name}, which the document does not tell: ${answer.body.slice(0, 300)}`);
  if (response.content === undefined) return;
  const [mediaType = ''] = answer.type.split(';');
  const content = response.content[mediaType];
  if (content === undefined) throw new Error(`${name} with ${mediaType}, which the document does not tell`);
  if (!mediaType.endsWith('json')) return;
  const validate = validatorOf(content.schema);
  if (!validate(JSON.parse(answer.body)))
    throw new Error(`${name} with a wrong body: ${ajv.errorsText(validate.errors)}`);
}

function validatorOf(schema: object): ValidateFunction {
  let validator = validators.get(schema);
  if (validator === undefined) {
    validator = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')));
    validators.set(schema, validator);
  }
  return validator;
}
