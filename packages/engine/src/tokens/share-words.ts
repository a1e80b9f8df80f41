interface Token {
  readonly from: number;
  readonly to: number;
}

/** True when two tokens of one line claim a word. */
export function shareWords(one: Token, other: Token): boolean {
  return one.from < other.to && other.from < one.to;
}
