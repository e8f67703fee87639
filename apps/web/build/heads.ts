import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Head } from '../src/app/define-head.ts';
import { readScreens } from './screens.ts';

const english = path.join(import.meta.dirname, '../src/i18n/en');

/** The English sentence of a key such as `rules.title`. @throws Error where there is none */
function sentenceOf({ strings }: Head, key: string): string {
  const all: unknown = JSON.parse(readFileSync(path.join(english, `${strings}.json`), 'utf8'));
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], all);
  if (typeof found !== 'string') throw new Error(`${strings} has no ${key}.`);
  return found;
}

/** Writes `heads.json`: by address, what the page of a public screen says about itself. */
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
        for (const address of addresses) heads[address] = { title, description, things: head.things ?? [] };
      }
      this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(heads) });
    },
  };
}
