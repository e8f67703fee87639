import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/** Files by their paths in the repository. A path that leads nowhere, since its file was moved, stops the build. */
export function files(...globs: readonly string[]): (id: string) => boolean {
  const named = new Set(
    globs.flatMap((glob) => {
      const found = globSync(glob, { cwd: root });
      if (found.length === 0) throw new Error(`A chunk names files that are not there: ${glob}`);
      return found.map((file) => path.join(root, file));
    }),
  );
  return (id) => named.has(id);
}

/** All files of packages, or of a folder in one. */
export function packages(...names: readonly string[]): (id: string) => boolean {
  const folders = names.map((name) => `/node_modules/${name}/`);
  for (const folder of folders) {
    if (!existsSync(path.join(root, folder))) throw new Error(`A chunk names what is not there: ${folder}`);
  }
  return (id) => folders.some((folder) => id.includes(folder));
}

const source = '*.{ts,tsx}';
/** Not `x.rules.ts`: those bring along what they import of the contract. */
const noRules = '!(*.*).{ts,tsx}';
const web = 'apps/web/src';
const learning = `${web}/features/learning`;

/** What is bundled into one file, beyond what the bundler would put together by itself. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 2 },
  // Only learners' screens ask the server through it: a visitor's first page does without.
  { name: 'query', test: packages('@tanstack'), priority: 1 },
  // An icon is a few strokes. In a file of its own, most of what travels would be the file around them.
  { name: 'icons', test: packages('lucide-react/dist/esm/icons'), minShareCount: 5, priority: 1 },
  // These stand on a visitor's first page, and further down on others.
  {
    name: 'first-icons',
    test: /lucide-react\/dist\/esm\/icons\/(?:stethoscope|target|trophy)\./,
    priority: 1.1,
  },
  // Without HTTP/2 dozens of tiny files would queue, at a round trip each. So what every page begins with is one file …
  { name: 'page', tags: ['$initial'], priority: 0.5 },
  // … and so is what most of the learners' screens call the server with, and what many screens of any kind share.
  {
    name: 'learner',
    test: files(`${web}/api/${source}`, `${web}/features/*/*/api/**/${source}`),
    minShareCount: 8,
    maxModuleSize: 4000,
    priority: 0.4,
  },
  { name: 'shared', minShareCount: 12, maxModuleSize: 4000, priority: 0.3 },
  // What several screens share: small parts of the frame and the kit …
  {
    name: 'parts',
    test: files(`${web}/{app,browser,ui}/**/${source}`),
    minShareCount: 5,
    maxModuleSize: 4000,
    priority: 0.3,
  },
  // … what surrounds each of a learner's screens, with all that it imports …
  {
    name: 'frame',
    test: files(`${web}/app/data-provider.tsx`, `${web}/app/learner/learner-chrome.tsx`),
    priority: 0.25,
  },
  // … what a learner's plan is, which the sample case of a visitor doesn't ask …
  {
    name: 'plans',
    test: files(
      'packages/contract/src/business/plans.offers.rules.ts',
      `${web}/features/business/plans/{,api/}${noRules}`,
    ),
    minShareCount: 3,
    maxModuleSize: 2700,
    includeDependenciesRecursively: false,
    priority: 0.21,
  },
  // … what lists of cases show, what opens a case, and what a question is answered with.
  {
    name: 'cases',
    test: files(
      `${web}/session/${noRules}`,
      `${learning}/{mastery,progress}/{,api/}${noRules}`,
      `${learning}/scenarios/{api,components}/${noRules}`,
    ),
    minShareCount: 3,
    maxModuleSize: 2700,
    priority: 0.2,
  },
  // … which case is next: that sample case has none …
  {
    name: 'next-case',
    test: files(
      'packages/contract/src/learning/mastery.rules.ts',
      `${learning}/scenarios/{next-case,scenario-list}.rules.ts`,
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 0.16,
  },
  {
    name: 'start',
    test: files(
      `${web}/features/business/plans/trial.rules.ts`,
      `${web}/features/identity/accounts/api/get-profile.ts`,
      `${web}/features/identity/accounts/api/update-profile.ts`,
      `${web}/screens/progress-notices/progress-notices.tsx`,
      `${web}/screens/scenario-player/start.ts`,
      `${web}/screens/scenario-player/use-device-progress.ts`,
    ),
    minShareCount: 2,
    priority: 0.15,
  },
  {
    name: 'questions',
    test: files(`${learning}/scenarios/components/{case,player,formats,tools}/**/${source}`),
    minShareCount: 4,
    maxModuleSize: 5000,
    // What these import is shared more widely: the dashboard would load the player for it.
    includeDependenciesRecursively: false,
    priority: 0.1,
  },
];
