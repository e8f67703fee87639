import type { Feature } from '../../platform/feature.ts';
import { exportAds } from './ads.queries.ts';
import { defineAdJobs } from './ads.jobs.ts';
import { adsRoutes } from './ads.routes.ts';
import { adImageOrigins, readAdvertisements, saveAdvertisements } from './ads.service.ts';

export const ads: Feature = {
  name: 'business/ads',
  routes: adsRoutes,
  jobs: defineAdJobs,
  async content(folder) {
    const authored = await readAdvertisements(folder.withSamples('advertisements.yaml'));
    return (tx) => saveAdvertisements(tx, authored);
  },
  exportParts: { ads: exportAds },
  imageOrigins: adImageOrigins,
};
