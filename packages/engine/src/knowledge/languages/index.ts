/** Every language the engine reads. The order carries no meaning. */
import type { Language } from '../language.ts';
import { amharic } from './am.ts';
import { arabic } from './ar.ts';
import { azerbaijani } from './az.ts';
import { bulgarian } from './bg.ts';
import { bengali } from './bn.ts';
import { catalan } from './ca.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { estonian } from './et.ts';
import { persian } from './fa.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { hebrew } from './he.ts';
import { hindi } from './hi.ts';
import { croatian } from './hr.ts';
import { hungarian } from './hu.ts';
import { armenian } from './hy.ts';
import { indonesian } from './id.ts';
import { icelandic } from './is.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { georgian } from './ka.ts';
import { kazakh } from './kk.ts';
import { korean } from './ko.ts';
import { lithuanian } from './lt.ts';
import { latvian } from './lv.ts';
import { macedonian } from './mk.ts';
import { mongolian } from './mn.ts';
import { norwegian } from './nb.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { russian } from './ru.ts';
import { slovak } from './sk.ts';
import { slovenian } from './sl.ts';
import { albanian } from './sq.ts';
import { serbian } from './sr.ts';
import { swedish } from './sv.ts';
import { thai } from './th.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';
import { urdu } from './ur.ts';
import { uzbek } from './uz.ts';
import { vietnamese } from './vi.ts';
import { chinese } from './zh.ts';

export const LANGUAGES: readonly Language[] = Object.freeze([
  arabic,
  czech,
  danish,
  german,
  greek,
  english,
  spanish,
  persian,
  finnish,
  french,
  hebrew,
  hungarian,
  indonesian,
  icelandic,
  italian,
  japanese,
  korean,
  norwegian,
  dutch,
  polish,
  portuguese,
  romanian,
  russian,
  swedish,
  thai,
  turkish,
  ukrainian,
  bulgarian,
  croatian,
  estonian,
  latvian,
  lithuanian,
  vietnamese,
  mongolian,
  slovak,
  slovenian,
  serbian,
  macedonian,
  albanian,
  catalan,
  chinese,
  georgian,
  armenian,
  azerbaijani,
  kazakh,
  hindi,
  bengali,
  amharic,
  uzbek,
  urdu,
]);
