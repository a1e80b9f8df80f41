/**
 * A map of texts that is ready as it is read from a file: keys are looked up where they lie, in one long text, and a value is
 * made when it is asked for. To make maps of the lexicon's forty thousand words again takes a twentieth of a short run, which
 * asks for some hundred of them.
 */
export interface Packed {
  readonly keys: Texts;
  /** Number of a key, counted from 1, at the place that its hash names or the next free one; 0 where none is. */
  readonly slots: Uint16Array;
  /** For each key which of `values` is its. */
  readonly valueNumbers: Uint16Array;
  /** As JSON, each once. */
  readonly values: Texts;
}

/** Texts one behind the other. */
interface Texts {
  readonly text: string;
  /** Place of each, and of one more where the last has ended. */
  readonly starts: Uint32Array;
}

/** At most 65,535 keys; values are plain ones. */
export function pack(map: Iterable<readonly [string, unknown]>): Packed {
  const entries = [...map];
  const texts = entries.map(([, value]) => JSON.stringify(value));
  const values = [...new Set(texts)];
  const numbers = new Map(values.map((text, index) => [text, index]));
  const keys = entries.map(([key]) => key);
  return {
    keys: joinTexts(keys),
    slots: hashKeys(keys),
    valueNumbers: Uint16Array.from(texts, (text) => numbers.get(text)!),
    values: joinTexts(values),
  };
}

export class PackedMap<V> {
  readonly #packed: Packed;
  readonly #made: V[] = [];

  constructor(packed: Packed) {
    this.#packed = packed;
  }

  has(key: string): boolean {
    return this.#find(key) !== null;
  }

  get(key: string): V | undefined {
    const index = this.#find(key);
    return index === null ? undefined : this.#valueAt(index);
  }

  *keys(): Generator<string> {
    const { keys } = this.#packed;
    for (let index = 0; index < keys.starts.length - 1; index += 1) yield textAt(keys, index);
  }

  *[Symbol.iterator](): Generator<[string, V]> {
    let index = 0;
    for (const key of this.keys()) yield [key, this.#valueAt(index++)];
  }

  #find(key: string): number | null {
    const { keys, slots } = this.#packed;
    const { text, starts } = keys;
    for (let at = hashOf(key) & (slots.length - 1); slots[at] !== 0; at = (at + 1) & (slots.length - 1)) {
      const index = slots[at]! - 1;
      const start = starts[index]!;
      if (starts[index + 1] === start + key.length && text.startsWith(key, start)) return index;
    }
    return null;
  }

  #valueAt(index: number): V {
    const { valueNumbers, values } = this.#packed;
    const number = valueNumbers[index]!;
    this.#made[number] ??= JSON.parse(textAt(values, number)) as V;
    return this.#made[number];
  }
}

function joinTexts(texts: readonly string[]): Texts {
  const starts = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) starts[index + 1] = starts[index]! + text.length;
  return { text: texts.join(''), starts };
}

function textAt({ text, starts }: Texts, index: number): string {
  return text.slice(starts[index], starts[index + 1]);
}

/** At most half of the places are taken, so that there always is a free one. */
function hashKeys(keys: readonly string[]): Uint16Array {
  const slots = new Uint16Array(2 ** Math.ceil(Math.log2(keys.length * 2 + 1)));
  for (const [index, key] of keys.entries()) {
    let at = hashOf(key) & (slots.length - 1);
    while (slots[at] !== 0) at = (at + 1) & (slots.length - 1);
    slots[at] = index + 1;
  }
  return slots;
}

/** FNV-1a, over the UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
