import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './build/first-paint.ts';
import { heads } from './build/heads.ts';
import { offline } from './build/offline.ts';
import { preloads } from './build/preloads.ts';
import { strings } from './build/strings.ts';
import { theme } from './build/theme.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
/** The API, and the files of a shared badge: its picture and its credential. */
const proxy = { '/api': apiOrigin, '^/b/[\\w-]+/': apiOrigin };

export default defineConfig({
  plugins: [react(), tailwindcss(), theme(), firstPaint(), strings(), preloads(), heads(), offline()],
  server: { proxy },
  preview: { proxy },
  build: {
    // The policy allows no data: addresses for fonts and scripts, and hashed files are cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // Only learners' screens ask the server through it: a visitor's first page does without.
            { name: 'query', test: /node_modules\/@tanstack\//, priority: 1 },
            // An icon is some strokes: in a file of its own, most of what travels is the file around them.
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 5, priority: 1 },
            // Without HTTP/2 dozens of tiny files queue, each for a round trip: what every page begins with is one file …
            { name: 'page', tags: ['$initial'], priority: 0.5 },
            // … so is what most of learners' screens ask through, and what many screens of any kind share.
            {
              name: 'learner',
              test: /\/web\/src\/(.+\/)?api\//,
              minShareCount: 8,
              maxModuleSize: 4000,
              priority: 0.4,
            },
            { name: 'shared', minShareCount: 12, maxModuleSize: 4000, priority: 0.3 },
            // What several screens share: small parts of the frame and the kit …
            {
              name: 'parts',
              test: /\/web\/src\/(app|browser|ui)\//,
              minShareCount: 5,
              maxModuleSize: 4000,
              priority: 0.3,
            },
            // … what surrounds each of a learner's screens, with all that it imports …
            { name: 'frame', test: /\/app\/(data-provider|learner\/learner-chrome)\.tsx$/, priority: 0.25 },
            // … what lists of cases show, what opens a case, and what a question is answered with.
            {
              name: 'cases',
              test: /\/(session|plans|mastery|progress|scenarios\/(api|components))\/(api\/)?[\w-]+\.tsx?$/,
              minShareCount: 3,
              maxModuleSize: 2700,
              priority: 0.2,
            },
            {
              name: 'start',
              test: /\/(scenario-player\/(start|use-device-progress)|next-case\.rules|trial\.rules|mastery\.rules|scenario-badges|(get|update)-profile|progress-notices)\.tsx?$/,
              minShareCount: 2,
              priority: 0.15,
            },
            {
              name: 'questions',
              test: /\/scenarios\/components\/(case|player|formats|tools)\//,
              minShareCount: 4,
              maxModuleSize: 5000,
              // What these import is shared more widely: the dashboard would load the player for it.
              includeDependenciesRecursively: false,
              priority: 0.1,
            },
          ],
        },
      },
    },
  },
});
