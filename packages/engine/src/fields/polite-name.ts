/** Names with their form of address behind them, as Chinese, Japanese and Korean print them, with or without the greeting of a letter. */
import { normalWords } from '../knowledge/normalise-label.ts';
import { namesStatement } from '../knowledge/title-words.ts';
import { isPersonal } from './name-like.ts';

/** Chinese, Japanese and Korean put the form of address behind the name; "お客様" is nobody's name. */
const POLITE_END =
  /^(?!.*(?:お客|各位|고객|客[户戶]|用[户戶]|女士.*先生|先生.*女士))(.*[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff66-\uff9f]\s?(?:様|殿|御中|先生|小姐|女士|君|님|귀하))(?:\s*(?:收|台[啟启]|[鈞钧]啟|親啟|亲启))?$/;
/** "강하율 고객님" greets a customer by his name, "소중한 고객님" all of them. */
const CUSTOMER = /^([가-힣]{2}[가-힣])(?<![한는은던]) 고객님$/;

/** What a letter says before and behind a name: "尊敬的 王晓梅 女士，您好！" */
const GREETING = /^(?:尊敬的|敬爱的|敬愛的|亲爱的|親愛的)\s*|\s*[，,、]?\s*[您你]好[！!，,。：:]?$/gu;
/** "君" may also end a name. */
const FORM = '(?:先生|小姐|女士)';
const FORM_OF_ADDRESS = new RegExp(`(?:\\s?${FORM}|\\s君)$`);

/** "先生／女士" stands for every form of address, and is none. */
export const ANY_FORM = new RegExp(`\\s?${FORM}(?:[／/]${FORM})+(?:\\s*收)?$`);

/**
 * A name with its form of address behind it, as printed: "山田 太郎 様"; in a greeting the form is the letter's, and left out. `null` for
 * other text.
 */
export function politeName(text: string): string | null {
  const printed = text.trim();
  const said = printed.replace(GREETING, '');
  const customer = CUSTOMER.exec(said)?.[1];
  if (customer !== undefined) return customer;
  const named = said.replace(ANY_FORM, '');
  if (named !== said) return isPersonal(named) ? named : null;
  const name = POLITE_END.exec(said)?.[1] ?? null;
  if (name === null || DIGIT.test(name) || namesStatement(normalWords(name))) return null;
  return said === printed ? name : name.replace(FORM_OF_ADDRESS, '');
}

const DIGIT = /\d/;
