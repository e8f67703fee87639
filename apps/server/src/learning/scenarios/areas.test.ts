import { fileURLToPath } from 'node:url';
import { clinicalAreas } from '@rounds/contract/learning/scenarios.rules';
import { expect, it } from 'vitest';
import { readScenarioFiles } from './scenarios.content.ts';

const folder = fileURLToPath(new URL('../../../../../content/scenarios', import.meta.url));

const authored = await readScenarioFiles(folder);

it.each(clinicalAreas)('learners who choose %s find at least two cases', (area) => {
  expect(authored.filter(({ scenario }) => scenario.areas.includes(area)).length).toBeGreaterThan(1);
});
