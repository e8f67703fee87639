import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boot } from './build/boot.ts';
import { firstPaint } from './build/first-paint.ts';
import { icons, quietI18next } from './build/packages.ts';
import { strings } from './build/strings.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
/** The API, and the files of a shared badge: its picture and its credential. */
const proxy = { '/api': apiOrigin, '^/b/[\\w-]+/': apiOrigin };

/** Changes only with its packages, so that a new release leaves it in the browser's cache. */
const vendor = /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|i18next)[\\/]/;

/** The shell (what `app` loads statically) with all that it stands on, and what nearly every screen uses. */
const shell =
  /[\\/]src[\\/](main\.tsx|app[\\/](?!later)|ui[\\/](notice|link|toast[\\/]toast\.ts)|lib[\\/](document-title|wide))/;

/** What the forms of visitors have in common. */
const forms =
  /[\\/]src[\\/](ui[\\/](field|checkbox|error-summary)|lib[\\/](use-action|time-zone)|features[\\/]accounts[\\/]([\w.-]+$|components[\\/]problem-summary))/;

/** What the first screens of a learner have in common, the header's part for learners among it. */
const learner =
  /[\\/]src[\\/](app[\\/]later[\\/](learner-chrome|data-provider)|ui[\\/](card|badge|empty-state|stat-card)|lib[\\/]format|features[\\/](scenarios|progress)[\\/]api[\\/](list-|get-dashboard)|features[\\/]progress[\\/]components[\\/]lazy-|features[\\/]scenarios[\\/]components[\\/](scenario-badges|path-icon|english)|screens[\\/](scenario-player[\\/]player-host|progress-notices[\\/]progress-notices))/;

/** Part of these files is in the page already whenever a screen asks for its own. */
const isThere = (file: string) => /[\\/](vendor|shell)-[^\\/]+$/.test(file);

export default defineConfig({
  plugins: [react(), tailwindcss(), boot(), firstPaint(), strings(), icons(), quietI18next()],
  resolve: {
    alias: [
      // Every lucide icon imports its builder so: ours does the same in a tenth of the code.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('src/ui/icon/create-icon.ts', import.meta.url)),
      },
      // The router's way around old Reacts; ours has the hook.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
    ],
  },
  server: { proxy },
  preview: { proxy },
  build: {
    // The policy allows no data: addresses for fonts and scripts, and hashed files are cached for good.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !isThere(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
            { name: 'shell', test: shell },
            { name: 'forms', test: forms },
            { name: 'learner', test: learner },
          ],
        },
      },
    },
  },
});
