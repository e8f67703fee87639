import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { CareerPath, Difficulty } from '@rounds/contract/common';
import { AuthoredScenario, toCase } from '@rounds/contract/learning/scenarios.content';
import { ContentError, namingFile, parseContent } from '../../platform/content.ts';
import type { ContentScenario } from './scenarios.rules.ts';

/**
 * Reads and checks every scenario of content/scenarios/<careerPath>/<difficulty>/<slug>.yaml.
 * @throws ContentError for the first file that doesn't match the schema, and if there are no files: a missing folder
 * would retire every scenario
 */
export async function readScenarioFiles(folder: string): Promise<ContentScenario[]> {
  const files = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new ContentError(`The folder of the scenarios can't be read: ${(cause as Error).message}`, {
      cause,
    });
  });
  const names = files.filter((name) => name.endsWith('.yaml')).sort();
  if (names.length === 0) {
    throw new ContentError(
      `There is not one scenario in ${folder}. All would be retired, so Rounds does not start.`,
    );
  }
  return Promise.all(
    names.map(async (name) => readScenario(name, await readFile(path.join(folder, name), 'utf8'))),
  );
}

/** One file's text as a scenario. `name` is its path below the folder. */
export function readScenario(name: string, text: string): ContentScenario {
  const slug = name.replace(/\.yaml$/, '').replaceAll(path.sep, '/');
  const [careerPath, difficulty] = slug.split('/');
  const place = {
    careerPath: CareerPath.safeParse(careerPath),
    difficulty: Difficulty.safeParse(difficulty),
  };
  if (!place.careerPath.success || !place.difficulty.success) {
    throw new ContentError(`${name}: a scenario stands in <careerPath>/<difficulty>/<slug>.yaml`);
  }
  const authored = parseContent(name, text, AuthoredScenario);
  return {
    slug,
    careerPath: place.careerPath.data,
    difficulty: place.difficulty.data,
    title: authored.title,
    description: authored.description,
    xpReward: authored.xpReward,
    scenario: namingFile(name, () => toCase(authored)),
    hash: createHash('sha256').update(text).digest('hex'),
  };
}
