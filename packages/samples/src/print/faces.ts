/**
 * Font files behind the faces. The standard PDF fonts know Windows-1252 only; `wide` is Arimo (Latin, Greek, Cyrillic) and
 * `japanese` is Sawarabi Gothic, both under the SIL Open Font License and embedded as subsets.
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
};
