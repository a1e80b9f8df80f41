/**
 * Font files behind the faces. The standard PDF fonts know Windows-1252 only; the others are under the SIL Open Font
 * License and embedded as subsets: `wide` is Arimo (Latin, Greek, Cyrillic), `rightToLeft` Rubik (Hebrew, Arabic).
 */
import { createRequire } from 'node:module';
import type { Face } from './operations.ts';

const require = createRequire(import.meta.url);

export const FACE_SOURCES: Record<Face, () => string> = {
  sans: () => 'Helvetica',
  sansBold: () => 'Helvetica-Bold',
  serif: () => 'Times-Roman',
  serifBold: () => 'Times-Bold',
  mono: () => 'Courier',
  monoBold: () => 'Courier-Bold',
  wide: () => require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  wideBold: () => require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  japanese: () => require.resolve('@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf'),
  korean: () => require.resolve('@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf'),
  simplifiedChinese: () => require.resolve('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
  traditionalChinese: () =>
    require.resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
  rightToLeft: () => require.resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf'),
  rightToLeftBold: () => require.resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf'),
};
