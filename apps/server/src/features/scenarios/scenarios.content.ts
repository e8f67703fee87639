import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { CareerPath, Difficulty } from '@rounds/contract/common';
import { AuthoredScenario, toCase } from '@rounds/contract/scenarios.content';
import { parse } from 'yaml';
import { ContentError } from '../../platform/content.ts';
import type { ContentScenario } from './scenarios.rules.ts';

/**
 * Reads and checks every scenario of content/scenarios/<careerPath>/<difficulty>/<slug>.yaml.
 * @throws ContentError for the first file that does not fit the schema
 */
export async function readScenarioFiles(folder: string): Promise<ContentScenario[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => readScenario(name, await readFile(path.join(folder, name), 'utf8'))),
  );
}

/** One file's text as a scenario. `name` is its path below the folder. */
export function readScenario(name: string, text: string): ContentScenario {
  const slug = name.replace(/\.yaml$/, '').replaceAll(path.sep, '/');
  const [careerPath, difficulty] = slug.split('/');
  const authored = AuthoredScenario.safeParse(explained(name, () => parse(text) as unknown));
  const place = {
    careerPath: CareerPath.safeParse(careerPath),
    difficulty: Difficulty.safeParse(difficulty),
  };
  if (!place.careerPath.success || !place.difficulty.success) {
    throw new ContentError(`${name}: a scenario stands in <careerPath>/<difficulty>/<slug>.yaml`);
  }
  if (!authored.success) {
    const [issue] = authored.error.issues;
    throw new ContentError(
      `${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit the schema'}`,
    );
  }
  return {
    slug,
    careerPath: place.careerPath.data,
    difficulty: place.difficulty.data,
    title: authored.data.title,
    description: authored.data.description,
    xpReward: authored.data.xpReward,
    scenario: explained(name, () => toCase(authored.data)),
    hash: createHash('sha256').update(text).digest('hex'),
  };
}

/** Says in which file it was when reading fails. */
function explained<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ContentError(`${name}: ${error instanceof Error ? error.message : 'can not be read'}`, {
      cause: error,
    });
  }
}
