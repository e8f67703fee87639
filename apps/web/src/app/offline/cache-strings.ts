import type { Language } from '@rounds/contract/common';
import type { Namespace } from '../../i18n/keys.ts';
import { stringsUrl } from '../../i18n/string-files.ts';

/** The worker answers strings from this cache (see build/offline.ts). */
const cacheName = 'rounds-strings';

/** Caches every string of a language on this device, and deletes those of older releases. */
export async function cacheStrings(language: Language): Promise<void> {
  if (!import.meta.env.PROD || typeof caches === 'undefined') return;
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const old = kept.filter((path) => !path.startsWith(`${import.meta.env.STRINGS}/`));
  await Promise.all(old.map((path) => cache.delete(path)));
  const wanted = import.meta.env.NAMESPACES.map((name) => stringsUrl(language, name as Namespace));
  // One after the other, after whatever the page requests meanwhile.
  for (const path of wanted.filter((one) => !kept.includes(one)))
    await cache.add(new Request(path, { priority: 'low' }));
}
