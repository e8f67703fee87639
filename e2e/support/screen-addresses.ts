import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { usernameLength } from '@rounds/contract/identity/accounts.rules';
import type { Api, Learner } from './api.ts';
import type { FeatureAddresses, ScreenAddress, Visit } from './feature-addresses.ts';

const journeys = path.join(import.meta.dirname, '..');
const features: FeatureAddresses[] = [];
for (const file of globSync('*/*.addresses.ts', { cwd: journeys }).toSorted()) {
  const url = pathToFileURL(path.join(journeys, file)).href;
  const { addresses } = (await import(url)) as { addresses: FeatureAddresses };
  features.push(addresses);
}

export const publicAddresses: readonly ScreenAddress[] = features.flatMap((feature) => feature.public ?? []);

export const signedOutAddresses: readonly ScreenAddress[] = features.flatMap(
  ({ signedOut }) => signedOut ?? [],
);

/** Gives a learner something to see on every signed-in screen. @returns the addresses, the public ones included */
export async function populateAccount(
  request: APIRequestContext,
  api: Api,
  learner: Learner,
): Promise<ScreenAddress[]> {
  const registered = await api.register();
  // Names as long as names may be: what has no room for them shows it.
  const rename = async (person: Learner): Promise<Learner> => {
    const username = person.user.username.padEnd(usernameLength.max, 'W');
    await api.call('PUT', '/api/user/profile', person.token, { username });
    return { ...person, user: { ...person.user, username } };
  };
  const [own, other] = [await rename(learner), await rename(registered)];
  const nursing = await api.scenarios(learner.token, 'nursing');
  const visit: Visit = { request, api, learner: own, other, nursing };
  const found: ScreenAddress[] = [];
  // One after another: they write to one account.
  for (const { signedIn } of features) found.push(...((await signedIn?.(visit)) ?? []));
  return [...found, ...publicAddresses];
}
