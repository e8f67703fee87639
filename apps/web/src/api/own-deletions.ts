import type { QueryClient } from '@tanstack/react-query';

/** The mutation key for deleting something that this page also follows live. */
export const deletionKey = (kind: string, id: number) => ['deletion', kind, id] as const;

/**
 * Whether this page is deleting it, or has deleted it and is about to leave. Events about it are then our own doing,
 * and refetching it would only answer 404.
 */
export function isDeletedByThisPage(queries: QueryClient, kind: string, id: number): boolean {
  const deletion = queries.getMutationCache().findAll({ mutationKey: deletionKey(kind, id) });
  return deletion.some(({ state }) => state.status === 'pending' || state.status === 'success');
}
