import { fileURLToPath } from 'node:url';
import { careerPaths } from '@rounds/contract/common.rules';
import { subjectsOf } from '@rounds/contract/identity/preferences.rules';
import { needsByPath } from '@rounds/contract/learning/scenarios.rules';
import { expect, it } from 'vitest';
import { readScenarioFiles } from './scenarios.content.ts';

const folder = fileURLToPath(new URL('../../../../../content/scenarios', import.meta.url));

const all = await readScenarioFiles(folder);

it.each(careerPaths)('learners of %s choose among the subjects that its shipped cases ask for', (path) => {
  const authored = all.filter(({ careerPath }) => careerPath === path);
  const asked = authored.flatMap(({ scenario }) => scenario.questions.map(({ tags }) => tags?.need));
  expect(subjectsOf(path)).toEqual(needsByPath[path].filter((need) => asked.includes(need)));
});
