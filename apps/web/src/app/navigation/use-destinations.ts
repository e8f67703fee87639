import { useSession } from '../../session/session.ts';
import { destinations, type Destination } from './destinations.ts';

const forEverybody = destinations.filter(({ forStaff }) => !forStaff);

/** The navigation's destinations for the signed-in person. */
export function useDestinations(): readonly Destination[] {
  const { user } = useSession();
  return user?.isStaff ? destinations : forEverybody;
}
