import type { User } from '@rounds/contract/accounts';
import { storageKeys } from '@rounds/contract/accounts.rules';
import { askEarly } from '../lib/early.ts';
import { initialLanguage, languageKey } from '../lib/language.rules.ts';
import { readJson, readText } from '../lib/storage.ts';
import { addressOfStrings, everywhere } from '../lib/strings.ts';
import { addresses, type ScreenName } from './addresses.ts';
import { arrivalOf } from './route.rules.ts';

/*
 * A script of its own that runs before the page's code has come (`build/boot.ts`): it asks for what the first screen needs,
 * its code, its strings and its first data, so that all of these travel beside the code instead of after it.
 */

/** The build fills in each file once, and for each screen which of them it loads; `learner` is loaded with all of a learner's. */
declare const FILES: {
  readonly names: readonly string[];
  readonly of: Readonly<Record<ScreenName | 'learner', readonly number[]>>;
};

const { names, of } = FILES;

const scenariosOf = (path: string | null | undefined) =>
  path ? `/api/scenarios?careerPath=${path}` : '/api/scenarios';

/** What these screens ask the server for as soon as they are drawn. */
const data: Partial<Record<ScreenName, (user: User | null) => readonly string[]>> = {
  auth: () => ['/api/installation'],
  dashboard: (user) => ['/api/dashboard', ...(user ? [scenariosOf(user.careerPath)] : [])],
  'learning-pathways': () => [scenariosOf(null), '/api/progress?limit=200'],
};

const isUser = (value: unknown): value is User => typeof value === 'object' && value !== null;

function hint(href: string, kind: Readonly<Record<string, string>>): void {
  document.head.append(Object.assign(document.createElement('link'), { href, ...kind }));
}

const { pathname, search } = window.location;
const token = readText(storageKeys.token);
const first = arrivalOf(addresses, { path: pathname, search: search.slice(1) }, Boolean(token));
if (first) {
  const files = new Set([...(token ? of.learner : []), ...of[first.screen]]);
  for (const file of files) hint(`/assets/${names[file]}`, { rel: 'modulepreload' });
  const language = initialLanguage(readText(languageKey), navigator.languages);
  for (const namespace of [...everywhere, ...first.namespaces]) {
    hint(addressOfStrings(language, namespace), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  }
  askEarly(token, data[first.screen]?.(token ? readJson(storageKeys.user, isUser) : null) ?? []);
}
