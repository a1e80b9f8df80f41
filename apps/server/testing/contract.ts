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

/** Fixed addresses stand before those with parameters, which may be empty: the router gives `//` to the route, too. */
const described: readonly Described[] = Object.entries<Record<string, Omit<Described, 'method' | 'pattern'>>>(
  document.paths,
)
  .sort(([left], [right]) => left.split('{').length - right.split('{').length)
  .flatMap(([path, methods]) => {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]*')}/?$`);
    return Object.entries(methods).map(([method, rest]) => ({ ...rest, method: method.toUpperCase(), pattern }));
  });

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Routes below /api that are no part of the API: its description, and the payment provider's webhook. */
const OUTSIDE = /^\/api\/v1\/(?:openapi\.json|payment\/stripe\/webhook)$/;
/** Answers of any address that is no operation: not found, or method not allowed. */
const NOWHERE = [400, 404, 405];

/** `fetch` whose every answer must be one that the document tells. */
export const checkedFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const answer = await fetch(request);
  const { pathname, search } = new URL(request.url);
  const type = answer.headers.get('content-type') ?? '';
  const body = type.includes('json') ? await answer.clone().text() : '';
  checkAnswer(request.method, pathname + search, { status: answer.status, type, body });
  return answer;
};

/** Throws with the name of the operation and what is wrong. Pages and what watches the service are no part of the API. */
export function checkAnswer(method: string, path: string, answer: Answer): void {
  const [address = ''] = path.split('?');
  const operation = described.find((one) => one.method === method && one.pattern.test(address));
  if (operation === undefined) {
    if (!address.startsWith('/api/') || OUTSIDE.test(address) || NOWHERE.includes(answer.status)) return;
    throw new Error(`${method} ${path} answered ${answer.status} and is no operation of the document`);
  }
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
