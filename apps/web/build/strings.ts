import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = '/src/i18n';
const folder = new URL(`..${source}`, import.meta.url);

/**
 * The strings as plain JSON, in a folder named for all of them together. Each as a module of its own, the page would
 * have to hold the hashed names of all: nine for every feature, of which a visitor needs three.
 */
export function strings(): Plugin {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      name,
      text: JSON.stringify(JSON.parse(readFileSync(`${folder.pathname}/${name}`, 'utf8'))),
    }));
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(name).update(text);
  const built = `assets/strings-${hash.digest('hex').slice(0, 8)}`;
  const namespaces = files
    .filter(({ name }) => name.startsWith('en'))
    .map(({ name }) => name.slice('en/'.length, -'.json'.length).replaceAll('\\', '/'));
  return {
    name: 'rounds:strings',
    config: (_, { command }) => ({
      define: {
        'import.meta.env.STRINGS': JSON.stringify(command === 'build' ? `/${built}` : source),
        'import.meta.env.NAMESPACES': JSON.stringify(namespaces),
      },
    }),
    generateBundle() {
      for (const { name, text } of files) {
        this.emitFile({ type: 'asset', fileName: `${built}/${name.replaceAll('\\', '/')}`, source: text });
      }
    },
    hotUpdate({ file }) {
      if (/\/src\/i18n\/.+\.json$/.test(file)) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}
