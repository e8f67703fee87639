import type { Plugin } from 'vite';

/** The latin half of the font, preloaded so that text does not change its face late. */
export function firstPaint(): Plugin {
  return {
    name: 'rounds:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => /next-latin-wght-normal.*\.woff2$/.test(name));
        if (!font) throw new Error('The latin font is missing from the bundle.');
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
