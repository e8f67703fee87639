import { lazy } from 'react';
import { loadNamespaces } from '../../../../i18n/translation.ts';

const box = () => import('./ad-box.tsx');

/** Drawn only when there is something to draw: its code and strings come with the advertisements themselves. */
export const AdBox = lazy(async () => ({ default: (await box()).AdBox }));

/** Loads what `AdBox` needs, so that it stands the moment it is rendered. */
export async function prepareAds(): Promise<void> {
  await Promise.all([box(), loadNamespaces(['business/ads'])]);
}
