/**
 * A regular expression that tells letters from other characters in any script. V8 lists all of them whenever it prepares one, which
 * takes longer than to match a page's words: thirty such expressions were a twentieth of a short run. So texts in ASCII, which most
 * words are, are matched by an expression that says the same of ASCII, and the other is made for the first text that is not.
 */
export class LetterPattern {
  readonly #source: string;
  readonly #flags: string;
  #ascii: RegExp | null = null;
  #any: RegExp | null = null;

  /** As for `RegExp`. Of properties it may have those of `IN_ASCII`; not in a class that is itself negated by one, as `[\P{L}]`. */
  constructor(source: string, flags = 'u') {
    this.#source = source;
    this.#flags = flags;
  }

  /** What matches `text` as the whole expression would; the same one for the next text of its kind, so `lastIndex` stays. */
  for(text: string): RegExp {
    if (isAscii(text)) {
      this.#ascii ??= new RegExp(inAscii(this.#source), this.#flags);
      return this.#ascii;
    }
    this.#any ??= new RegExp(this.#source, this.#flags);
    return this.#any;
  }

  test(text: string): boolean {
    return this.for(text).test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.for(text).exec(text);
  }

  replace(text: string, by: string): string {
    return text.replace(this.for(text), by);
  }
}

const ASCII = /^[\0-\x7f]*$/;

let last = { text: '', isAscii: true };

/** A text is mostly asked for by several patterns, one behind the other. */
function isAscii(text: string): boolean {
  if (text !== last.text) last = { text, isAscii: ASCII.test(text) };
  return last.isAscii;
}

/** What of each property (Unicode Standard Annex 44, General_Category) is in ASCII, within a class. */
const IN_ASCII: Readonly<Record<string, string>> = {
  L: 'A-Za-z',
  Lu: 'A-Z',
  Ll: 'a-z',
  Lo: '',
  M: '',
  N: '0-9',
  Nd: '0-9',
  Sc: '$',
  Cf: '',
};

/** An escape, with a property or without; the beginning or end of a class; anything else. */
const PART = /\\([pP])\{([^}]*)\}|\\.|[[\]]|[^\\[\]]+/gs;

function inAscii(source: string): string {
  let isInClass = false;
  return source.replace(PART, (part, kind?: string, property?: string) => {
    if (kind === undefined) {
      if (part === '[' || part === ']') isInClass = part === '[';
      return part;
    }
    const characters = IN_ASCII[property!];
    if (characters === undefined || (isInClass && kind === 'P')) throw new RangeError(`no letter pattern: ${source}`);
    if (isInClass) return characters;
    return kind === 'p' ? `[${characters}]` : `[^${characters}]`;
  });
}
