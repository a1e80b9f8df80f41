import './mantine.css';
import './mantine-dress.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { consoleTheme, resolveCssVariables } from './console-theme.ts';
import { mantineSchemeStore } from './mantine-scheme-store.ts';

/** What account and console pages need around them; public pages do without, to stay small. */
export function ConsoleProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={consoleTheme}
      cssVariablesResolver={resolveCssVariables}
      colorSchemeManager={mantineSchemeStore}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
