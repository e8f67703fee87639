import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { usernameLength } from '@rounds/contract/identity/accounts.rules';
import type { Audience } from '../../apps/web/src/app/route.rules.ts';
import { readScreens } from '../../apps/web/build/screens.ts';
import type { Api, Learner } from './api.ts';
import { at, type FeatureAddresses, type ScreenAddress, type Visit } from './feature-addresses.ts';

const journeys = path.join(import.meta.dirname, '..');
const features: FeatureAddresses[] = [];
for (const file of globSync('*/*.addresses.ts', { cwd: journeys }).toSorted()) {
  const url = pathToFileURL(path.join(journeys, file)).href;
  const { addresses } = (await import(url)) as { addresses: FeatureAddresses };
  features.push(addresses);
}

const screens = await readScreens();

/** Every address that a screen's manifest declares. */
export const declaredAddresses = new Set(screens.flatMap(({ addresses }) => addresses));

/** Addresses from the features, plus these visitors' screens without parameters. */
function withPlain(audience: Audience, named: readonly ScreenAddress[]): ScreenAddress[] {
  const isNamed = new Set(named.map(({ screen }) => screen));
  const plain = screens
    .filter((screen) => screen.audience === audience)
    .flatMap(({ addresses }) => addresses)
    .filter((address) => !address.includes(':') && !isNamed.has(address));
  return [...named, ...plain.flatMap((address) => at(address))];
}

export const publicAddresses: readonly ScreenAddress[] = withPlain(
  'everyone',
  features.flatMap((feature) => feature.public ?? []),
);

export const signedOutAddresses: readonly ScreenAddress[] = withPlain(
  'signed-out',
  features.flatMap(({ signedOut }) => signedOut ?? []),
);

/** Gives a learner something to see on every signed-in screen. @returns the addresses, the public ones included */
export async function populateAccount(
  request: APIRequestContext,
  api: Api,
  learner: Learner,
): Promise<ScreenAddress[]> {
  const registered = await api.register();
  // The longest possible names, to find places that have no room for them.
  const rename = async (person: Learner): Promise<Learner> => {
    const username = person.user.username.padEnd(usernameLength.max, 'W');
    await api.call('PUT', '/api/user/profile', person.token, { username });
    return { ...person, user: { ...person.user, username } };
  };
  const [own, other] = [await rename(learner), await rename(registered)];
  const nursing = await api.scenarios(learner.token, 'nursing');
  const visit: Visit = { request, api, learner: own, other, nursing };
  const found: ScreenAddress[] = [];
  // One after another, since they write to one account.
  for (const { signedIn } of features) found.push(...((await signedIn?.(visit)) ?? []));
  return [...withPlain('signed-in', found), ...publicAddresses];
}
