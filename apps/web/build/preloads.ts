import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { readScreens } from './screens.ts';

type Chunk = Rolldown.OutputChunk;

/** What every screen of a learner is drawn with: the page asks for it once it has begun. */
const learners = ['data-provider.tsx', 'learner/learner-chrome.tsx'].map((file) =>
  path.join(import.meta.dirname, '../src/app', file),
);

/** A chunk and all that it imports. */
function closureOf(chunk: Chunk, chunks: readonly Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === name);
    if (next) closureOf(next, chunks, found);
  }
  return found;
}

/** The file of a screen's strings, for the server to put the visitor's language into. */
function stringsIn(fileNames: readonly string[]): (screen: string) => string {
  const english = '/en/all.json';
  const all = fileNames.find((name) => name.endsWith(english));
  if (!all) throw new Error(`The build has no strings that end with ${english}.`);
  const folder = all.slice(0, -english.length);
  return (screen) => `/${folder}/{language}/screen/${screen}.json`;
}

/**
 * Writes `preloads.json`: by address, the code and strings that its screen needs beyond what the page itself names. The
 * server sends them as preload links, so that they travel beside the page's code. Where an address has two screens it is the
 * visitor's: the server can't tell who is signed in, and learners' pages mostly come from the service worker.
 */
export function preloads(): Plugin {
  return {
    name: 'rounds:preloads',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const inPage = entry ? closureOf(entry, chunks) : new Set<Chunk>();
      const stringsOf = stringsIn(Object.keys(bundle));
      const codeOf = (files: readonly string[]) => {
        const found = new Set<Chunk>();
        for (const file of files) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(file));
          if (!chunk) throw new Error(`No file of the build holds ${file}.`);
          closureOf(chunk, chunks, found);
        }
        return [...found].filter((one) => !inPage.has(one)).map(({ fileName }) => `/${fileName}`);
      };
      const screens = await readScreens();
      const visitorsLast = screens.toSorted(
        (a, b) => Number(a.audience === 'signed-out') - Number(b.audience === 'signed-out'),
      );
      const entries = visitorsLast.flatMap(({ addresses, audience, file, name }) => {
        const code = codeOf([file, ...(audience === 'signed-in' ? learners : [])]);
        const files = [...code, stringsOf(name)];
        return addresses.map((address) => [address, files] as const);
      });
      const source = JSON.stringify(Object.fromEntries(entries));
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
  };
}
