import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { ConsoleProvider } from '../../ui/theme/console-provider.tsx';
import { ConsoleGuard } from './console-guard.tsx';

/** Everything under /console: the cache, the components' theme, and the guard in front of it all. */
export function ConsoleShell() {
  return (
    <QueryClientProvider client={queryClient}>
      <ConsoleProvider>
        <ConsoleGuard />
      </ConsoleProvider>
    </QueryClientProvider>
  );
}
