import type { Plugin, Rolldown } from 'vite';
import { readScreens } from './screens.ts';

type Chunk = Rolldown.OutputChunk;

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

/**
 * Writes `preloads.json`: by address, the files that its screen needs beyond what the page itself names. The server sends
 * them as preload links, so that they travel beside the page's code. An address with two screens has none: who is asking
 * is known only to the browser.
 */
export function preloads(): Plugin {
  return {
    name: 'rounds:preloads',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const inPage = entry ? closureOf(entry, chunks) : new Set<Chunk>();
      const screens = await readScreens();
      const isShared = (address: string) =>
        screens.filter(({ addresses }) => addresses.includes(address)).length > 1;
      const filesOf = (file: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === file);
        if (!chunk) throw new Error(`No file of the build begins with ${file}.`);
        return [...closureOf(chunk, chunks)]
          .filter((one) => !inPage.has(one))
          .map(({ fileName }) => `/${fileName}`);
      };
      const entries = screens.flatMap(({ addresses, file }) =>
        addresses.filter((address) => !isShared(address)).map((address) => [address, filesOf(file)]),
      );
      const source = JSON.stringify(Object.fromEntries(entries));
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
  };
}
