import { lazy } from 'react';
import { loadNamespaces } from '../../../../i18n/translation.ts';

const box = () => import('./ad-box.tsx');

/** Its code and strings load along with the first advertisements. */
export const AdBox = lazy(async () => ({ default: (await box()).AdBox }));

/** Loads what `AdBox` needs, so that it renders without suspending. */
export async function preloadAdBox(): Promise<void> {
  await Promise.all([box(), loadNamespaces(['business/ads'])]);
}
