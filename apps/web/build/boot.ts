import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { addresses } from '../src/app/addresses.ts';

const theme = '/src/app/theme-boot.js';
const inPackage = (file: string) => fileURLToPath(new URL(`..${file}`, import.meta.url));

/** The page names these itself. */
const isInPage = (file: string) => /[\\/](vendor|shell|rolldown-runtime)-[^\\/]+$/.test(file);

type Chunk = Rolldown.OutputChunk;

/** Each file once, and for each screen the places of its files in that list: the names are most of the script. */
interface Files {
  readonly names: readonly string[];
  readonly of: Readonly<Record<string, readonly number[]>>;
}

/** What each screen loads, and under `learner` what all screens of a learner load besides. */
function filesOf(chunks: readonly Chunk[]): Files {
  const names: string[] = [];
  const placeOf = (file: string) => (names.includes(file) ? names.indexOf(file) : names.push(file) - 1);
  const closure = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file) || isInPage(file)) return found;
    found.add(file);
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) closure(next, found);
    return found;
  };
  const filesAt = (module: string) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
    if (!entry) throw new Error(`No file of the build begins with ${module}.`);
    return [...closure(entry.fileName)];
  };
  const places = (modules: readonly string[]) => [...new Set(modules.flatMap(filesAt))].map(placeOf);
  const screens = [...new Set(addresses.map(({ screen }) => screen))];
  const learner = ['app/later/data-provider.tsx', 'app/later/learner-chrome.tsx'];
  return {
    of: {
      learner: places(learner),
      ...Object.fromEntries(screens.map((name) => [name, places([`screens/${name}/${name}.screen.tsx`])])),
    },
    names: names.map((name) => name.replace(/^assets[\\/]/, '')),
  };
}

/** `app/ahead.ts` with all that it imports, as one plain script. */
async function aheadScript(strings: string, chunks: readonly Chunk[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'import.meta.env.STRINGS': strings, FILES: JSON.stringify(filesOf(chunks)) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: inPackage('/src/app/ahead.ts'), output: { format: 'iife' } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

/**
 * The script that runs before everything else, in a hashed file of its own, since the content security policy allows
 * nothing inline: the theme, so that the page does not change its colours, and what is asked for ahead of the page's code.
 */
export function boot(): Plugin {
  let strings = '';
  let fileName = '';
  return {
    name: 'rounds:boot',
    configResolved({ define }) {
      strings = String(define?.['import.meta.env.STRINGS']);
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const source = `${readFileSync(inPackage(theme), 'utf8')}${await aheadScript(strings, chunks)}`;
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      fileName = `assets/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        { tag: 'script', attrs: { src: bundle ? `/${fileName}` : theme }, injectTo: 'head' },
      ],
    },
  };
}
