import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { commonNamespaces } from '../src/i18n/common-namespaces.ts';
import { readScreens } from './screens.ts';

const source = '/src/i18n';
const folder = new URL(`..${source}`, import.meta.url);

/**
 * The strings as plain JSON, in a folder named for all of them together. Each as a module of its own, the page would
 * have to hold the hashed names of all: nine for every feature, of which a visitor needs three.
 *
 * A build also has a file for all that each screen begins with, and one for the whole language: ten small files would
 * queue for one of the browser's six connections.
 */
export function strings(): Plugin {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();
  /** By language and namespace: `en/app/common.json`. */
  const texts = new Map(
    names.map((name) => [
      name.replaceAll('\\', '/'),
      JSON.stringify(JSON.parse(readFileSync(`${folder.pathname}/${name}`, 'utf8'))),
    ]),
  );
  const hash = createHash('sha256');
  for (const [name, text] of texts) hash.update(name).update(text);
  const built = `assets/strings-${hash.digest('hex').slice(0, 8)}`;
  const namespaces = [...texts.keys()]
    .filter((name) => name.startsWith('en/'))
    .map((name) => name.slice('en/'.length, -'.json'.length));
  return {
    name: 'rounds:strings',
    config: (_, { command }) => ({
      define: {
        'import.meta.env.STRINGS': JSON.stringify(command === 'build' ? `/${built}` : source),
        'import.meta.env.NAMESPACES': JSON.stringify(namespaces),
      },
    }),
    async generateBundle() {
      const emit = (name: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `${built}/${name}`, source });
      for (const [name, text] of texts) emit(name, text);
      const screens = await readScreens();
      for (const language of new Set([...texts.keys()].map((name) => name.split('/', 1)[0]))) {
        const textOf = (namespace: string) => {
          const text = texts.get(`${language}/${namespace}.json`);
          if (text === undefined) throw new Error(`${namespace} has no strings in ${language}.`);
          return `${JSON.stringify(namespace)}:${text}`;
        };
        const emitTogether = (name: string, wanted: readonly string[]) =>
          emit(`${language}/${name}.json`, `{${wanted.map(textOf).join()}}`);
        emitTogether('all', namespaces);
        for (const { name, strings: own } of screens)
          emitTogether(`screen/${name}`, [...new Set<string>([...commonNamespaces, ...own])]);
      }
    },
    hotUpdate({ file }) {
      if (/\/src\/i18n\/.+\.json$/.test(file)) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}
