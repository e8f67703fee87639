import { useEffect, useState, type ReactNode } from 'react';
import type { getProfile } from '@rounds/contract/identity/accounts';
import { call } from '../api/client.ts';
import { updateUser, useSession } from '../session/session.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/**
 * Screens of the signed-in go by the learner that this browser keeps beside the token. Where that is missing or can't be
 * read, it is asked for first. What fails goes to the error boundary; an ended session leaves by itself.
 */
export function KnownLearner({ children }: { readonly children: ReactNode }) {
  const { signedIn, user } = useSession();
  const [failure, setFailure] = useState<Error>();
  const isUnknown = signedIn && user === null;
  useEffect(() => {
    if (!isUnknown) return;
    call<typeof getProfile>('GET', '/api/user/profile').then(
      (profile) => updateUser(profile.user),
      (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
    );
  }, [isUnknown]);
  if (!isUnknown) return children;
  if (failure) throw failure;
  return <ScreenSkeleton />;
}
