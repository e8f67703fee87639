const { readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Who may import whom (ARCHITECTURE.md). Each comment says what to do instead.
 * scripts/fences.test.ts plants a violation of every rule here.
 * @type {import("dependency-cruiser").IConfiguration}
 */

const contract = '^packages/contract/src/';
/** The domains that each one may import. To reach another, fire an event. */
const domains = {
  identity: [],
  messages: ['identity'],
  learning: ['identity', 'messages'],
  rewards: ['identity', 'messages', 'learning'],
  community: ['identity', 'messages', 'learning'],
  business: ['identity', 'messages', 'learning'],
};
/** A feature's folder; demo data is made by the features' own services, under the same rules. */
const folder = `(?:(?:${Object.keys(domains).join('|')})/[^/]+|demo)`;
const features = `^apps/server/src/${folder}/`;
/** The same, remembered as $1 for what a rule allows inside one feature. */
const feature = `^apps/server/src/(${folder})/`;
const sameFeature = '^apps/server/src/$1/';
const platform = '^apps/server/src/platform/';
const web = '^apps/web/src/';
/** What the client's features stand on, the design system among it. */
const rooms = '(?:api|browser|format|i18n|routing|session|ui)';
/** Tests, and who may do what with a feature's calls, which a test reads. */
const tests = '\\.(?:test|access)\\.tsx?$';
const testing = [tests, '^apps/server/testing/', '^e2e/', '^bench/', '^scripts/fences\\.'];
const tables = '.+\\.tables\\.ts$';
const database = '(^|/)node_modules/(drizzle-orm|pg|pg-boss|@electric-sql)/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** The folders of the list of features, from the first to the last. */
function listedFeatures() {
  const list = readFileSync(path.join(__dirname, 'apps/server/src/features.ts'), 'utf8');
  return [...list.matchAll(/from '\.\/(.+)\/[^/]+\.feature\.ts'/g)].map(([, name]) => name);
}

/** No circles among features: each may import those above it in the list. Foreign keys may point further down. */
const inOrder = listedFeatures().flatMap((feature, index, all) => {
  const below = all.slice(index + 1);
  if (below.length === 0) return [];
  const comment =
    'A feature imports only those above it in apps/server/src/features.ts. Move it down the list. If the other one needs it too, fire an event (platform/learner-events.ts), or let a third feature call both.';
  const [own, others] = [`^apps/server/src/${feature}/`, `^apps/server/src/(?:${below.join('|')})/`];
  return [
    rule('features-in-order', comment, { path: own, pathNot: [tests, tables] }, { path: others }),
    rule('features-in-order', comment, { path: own + tables }, { path: others, pathNot: tables }),
  ];
});

const domainsInOrder = Object.entries(domains).map(([domain, known]) =>
  rule(
    'domains-in-order',
    'Identity imports no other domain, messages only identity, learning those two; rewards, community and business import these three, but not one another. Fire an event (platform/learner-events.ts), or move the feature to the domain it belongs to.',
    { path: `^apps/server/src/${domain}/`, pathNot: tests },
    { path: features, pathNot: `^apps/server/src/(?:${[domain, ...known].join('|')})/` },
  ),
);

const packages = [
  rule(
    'contract-imports-zod-only',
    'The contract is read by both sides and imports zod alone. Put the code on the side that needs the other package.',
    { path: contract, pathNot: tests },
    { pathNot: [contract, '(^|/)node_modules/zod/'] },
  ),
  rule(
    'contract-rules-stay-light',
    'The client loads the contract’s rules at run time, and must not load zod with them. Use `import type`, or move the value into the rules file.',
    { path: `${contract}.+\\.rules\\.ts$` },
    { pathNot: '\\.rules\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'clinical-text-is-pure',
    'The note analyzer takes text and gives facts. Pass in what it needs, and do the rest in the server’s feature.',
    { path: '^packages/clinical-text/src/', pathNot: tests },
    { pathNot: ['^packages/clinical-text/src/', contract] },
  ),
];

const rules = [
  rule(
    'rules-import-rules-only',
    'Rules are pure and know only the contract, the other rules of their slice and those that all share. Pass the value in as an argument.',
    { path: `^(apps/(?:server/src/${folder}|web/src/(?:features/[^/]+|screens)/[^/]+))/.+\\.rules\\.ts$` },
    {
      pathNot: [
        '^$1/.+\\.rules\\.ts$',
        '^apps/server/src/platform/.+\\.rules\\.ts$',
        `${web}${rooms}/.+\\.rules\\.ts$`,
        contract,
        // Values in, values out: no clock, no randomness.
        '^packages/clinical-text/',
        '^node_modules/ts-fsrs/',
      ],
    },
  ),
  rule(
    'shared-rules-import-rules-only',
    'Rules are pure and know only the contract and other rules. Pass the value in as an argument.',
    { path: '^apps/.+\\.rules\\.ts$', pathNot: ['^apps/web/src/(features|screens)/', features] },
    {
      pathNot: [
        '^apps/server/src/platform/.+\\.rules\\.ts$',
        `${web}(${rooms}|app)/.+\\.rules\\.ts$`,
        contract,
      ],
    },
  ),
];

const server = [
  ...domainsInOrder,
  ...inOrder,
  rule(
    'feature-front-door',
    'Another feature is entered through its index.ts. Export there what is needed, or call it with the transaction.',
    { path: feature, pathNot: tests },
    { path: features, pathNot: [sameFeature, '/index\\.ts$', '\\.(tables|fragments)\\.ts$'] },
  ),
  rule(
    'app-knows-manifests-only',
    'The application knows features only by their manifests. Put what is needed into x.feature.ts, and loop over the list in features.ts.',
    { path: '^apps/server/src/', pathNot: [features, tests] },
    { path: features, pathNot: ['\\.feature\\.ts$', '\\.tables\\.ts$', '/demo/index\\.ts$'] },
  ),
  rule(
    'manifests-are-for-the-list',
    'Only features.ts imports manifests. Loop over its list, or call the feature’s service through its index.ts.',
    { pathNot: [tests, '^apps/server/src/features\\.ts$'] },
    { path: '^apps/server/src/.+\\.feature\\.ts$' },
  ),
  rule(
    'tables-are-for-queries',
    'Tables, and fragments of SQL, are read in *.queries.ts (and tables are referenced by other tables). Write a query and call that.',
    { path: '^apps/server/src/', pathNot: ['\\.(queries|tables|fragments)\\.ts$', tests, `${platform}db/`] },
    { path: '\\.(tables|fragments)\\.ts$' },
  ),
  rule(
    'sql-is-for-queries',
    'SQL stands in *.queries.ts alone. Write a query there (selectX, selectOptionalX, insertX, lockX) and call it.',
    { path: features, pathNot: ['\\.(queries|tables)\\.ts$', tests] },
    { path: database },
  ),
  rule(
    'queries-import-the-database-only',
    'Queries know the database, the contract and the shapes of their own rules. Decide in the rules, act in the service.',
    { path: `${feature}.*\\.(queries|fragments)\\.ts$` },
    {
      pathNot: [
        `${platform}db/`,
        '\\.(tables|fragments)\\.ts$',
        `${sameFeature}.*\\.(queries|rules)\\.ts$`,
        contract,
        '(^|/)node_modules/(drizzle-orm|zod)/',
      ],
    },
  ),
  rule(
    'services-know-no-http',
    'A service works without HTTP. Take plain values from the route, return values or throw an error of platform/http/errors.',
    { path: `${features}.+\\.service\\.ts$` },
    {
      path: ['\\.routes\\.ts$', '(^|/)node_modules/(fastify|@fastify)', `${platform}http/`],
      pathNot: `${platform}http/(errors|limits|idempotency)\\.ts$`,
    },
  ),
  rule(
    'routes-import-no-queries',
    'A route reads like a checklist: it calls its own service, which loads, decides and saves.',
    { path: `${features}.+\\.routes\\.ts$` },
    { path: '\\.(queries|tables)\\.ts$' },
  ),
  rule(
    'routes-stay-in-their-slice',
    'A route calls its own service. Let that service call the other feature’s index.ts.',
    { path: `${feature}.*\\.routes\\.ts$` },
    { path: features, pathNot: sameFeature },
  ),
  rule(
    'platform-imports-no-feature',
    'The platform is what features stand on. Let the feature’s manifest hand in what the platform needs (platform/feature.ts).',
    { path: platform, pathNot: tests },
    { path: [features, '^apps/server/src/(app|main|features)\\.ts$'] },
  ),
];

const client = [
  rule(
    'client-base-imports-no-feature',
    'What features stand on knows none of them. Take the value or the callback as a prop or an argument.',
    { path: `${web}${rooms}/` },
    { path: `${web}(features|screens|app)/` },
  ),
  rule(
    'client-features-apart',
    'Client features do not import one another. Compose them in a screen, or move what both need to ui or to the folder of its kind (api, browser, format, …).',
    { path: `${web}features/([^/]+/[^/]+)/` },
    { path: `${web}features/`, pathNot: `${web}features/$1/` },
  ),
  rule(
    'features-import-no-screen',
    'Screens compose features, not the other way round. Move the shared part into a feature.',
    { path: `${web}features/` },
    { path: `${web}screens/` },
  ),
  rule(
    'client-imports-schemas-as-types',
    'Schemas bring zod into the bundle. Use `import type`, or the contract’s *.rules.ts. Forms are the exception: name them *-form.tsx and load their screen lazily.',
    { path: web, pathNot: ['-form(\\.schema)?\\.tsx?$', tests] },
    {
      path: [contract, '(^|/)node_modules/zod/'],
      pathNot: '\\.rules\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'client-runs-in-the-browser',
    'There is no Node in a browser. Use the web’s own interface, or do it on the server.',
    { path: web, pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
];

const everywhere = [
  rule(
    'server-does-not-import-client',
    'Client and server share the contract and nothing else. Move what both need there.',
    { path: '^apps/server/' },
    { path: '^apps/web/' },
  ),
  rule(
    'client-does-not-import-server',
    'Client and server share the contract and nothing else. Move what both need there.',
    { path: '^apps/web/' },
    { path: '^apps/server/' },
  ),
  rule(
    'product-imports-no-tests',
    'Product code never imports tests. Move the helper into the product, or the caller into a test.',
    { pathNot: [...testing, '\\.config\\.[cm]?[jt]s$'] },
    { path: testing },
  ),
  rule(
    'scripts-need-nothing-installed',
    'The scripts run before anything is installed, on Node 20: Node’s own modules and other scripts only.',
    { path: '^scripts/.+\\.mjs$' },
    { pathNot: '^scripts/', dependencyTypesNot: ['core'] },
  ),
  rule(
    'no-cycles',
    'Two files that need each other are one thing, or a third is missing. Move the shared part into its own file.',
    {},
    // A table of lazily loaded screens may be asked by the screens in it: that import happens later.
    { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  ),
  rule(
    'no-unresolvable',
    'This import leads nowhere. Check the path and its ending (.ts, .tsx), and the package’s exports.',
    {},
    { couldNotResolve: true },
  ),
  rule(
    'no-undeclared-package',
    'This package is not in the package.json of the workspace that imports it, and is there by accident. Declare it.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  rule(
    'product-uses-no-dev-package',
    'A package that the product imports belongs in dependencies.',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  ),
];

module.exports = {
  forbidden: [...packages, ...rules, ...server, ...client, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/(dist|migrations)/' },
    // Types count: an import that only names a type binds two files all the same.
    tsPreCompilationDeps: true,
    // Tests find vitest and the like in the root package.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
