import { defineConfig } from 'vitest/config';

const ours = ['**/node_modules/**', '**/dist/**', '**/*.faults.test.ts'];

/** `npx vitest` runs everything here; `--project=web` and the like run a part. Tests of minutes: vitest.faults.config.ts. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // A worker loads what files share once. Fresh workers for all of them more than double the time of a run.
    isolate: false,
    // As the server runs (scripts/lib/node.mjs): one embedded database after the other makes much code to collect.
    execArgv: ['--no-wasm-code-gc'],
    unstubGlobals: true,
    projects: [
      {
        // A property of a thousand cases takes a while on a busy machine.
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          exclude: ours,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          // Components have a browser: apps/web/vitest.config.ts.
          exclude: [...ours, '**/*.component.test.tsx'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'content/**/*.test.ts'],
          exclude: ours,
          globalSetup: ['apps/server/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // The second that Vitest waits by itself is over soon on a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['{scripts,bench}/**/*.test.ts'],
          exclude: ours,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
