import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@rounds/contract/common.rules';
import { runnerImport, type Plugin } from 'vite';
import type { Head, Opening } from '../src/app/define-head.ts';
import type { Strings } from '../src/i18n/translator.ts';
import { readScreens } from './screens.ts';

const translations = path.join(import.meta.dirname, '../src/i18n');

const readStrings = (language: string, namespace: string): Strings =>
  JSON.parse(readFileSync(path.join(translations, language, `${namespace}.json`), 'utf8')) as Strings;

/** The English sentence of a key such as `rules.title`. @throws Error where there is none */
function sentenceOf({ strings }: Head, key: string): string {
  const all = readStrings('en', strings);
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], all);
  if (typeof found !== 'string') throw new Error(`${strings} has no ${key}.`);
  return found;
}

/** The HTML that a screen's page is sent with, by language; none where it has no `opening.tsx` in its folder. */
async function openingsOf(folder: string): Promise<Readonly<Record<string, string>> | undefined> {
  const file = path.join(folder, 'opening.tsx');
  if (!existsSync(file)) return undefined;
  const { module } = await runnerImport<Opening>(file, { logLevel: 'error' });
  const { namespaces, openingIn } = module;
  return Object.fromEntries(
    languages.map((language) => {
      const strings = namespaces.map((name) => [name, readStrings(language, name)] as const);
      return [language, openingIn(language, Object.fromEntries(strings))];
    }),
  );
}

/** Writes `heads.json`: by address, what the page of a public screen says about itself and what it opens with. */
export function heads(): Plugin {
  return {
    name: 'rounds:heads',
    apply: 'build',
    async generateBundle() {
      const heads: Record<string, object> = {};
      for (const { addresses, file } of await readScreens()) {
        const written = path.join(path.dirname(file), 'head.ts');
        if (!existsSync(written)) continue;
        const { head } = (await import(pathToFileURL(written).href)) as { head: Head };
        const title = `${sentenceOf(head, head.title)} · Rounds`;
        const description = sentenceOf(head, head.description);
        const things = head.things ?? [];
        const openings = await openingsOf(path.dirname(file));
        for (const address of addresses) heads[address] = { title, description, things, openings };
      }
      this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(heads) });
    },
  };
}
