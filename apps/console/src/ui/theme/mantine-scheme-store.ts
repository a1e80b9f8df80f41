import type { MantineColorSchemeManager } from '@mantine/core';
import { readColorScheme, subscribeToColorScheme, writeColorScheme } from '../color-scheme/color-scheme-store.ts';

let unsubscribe: () => void = () => {};

/** Lets Mantine read and follow the one colour-scheme store. */
export const mantineSchemeStore: MantineColorSchemeManager = {
  get: () => readColorScheme(),
  set: (scheme) => writeColorScheme(scheme),
  subscribe: (onUpdate) => {
    unsubscribe = subscribeToColorScheme(onUpdate);
  },
  unsubscribe: () => unsubscribe(),
  clear: () => writeColorScheme('auto'),
};
