import type { QueryClient } from '@tanstack/react-query';

/** Names the mutation by which this page deletes something that it follows live. */
export const deletionKey = (kind: string, id: number) => ['deletion', kind, id] as const;

/**
 * Whether this page is deleting it, or has deleted it and is on its way to another screen. What it hears of that thing
 * is its own doing: to read it again would find it gone.
 */
export function isDeletedByThisPage(queries: QueryClient, kind: string, id: number): boolean {
  const deletion = queries.getMutationCache().findAll({ mutationKey: deletionKey(kind, id) });
  return deletion.some(({ state }) => state.status === 'pending' || state.status === 'success');
}
