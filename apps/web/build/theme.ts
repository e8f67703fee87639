import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = '/src/app/theme-boot.js';

/**
 * The script that sets the theme before the first paint. A hashed file of its own: the content security policy allows
 * nothing inline.
 */
export function theme(): Plugin {
  const code = readFileSync(new URL(`..${source}`, import.meta.url), 'utf8');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const fileName = `assets/theme-${hash}.js`;
  return {
    name: 'rounds:theme',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        { tag: 'script', attrs: { src: bundle ? `/${fileName}` : source }, injectTo: 'head' },
      ],
    },
  };
}
