import './mantine.css';
import './mantine-dress.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { consoleTheme, resolveCssVariables } from './console-theme.ts';
import { mantineSchemeStore } from './mantine-scheme-store.ts';

/** Context of account and console pages; public pages do without, to stay small. */
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
