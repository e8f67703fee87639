/** Scenarios: the clinical content, loaded from files and served from memory. The only door for other features. */
export { Catalogue, type Edition } from './catalogue.ts';
export { exportReports } from './reports-export.queries.ts';
export { describeReports } from './reports.service.ts';
export { scenariosRoutes } from './scenarios.routes.ts';
export { readScenarioFiles } from './scenarios.content.ts';
export { loadScenarios, saveScenarios } from './scenarios.service.ts';
