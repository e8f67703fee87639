/** Leagues. The only entry point for other features. */
export { joinIn as joinLeagueIn } from './leagues.service.ts';
