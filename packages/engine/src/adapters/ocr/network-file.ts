/**
 * An ONNX file ↔ the steps of its network. Of the format (Protocol Buffers; onnx/onnx.proto) only what a rewriting of steps needs is
 * understood; all else is carried over as it is. Constants are steps of their own in files of Paddle, with raw data.
 */

/** One step of a network. */
export interface Step {
  readonly kind: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Encoded attributes by name. */
  readonly attributes: ReadonlyMap<string, Uint8Array>;
}

/** A constant of single-precision numbers. */
export interface Numbers {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

export interface Network {
  /** In an order in which they can run. */
  readonly steps: readonly Step[];
  /** Encoded fields of the model and of its graph that hold no steps. */
  readonly aroundGraph: readonly Uint8Array[];
  readonly aroundSteps: readonly Uint8Array[];
}

/** Numbers of the fields that are read here, by their message. */
const MODEL = { graph: 7 } as const;
const GRAPH = { node: 1 } as const;
const NODE = { input: 1, output: 2, operator: 4, attribute: 5 } as const;
const ATTRIBUTE = { name: 1, float: 2, tensor: 5, integers: 8, type: 20 } as const;
const TENSOR = { shape: 1, type: 2, data: 9 } as const;
const TYPE = { float: 1, tensor: 4 } as const;
const FLOAT_TENSOR = 1;
const WIRE = { integer: 0, double: 1, bytes: 2, single: 5 } as const;

export function readNetwork(file: Uint8Array): Network {
  const model = [...readFields(file)];
  const graph = [...readFields(model.find(({ number }) => number === MODEL.graph)?.content ?? new Uint8Array())];
  return {
    steps: graph.filter(({ number }) => number === GRAPH.node).map(({ content }) => readStep(content)),
    aroundGraph: model.filter(({ number }) => number !== MODEL.graph).map(({ whole }) => whole),
    aroundSteps: graph.filter(({ number }) => number !== GRAPH.node).map(({ whole }) => whole),
  };
}

export function writeNetwork({ steps, aroundGraph, aroundSteps }: Network): Uint8Array {
  const graph = [...steps.flatMap((step) => bytesField(GRAPH.node, writeStep(step))), ...aroundSteps];
  return join([...aroundGraph, ...bytesField(MODEL.graph, graph)]);
}

/** `null` where a step is no constant of single-precision numbers. */
export function readNumbers({ kind, attributes }: Step): Numbers | null {
  const value = kind === 'Constant' ? attributes.get('value') : undefined;
  const tensor = value && findField(value, ATTRIBUTE.tensor);
  if (tensor === undefined) return null;
  const fields = [...readFields(tensor.content)];
  const data = fields.find(({ number }) => number === TENSOR.data)?.content;
  const isFloat = fields.some(({ number, value: type }) => number === TENSOR.type && type === FLOAT_TENSOR);
  if (data === undefined || !isFloat) return null;
  const shape = fields.filter(({ number }) => number === TENSOR.shape).flatMap(readIntegers);
  return { shape, values: new Float32Array(new Uint8Array(data).buffer) };
}

export function writeNumbers(name: string, { shape, values }: Numbers): Step {
  const data = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  const lengths = shape.flatMap((length) => integerField(TENSOR.shape, length));
  const tensor = [...lengths, ...integerField(TENSOR.type, FLOAT_TENSOR), ...bytesField(TENSOR.data, [data])];
  const value = writeAttribute('value', TYPE.tensor, bytesField(ATTRIBUTE.tensor, tensor));
  return { kind: 'Constant', inputs: [], outputs: [name], attributes: new Map([['value', value]]) };
}

/** `undefined` where the step has no such attribute. */
export function readFloat({ attributes }: Step, name: string): number | undefined {
  const attribute = attributes.get(name);
  const field = attribute && findField(attribute, ATTRIBUTE.float);
  return field && new DataView(field.content.buffer, field.content.byteOffset).getFloat32(0, true);
}

export function writeFloat(name: string, value: number): [string, Uint8Array] {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setFloat32(0, value, true);
  return [name, writeAttribute(name, TYPE.float, [writeInteger(ATTRIBUTE.float * 8 + WIRE.single), bytes])];
}

/** None where the step has no such attribute. */
export function readLengths({ attributes }: Step, name: string): number[] {
  const fields = [...readFields(attributes.get(name) ?? new Uint8Array())];
  return fields.filter(({ number }) => number === ATTRIBUTE.integers).flatMap(readIntegers);
}

function readStep(bytes: Uint8Array): Step {
  const fields = [...readFields(bytes)];
  const texts = (wanted: number) =>
    fields.filter(({ number }) => number === wanted).map(({ content }) => new TextDecoder().decode(content));
  const attributes = fields.filter(({ number }) => number === NODE.attribute).map(({ content }) => content);
  return {
    kind: texts(NODE.operator)[0] ?? '',
    inputs: texts(NODE.input),
    outputs: texts(NODE.output),
    attributes: new Map(attributes.map((attribute) => [nameOf(attribute), attribute])),
  };
}

function nameOf(attribute: Uint8Array): string {
  return new TextDecoder().decode(findField(attribute, ATTRIBUTE.name)?.content);
}

function writeStep({ kind, inputs, outputs, attributes }: Step): Parts {
  return [
    ...inputs.flatMap((name) => textField(NODE.input, name)),
    ...outputs.flatMap((name) => textField(NODE.output, name)),
    ...textField(NODE.operator, kind),
    ...[...attributes.values()].flatMap((attribute) => bytesField(NODE.attribute, [attribute])),
  ];
}

function writeAttribute(name: string, type: number, value: Parts): Uint8Array {
  return join([...textField(ATTRIBUTE.name, name), ...value, ...integerField(ATTRIBUTE.type, type)]);
}

interface Field {
  readonly number: number;
  /** Of an integer; 0 for all else. */
  readonly value: number;
  /** Of all but integers. */
  readonly content: Uint8Array;
  /** With its number and its length. */
  readonly whole: Uint8Array;
}

function* readFields(bytes: Uint8Array): Generator<Field> {
  for (let from = 0, to = 0; from < bytes.length; from = to) {
    const [tag, behindTag] = readInteger(bytes, from);
    const [number, wire] = [Math.floor(tag / 8), tag % 8];
    const isInteger = wire === WIRE.integer;
    const hasLength = wire === WIRE.bytes;
    const [value, behindValue] = isInteger || hasLength ? readInteger(bytes, behindTag) : [0, behindTag];
    to = behindValue + (isInteger ? 0 : hasLength ? value : wire === WIRE.double ? 8 : 4);
    const content = isInteger ? new Uint8Array() : bytes.subarray(behindValue, to);
    yield { number, value: isInteger ? value : 0, content, whole: bytes.subarray(from, to) };
  }
}

function findField(bytes: Uint8Array, wanted: number): Field | undefined {
  return readFields(bytes).find(({ number }) => number === wanted);
}

/** Of a repeated field, whose integers may come one by one or together. */
function readIntegers({ value, content }: Field): number[] {
  if (content.length === 0) return [value];
  const integers: number[] = [];
  for (let at = 0; at < content.length; ) {
    const [integer, next] = readInteger(content, at);
    integers.push(integer);
    at = next;
  }
  return integers;
}

/** Seven bits a byte, the lowest first. */
function readInteger(bytes: Uint8Array, from: number): [value: number, next: number] {
  let [value, at] = [0, from];
  for (let scale = 1; ; scale *= 128) {
    const byte = bytes[at++] ?? 0;
    value += (byte % 128) * scale;
    if (byte < 128) return [value, at];
  }
}

function writeInteger(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.of(...bytes, rest);
}

/** Bytes that stand behind each other; put together once, since weights are megabytes. */
type Parts = readonly Uint8Array[];

function integerField(number: number, value: number): Parts {
  return [writeInteger(number * 8 + WIRE.integer), writeInteger(value)];
}

function bytesField(number: number, content: Parts): Parts {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return [writeInteger(number * 8 + WIRE.bytes), writeInteger(length), ...content];
}

function textField(number: number, text: string): Parts {
  return bytesField(number, [new TextEncoder().encode(text)]);
}

function join(parts: Parts): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
