/**
 * A network as it was trained → the same one in fewer steps, equal but for rounding: its runtime leaves these as they are, and a
 * third of the time goes into steps that touch every number once.
 *
 *   Conv, × a, + b                        →  Conv with other weights
 *   x × clip(x + 3, 0, 6) / 6             →  x × HardSigmoid(x), one step for the runtime
 *   × a, + b, Conv                        →  Conv with other weights; where it looks past the edge of its picture, + b / a before
 */
import {
  type Network,
  type Numbers,
  readFloat,
  readLengths,
  readNetwork,
  readNumbers,
  type Step,
  writeFloat,
  writeNetwork,
  writeNumbers,
} from './network-file.ts';

/** `file` is an ONNX file; what cannot be folded stays as it is. */
export function foldNetwork(file: Uint8Array): Uint8Array {
  const network = readNetwork(file);
  return writeNetwork({ ...network, steps: foldSteps(network) });
}

function foldSteps({ steps }: Network): Step[] {
  const constants = new Map<string, Numbers>();
  for (const step of steps) {
    const numbers = readNumbers(step);
    if (numbers !== null) constants.set(step.outputs[0]!, numbers);
  }
  const given = new Set(constants.keys());
  const running = steps.filter(({ kind }) => kind !== 'Constant');
  const folded = foldBefore(foldHardSwish(foldBehind(running, constants), constants), constants);
  const used = new Set(folded.flatMap(({ inputs }) => inputs));
  const kept = steps.filter(({ kind, outputs }) => kind === 'Constant' && used.has(outputs[0]!));
  const made = [...constants].filter(([name]) => used.has(name) && !given.has(name));
  return [...kept, ...made.map(([name, numbers]) => writeNumbers(name, numbers)), ...folded];
}

/** Two numbers `a` and `b` of `a × x + b`. */
interface Line {
  readonly scale: number;
  readonly shift: number;
}

const SAME: Line = { scale: 1, shift: 0 };

/** A step that does nothing but add or multiply by one number, and what it does that to. */
function readLine(step: Step | undefined, constants: ReadonlyMap<string, Numbers>): (Line & { x: string }) | null {
  if (step?.kind !== 'Mul' && step?.kind !== 'Add') return null;
  const [one, two] = step.inputs as [string, string];
  for (const [x, name] of [
    [one, two],
    [two, one],
  ] as const) {
    const values = constants.get(name)?.values;
    if (values?.length !== 1) continue;
    return step.kind === 'Mul' ? { x, scale: values[0]!, shift: 0 } : { x, scale: 1, shift: values[0]! };
  }
  return null;
}

/** The step that alone reads what a step gives. */
function onlyReaders(steps: readonly Step[]): Map<string, Step> {
  const readers = Map.groupBy(
    steps.flatMap((step) => step.inputs.map((input) => ({ step, input }))),
    ({ input }) => input,
  );
  return new Map(
    [...readers].flatMap(([input, [first, ...more]]) => (more.length === 0 ? [[input, first!.step]] : [])),
  );
}

/** Lines behind a convolution. */
function foldBehind(steps: readonly Step[], constants: Map<string, Numbers>): Step[] {
  const readers = onlyReaders(steps);
  const dropped = new Set<Step>();
  const folded = steps.map((step) => {
    if (step.kind !== 'Conv') return step;
    let [line, output] = [SAME, step.outputs[0]!];
    for (;;) {
      const next = readers.get(output);
      const more = readLine(next, constants);
      if (next === undefined || more === null) break;
      line = { scale: line.scale * more.scale, shift: line.shift * more.scale + more.shift };
      output = next.outputs[0]!;
      dropped.add(next);
    }
    if (line === SAME) return step;
    const { weights, bias } = weightsOf(step, constants);
    const inputs = setWeights(step, constants, {
      weights: { ...weights, values: weights.values.map((weight) => weight * line.scale) },
      bias: bias.map((one) => one * line.scale + line.shift),
    });
    return { ...step, inputs, outputs: [output] };
  });
  return folded.filter((step) => !dropped.has(step));
}

function foldHardSwish(steps: readonly Step[], constants: ReadonlyMap<string, Numbers>): Step[] {
  const readers = onlyReaders(steps);
  const givers = new Map(steps.map((step) => [step.outputs[0]!, step]));
  const dropped = new Set<Step>();
  const folded = steps.flatMap((step) => {
    const [product, six] = step.inputs as [string, string];
    const times = givers.get(product);
    if (step.kind !== 'Div' || times?.kind !== 'Mul' || !readers.has(product)) return [step];
    if (constants.get(six)?.values.join() !== '6') return [step];
    const clip = times.inputs.map((input) => givers.get(input)).find((giver) => giver?.kind === 'Clip');
    const add = clip && givers.get(clip.inputs[0]!);
    const line = readLine(add, constants);
    if (add === undefined || line?.shift !== 3 || !times.inputs.includes(line.x)) return [step];
    if (readFloat(clip!, 'min') !== 0 || readFloat(clip!, 'max') !== 6) return [step];
    if (!readers.has(clip!.outputs[0]!) || !readers.has(add.outputs[0]!)) return [step];
    for (const old of [add, clip!, times]) dropped.add(old);
    return hardSwish(line.x, step.outputs);
  });
  return folded.filter((step) => !dropped.has(step));
}

function hardSwish(x: string, outputs: readonly string[]): Step[] {
  const gate = `${outputs[0]}.gate`;
  const attributes = new Map([writeFloat('alpha', 1 / 6), writeFloat('beta', 0.5)]);
  return [
    { kind: 'HardSigmoid', inputs: [x], outputs: [gate], attributes },
    { kind: 'Mul', inputs: [x, gate], outputs, attributes: new Map() },
  ];
}

/** Lines before a convolution: at most a factor, and then at most a sum. */
function foldBefore(steps: readonly Step[], constants: Map<string, Numbers>): Step[] {
  const readers = onlyReaders(steps);
  const givers = new Map(steps.map((step) => [step.outputs[0]!, step]));
  const dropped = new Set<Step>();
  const added = new Map<Step, Step>();
  const folded = steps.map((step) => {
    if (step.kind !== 'Conv') return step;
    let [line, x] = [SAME, step.inputs[0]!];
    const before: Step[] = [];
    for (;;) {
      const giver = givers.get(x);
      const more = readers.has(x) ? readLine(giver, constants) : null;
      if (giver === undefined || more === null) break;
      line = { scale: line.scale * more.scale, shift: line.shift + line.scale * more.shift };
      x = more.x;
      before.push(giver);
    }
    if (before.length === 0) return step;
    // paper around a picture is 0 behind the line as well
    const looksPast = readLengths(step, 'pads').some((pad) => pad !== 0) && line.shift !== 0;
    const inner = line.shift / line.scale;
    if (looksPast && !Number.isFinite(inner)) return step;
    for (const old of before) dropped.add(old);
    const { weights, bias } = weightsOf(step, constants);
    const sums = looksPast ? bias.map(() => 0) : sumWeights(weights);
    const [, ...inputs] = setWeights(step, constants, {
      weights: { ...weights, values: weights.values.map((weight) => weight * line.scale) },
      bias: bias.map((one, index) => one + sums[index]! * line.shift),
    });
    if (!looksPast) return { ...step, inputs: [x, ...inputs] };
    const [shift, shifted] = [`${x}.shift`, `${x}.shifted`];
    constants.set(shift, { shape: [1], values: Float32Array.of(inner) });
    const convolution = { ...step, inputs: [shifted, ...inputs] };
    added.set(convolution, { kind: 'Add', inputs: [x, shift], outputs: [shifted], attributes: new Map() });
    return convolution;
  });
  return folded.flatMap((step) => (dropped.has(step) ? [] : [added.get(step) ?? [], step].flat()));
}

interface Weights {
  readonly weights: Numbers;
  readonly bias: Float32Array;
}

function weightsOf({ inputs: [, weights, bias] }: Step, constants: ReadonlyMap<string, Numbers>): Weights {
  const numbers = constants.get(weights!)!;
  const none = new Float32Array(numbers.shape[0]!);
  return { weights: numbers, bias: (bias === undefined ? null : constants.get(bias)?.values) ?? none };
}

/** The inputs of the convolution with them. */
function setWeights(step: Step, constants: Map<string, Numbers>, { weights, bias }: Weights): string[] {
  const names = [`${step.outputs[0]}.weights`, `${step.outputs[0]}.bias`] as const;
  constants.set(names[0], weights);
  constants.set(names[1], { shape: [bias.length], values: bias });
  return [step.inputs[0]!, ...names];
}

/** Of each thing that a convolution looks for. */
function sumWeights({ shape, values }: Numbers): number[] {
  const each = values.length / shape[0]!;
  return Array.from({ length: shape[0]! }, (_, index) =>
    values.subarray(index * each, (index + 1) * each).reduce((sum, weight) => sum + weight, 0),
  );
}
