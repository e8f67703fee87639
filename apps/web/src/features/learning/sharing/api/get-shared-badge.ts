import { useEffect } from 'react';
import type { getSharedBadge } from '@rounds/contract/learning/sharing';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';

function get(token: string) {
  return call<typeof getSharedBadge>('GET', '/api/badges/:token', { params: { token } });
}

/** The badge behind a link, fetched again when another learner signs in or out. */
export function useSharedBadge(token: string, signedIn: boolean) {
  const action = useAction(get);
  const { run } = action;
  useEffect(() => run(token), [token, signedIn, run]);
  return { ...action, again: () => run(token) };
}
