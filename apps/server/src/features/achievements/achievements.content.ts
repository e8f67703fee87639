import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AuthoredAchievement, AuthoredAchievements } from '@rounds/contract/achievements.content';
import { parse } from 'yaml';
import { ContentError } from '../scenarios/index.ts';

/**
 * Reads and checks content/achievements.yaml.
 * @throws ContentError naming the file, the entry and what is wrong with it
 */
export async function readAchievements(file: string): Promise<AuthoredAchievement[]> {
  const name = path.basename(file);
  let entries: unknown;
  try {
    entries = parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ContentError(`${name}: ${(error as Error).message}`, { cause: error });
  }
  const checked = AuthoredAchievements.safeParse(entries);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new ContentError(`${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}`);
}
