import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'eval/**/*.test.ts',
      'fuzz/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: 'apps/server/src/db/test-database-server.ts',
    testTimeout: 30_000,
  },
});
