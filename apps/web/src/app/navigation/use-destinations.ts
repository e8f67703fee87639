import { useSession } from '../../session/session.ts';
import { destinations, type Destination } from './destinations.ts';

const forEverybody = destinations.filter(({ forStaff }) => !forStaff);

/** Where the navigation leads for whoever is signed in. */
export function useDestinations(): readonly Destination[] {
  const { user } = useSession();
  return user?.isStaff ? destinations : forEverybody;
}
