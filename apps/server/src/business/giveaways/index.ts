/** The weekly giveaway: prepared from content, drawn when its week is over. The only door for other features. */
export { exportGiveaways } from './giveaways-export.queries.ts';
export { defineGiveawayJobs } from './giveaways.jobs.ts';
export { giveawaysRoutes } from './giveaways.routes.ts';
export {
  describeGiveaways,
  loadGiveaways,
  readGiveaways,
  saveGiveaways,
  verifyGiveaway,
} from './giveaways.service.ts';
