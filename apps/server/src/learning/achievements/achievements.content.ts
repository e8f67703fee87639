import {
  type AuthoredAchievement,
  AuthoredAchievements,
} from '@rounds/contract/learning/achievements.content';
import { readContentFile } from '../../platform/content.ts';

/**
 * Reads and checks content/achievements.yaml.
 * @throws ContentError naming the file, the entry and what is wrong with it
 */
export function readAchievements(file: string): Promise<AuthoredAchievement[]> {
  return readContentFile(file, AuthoredAchievements);
}
