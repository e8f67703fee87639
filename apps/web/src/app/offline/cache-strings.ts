import type { Language } from '@rounds/contract/common';
import type { Namespace } from '../../i18n/keys.ts';
import { allStringsUrl, stringsUrl } from '../../i18n/string-files.ts';

/** The worker answers strings from this cache (see build/offline.ts). */
const cacheName = 'rounds-strings';

/** Caches every string of a language on this device, and deletes those of older releases. */
export async function cacheStrings(language: Language): Promise<void> {
  if (!import.meta.env.PROD || typeof caches === 'undefined') return;
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const old = kept.filter((path) => !path.startsWith(`${import.meta.env.STRINGS}/`));
  await Promise.all(old.map((path) => cache.delete(path)));
  const pathOf = (namespace: string) => stringsUrl(language, namespace as Namespace);
  if (import.meta.env.NAMESPACES.every((namespace) => kept.includes(pathOf(namespace)))) return;
  // Low priority: anything else that the page requests comes first.
  const response = await fetch(new Request(allStringsUrl(language), { priority: 'low' }));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const all = Object.entries((await response.json()) as Readonly<Record<string, unknown>>);
  await Promise.all(all.map(([namespace, strings]) => cache.put(pathOf(namespace), Response.json(strings))));
}
