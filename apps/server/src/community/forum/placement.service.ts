import type { Database } from '../../platform/db/database.ts';
import { publishChange } from '../../platform/db/changes.ts';
import type { CommandResult } from '../../platform/feature.ts';
import { updatePlacement } from './posts.queries.ts';
import { threadTopic } from './posts.service.ts';

/** A post's place in the list: before all others, before the ordinary ones, or by its time. */
export type Placement = 'sticky' | 'pinned' | 'ordinary';

/** Changes a post's placement. Returns text for a terminal. */
export async function placePost(db: Database, id: number, place: Placement): Promise<CommandResult> {
  return db.transaction(async (tx) => {
    const moved = await updatePlacement(tx, id, {
      isSticky: place === 'sticky',
      isPinned: place === 'pinned',
    });
    if (!moved) return { ok: false, text: `There is no post ${id}.\n` };
    await publishChange(tx, threadTopic(id), { postId: id });
    return { ok: true, text: `Post ${id} is ${place}.\n` };
  });
}
