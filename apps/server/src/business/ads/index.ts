/** Advertisements: loaded from content, shown to plans that have them, counted. The only door for other features. */
export { exportAds } from './ads-export.queries.ts';
export { defineAdJobs } from './ads.jobs.ts';
export { adsRoutes } from './ads.routes.ts';
export { adImageOrigins, loadAdvertisements, readAdvertisements, saveAdvertisements } from './ads.service.ts';
