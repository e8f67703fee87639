import { userInfo } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { strings } from './build/strings.ts';
import { findBrowser } from '../../scripts/lib/browser.mjs';

const executablePath = findBrowser();

/** Components with state, each by itself in a real browser: `npm test -- --only=components`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), strings()],
  resolve: { dedupe: ['react', 'react-dom'] },
  // All at once: a package that is found in mid-run reloads the page, and the tests in it are lost.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/**/*.component.test.tsx'],
    include: ['react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react'],
  },
  test: {
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['testing/components.ts'],
    // The second that Vitest waits by itself is over soon on a busy machine.
    expect: { poll: { timeout: 5000 } },
    // By itself it leaves one processor free.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        // Nothing to wait for before a press.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: userInfo().uid === 0 ? ['--no-sandbox'] : [],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
