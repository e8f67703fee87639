import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { serverOptions } from './scripts/lib/node.mjs';
import { stripeKeysIn } from './scripts/lib/stripe-keys.ts';

// Playwright reads this file in every worker too; what the first reading decides, the others find in the environment.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
if (!process.env['E2E_DATA_DIR']) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rounds-journeys-'));
  process.env['E2E_DATA_DIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const port = process.env['E2E_PORT'];
const speechPort = String(Number(port) + 20_000);
const address = `http://localhost:${port}`;
const executablePath = findBrowser();
/** The sandbox answers all journeys but these, which are made with Stripe's test mode alone. */
const withStripe = '**/*.test-mode.spec.ts';
/** Waits up to a minute for a mail: at the end of all journeys it would leave the machine idle, so it begins first. */
const waiting = '**/notifications.unsubscribe.spec.ts';
const stripeKeys = stripeKeysIn(process.env);
const noKeys = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PUBLISHABLE_KEY: '' };

export default defineConfig({
  testDir: 'e2e',
  projects: stripeKeys
    ? [{ name: 'test mode', testMatch: withStripe }]
    : [
        { name: 'waiting', testMatch: waiting },
        { name: 'journeys', testIgnore: [withStripe, waiting] },
      ],
  outputDir: 'test-results',
  // Journeys wait a good deal: two of them at once leave a seventh of two cores idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  // A journey that needs its second try is named as flaky: it is a defect, but not a reason to know nothing of the rest.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    // Recording every step nearly doubles the time: `--trace retain-on-failure` where a failure needs it.
    trace: 'off',
    // A worker would answer what journeys intercept. Those that are about it let it run.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // A microphone that beeps, and that every page may use.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        ...(userInfo().uid === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: [
    {
      command: `node ${serverOptions.join(' ')} apps/server/src/main.ts`,
      url: `${address}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      env: {
        DATA_DIR: process.env['E2E_DATA_DIR'],
        PORT: port,
        PUBLIC_URL: address,
        DATABASE_URL: '',
        // Whatever keys there are where the journeys run: the others type test cards into the sandbox's form.
        ...(stripeKeys ?? noKeys),
        DEMO: 'on',
        FREE_ACCESS_CODE: 'JOURNEYS-FREE-YEAR',
        LOG_LEVEL: 'warn',
        // Learners of different journeys come from addresses of their own: they would share the limits of one.
        TRUST_PROXY: 'loopback',
        TRANSCRIPTION_BASE_URL: `http://127.0.0.1:${speechPort}/v1`,
      },
    },
    {
      command: `node e2e/support/speech-service.ts ${speechPort}`,
      port: Number(speechPort),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    },
  ],
});
