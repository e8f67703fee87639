import { DataCard } from './data-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** The anchors of the section's cards, with the keys of their titles. */
export const accountSections = [
  { id: 'security', title: 'signIn.title' },
  { id: 'sessions', title: 'sessions.title' },
  { id: 'data', title: 'data.title' },
] as const;

/** Everything that learners do with their accounts, besides using them. Part of the profile's settings. */
export function AccountSection() {
  return (
    <>
      <SignInCard />
      <SessionsCard />
      <DataCard />
    </>
  );
}
