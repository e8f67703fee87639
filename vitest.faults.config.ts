import { defineConfig } from 'vitest/config';

/** What takes minutes: crashes, races at length, restarts. One file at a time, so that none disturbs another's clock. */
export default defineConfig({
  test: {
    include: ['apps/server/**/*.faults.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['apps/server/testing/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
