import { useEffect, useState, type ReactNode } from 'react';
import type { getProfile } from '@rounds/contract/identity/accounts';
import { call } from '../api/client.ts';
import { updateUser, useSession } from '../session/session.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/**
 * Signed-in screens rely on the user stored beside the token. If it is missing or unreadable, it is fetched first.
 * Failures go to the error boundary; an expired session signs out by itself.
 */
export function EnsureUserLoaded({ children }: { readonly children: ReactNode }) {
  const { signedIn, user } = useSession();
  const [failure, setFailure] = useState<Error>();
  const isMissing = signedIn && user === null;
  useEffect(() => {
    if (!isMissing) return;
    call<typeof getProfile>('GET', '/api/user/profile').then(
      (profile) => updateUser(profile.user),
      (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
    );
  }, [isMissing]);
  if (!isMissing) return children;
  if (failure) throw failure;
  return <ScreenSkeleton />;
}
