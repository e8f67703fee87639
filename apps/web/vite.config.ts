import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
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
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
