import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * What must be there before first paint: the theme script (an own hashed file, since the content security policy
 * allows nothing inline) and the latin half of the font, preloaded so that text does not change its face late.
 */
export function firstPaint(): Plugin {
  const source = '/src/app/theme-boot.js';
  const code = readFileSync(new URL(`..${source}`, import.meta.url), 'utf8');
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
