import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
/** The API, and the files of a shared badge: its picture and its credential. */
const proxy = { '/api': apiOrigin, '^/b/[\\w-]+/': apiOrigin };

/**
 * What must be there before first paint: the theme script (an own hashed file, since the content security policy
 * allows nothing inline) and the latin half of the font, preloaded so that text does not change its face late.
 */
function firstPaint(): Plugin {
  const source = '/src/app/theme-boot.js';
  const code = readFileSync(new URL(`.${source}`, import.meta.url), 'utf8');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const fileName = `assets/theme-${hash}.js`;
  return {
    name: 'rounds:first-paint',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [{ tag: 'script', attrs: { src: source }, injectTo: 'head' }];
        const font = Object.keys(bundle).find((name) => /next-latin-wght-normal.*\.woff2$/.test(name));
        if (!font) throw new Error('The latin font is missing from the bundle.');
        const preload = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [
          { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head' },
          { tag: 'link', attrs: preload, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}

/** Statically loaded, in contrast to `app/later`. */
const shellModules = /[\\/]src[\\/](main\.tsx|app[\\/](?!later))/;

export default defineConfig({
  plugins: [react(), tailwindcss(), firstPaint()],
  resolve: {
    alias: [
      // Every lucide icon imports its builder so: ours does the same in a tenth of the code.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('src/ui/icon/create-icon.ts', import.meta.url)),
      },
    ],
  },
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
            // Changes only with its packages, so that a new release leaves it in the browser's cache.
            { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam)[\\/]/ },
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
            // The shell and all that it stands on: always needed, so one file in place of thirty.
            { name: 'shell', test: shellModules },
            // What nearly every screen uses.
            {
              name: 'kit',
              test: /src[\\/](ui[\\/](field|notice|link|checkbox|toast[\\/]toast\.ts)|lib[\\/]document-title)/,
            },
          ],
        },
      },
    },
  },
});
