import { VitePWA } from 'vite-plugin-pwa';

/**
 * `sw.js`: keeps the shell (page, code, styles, fonts, icons), and answers every address of a screen with it. It never
 * touches the API: what a learner sees without a network is kept by the page, which also clears it (`api/answer-cache.ts`).
 * A new release waits until the learner takes it, or all pages are closed.
 */
export const offline = () =>
  VitePWA({
    filename: 'sw.js',
    // Registered by `app/offline/releases.ts`, once the page is idle.
    injectRegister: false,
    // A plain file in `public/`.
    manifest: false,
    workbox: {
      globPatterns: ['index.html', 'assets/**/*.{js,css,woff2,svg,png}', 'favicon.svg', 'icons/icon-192.png'],
      // The first visit is already there without a network.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      // One file: a second one would have to be fetched for every start of the worker.
      inlineWorkboxRuntime: true,
      sourcemap: false,
      navigateFallback: '/index.html',
      // The API with its documentation, the files of a shared badge, and what is for machines.
      navigateFallbackDenylist: [
        /^\/api(\/|$)/,
        /^\/b\/[^/]+\/./,
        /^\/(healthz|readyz|metrics|robots\.txt|sitemap\.xml|share\.jpg)$/,
      ],
      runtimeCaching: [
        {
          // Strings: those of the chosen language are fetched ahead by the page.
          urlPattern: /\/assets\/strings-[^/]+\//,
          handler: 'CacheFirst',
          options: { cacheName: 'rounds-strings' },
        },
      ],
    },
  });
