import { Suspense, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from 'vitest-browser-react';
import type { User } from '@rounds/contract/identity/accounts';
import { queryClient } from '../src/api/query-client.ts';
import { signIn } from '../src/session/session.ts';
import { Toaster } from '../src/ui/toast/toaster.tsx';

export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 7,
    username: 'ada',
    email: 'ada@example.org',
    pendingEmail: null,
    careerPath: 'nursing',
    role: 'student',
    learningStyle: 'visual',
    level: 2,
    xp: 1200,
    points: 90,
    streak: 3,
    subscriptionTier: 'free',
    trialEndsAt: null,
    isDemo: false,
    demoUntil: null,
    isStaff: false,
    ...overrides,
  };
}

/** Signs a learner in for this test; the setup signs them out after it. */
export function signInAs(overrides: Partial<User> = {}): User {
  const user = buildUser(overrides);
  signIn({ token: 'token-of-a-test', user });
  return user;
}

/** Renders with what stands around every screen: data, and a place for toasts. */
export function renderApp(ui: ReactNode) {
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  return render(
    <QueryClientProvider client={client}>
      <Suspense>{ui}</Suspense>
      <Toaster />
    </QueryClientProvider>,
  );
}
