import { DataCard } from './data-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Everything that a learner does with their account, beside using it. Part of the profile's settings. */
export function AccountSection() {
  return (
    <div className="grid gap-5">
      <SignInCard />
      <SessionsCard />
      <DataCard />
    </div>
  );
}
