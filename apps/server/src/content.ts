import { features } from './features.ts';
import { contentFolder } from './platform/content.ts';
import { withStartupLock } from './platform/db/schema/migrate.ts';
import { requirementsOf } from './platform/feature-parts.ts';
import type { ServiceDeps } from './platform/service-deps.ts';

/**
 * Makes the database match the content folder: all of it in one transaction, or nothing. An invalid file leaves
 * everything as it was, here and in running processes.
 * @param options.samples whether to include made-up advertisements and giveaways
 * @throws ContentError for the first file that can't be used
 */
export async function loadContent(
  { db, clock }: ServiceDeps,
  folder: string,
  options: { readonly samples: boolean },
): Promise<void> {
  const files = contentFolder(folder, options);
  const kinds = { requirements: requirementsOf(features) };
  const saves = await Promise.all(features.flatMap(({ content }) => content?.(files, kinds) ?? []));
  await withStartupLock(db, async (tx) => {
    const now = clock.now();
    for (const save of saves) await save(tx, now);
  });
}
