/** Leagues. The only door for other features. */
export { joinIn as joinLeagueIn } from './leagues.service.ts';
