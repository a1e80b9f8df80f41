/**
 * The direction of a booking that a wallet counts to neither side ("其他", "不计收支") beside those that come in and go out: money moves
 * between the wallet and the bank, a bill is paid off, or a fund credits its yield. The last of these words counts, for what a
 * Chinese compound is stands at its end. Never asked of other lists, where the same words name what was bought.
 */
const WORDS = {
  in: ['充值', '退款', '退回', '收益', '结息', '利息'],
  out: ['提现', '还款'],
} as const;

/** 1: money comes in; −1: it goes out; 0: the words do not say. A narrow column may break a word. */
export function neutralDirection(text: string): -1 | 0 | 1 {
  const joined = text.replaceAll(/\s/gu, '');
  const [into, out] = [WORDS.in, WORDS.out].map((words) => Math.max(...words.map((word) => joined.lastIndexOf(word))));
  return into === out ? 0 : into! > out! ? 1 : -1;
}
