import type { Random } from '../random.ts';
import { arAe } from './ar-ae.ts';
import { csCz } from './cs-cz.ts';
import { daDk } from './da-dk.ts';
import { deCh } from './de-ch.ts';
import { deDe } from './de-de.ts';
import { elGr } from './el-gr.ts';
import { enGb } from './en-gb.ts';
import { enIn } from './en-in.ts';
import { enUs } from './en-us.ts';
import { esCo } from './es-co.ts';
import { esEs } from './es-es.ts';
import { esMx } from './es-mx.ts';
import { fiFi } from './fi-fi.ts';
import { frFr } from './fr-fr.ts';
import { heIl } from './he-il.ts';
import { huHu } from './hu-hu.ts';
import { idId } from './id-id.ts';
import { itIt } from './it-it.ts';
import { jaJp } from './ja-jp.ts';
import { koKr } from './ko-kr.ts';
import type { Locale } from './locale.ts';
import { nbNo } from './nb-no.ts';
import { nlNl } from './nl-nl.ts';
import { plPl } from './pl-pl.ts';
import { ptBr } from './pt-br.ts';
import { ptPt } from './pt-pt.ts';
import { roRo } from './ro-ro.ts';
import { ruRu } from './ru-ru.ts';
import { svSe } from './sv-se.ts';
import { trTr } from './tr-tr.ts';
import { ukUa } from './uk-ua.ts';
import { zhCn } from './zh-cn.ts';
import { zhTw } from './zh-tw.ts';

/** Locales whose script is written from the right or shares its font with no other; a seed takes one now and then. */
const SCRIPT_LOCALES: readonly Locale[] = [arAe, heIl, koKr, zhCn, zhTw];

const SCRIPT_SHARE = 0.15;

const OTHER_LOCALES: readonly Locale[] = [
  csCz,
  daDk,
  deCh,
  deDe,
  elGr,
  enGb,
  enIn,
  enUs,
  esCo,
  esEs,
  esMx,
  fiFi,
  frFr,
  huHu,
  idId,
  itIt,
  jaJp,
  nbNo,
  nlNl,
  plPl,
  ptBr,
  ptPt,
  roRo,
  ruRu,
  svSe,
  trTr,
  ukUa,
];

/** Every locale that statements are printed in. A new one is a file of its own and a word in this file. */
export const LOCALES: readonly Locale[] = [...OTHER_LOCALES, ...SCRIPT_LOCALES];

export function pickLocale(random: Random): Locale {
  const scripts = random.fork('script').chance(SCRIPT_SHARE);
  return random.pick(scripts ? SCRIPT_LOCALES : OTHER_LOCALES);
}

export function findLocale(id: string): Locale {
  const locale = LOCALES.find((candidate) => candidate.id === id);
  if (locale === undefined) throw new RangeError(`unknown locale ${id}`);
  return locale;
}
