import {
  type AuthoredAchievement,
  AuthoredAchievements,
} from '@rounds/contract/learning/achievements.content';
import { readContentFile } from '../../platform/content.ts';
import type { Requirements } from '../../platform/requirements.rules.ts';

/**
 * Reads and checks content/achievements.yaml.
 * @throws ContentError naming the file, the entry and what is wrong with it
 */
export function readAchievements(file: string, requirements: Requirements): Promise<AuthoredAchievement[]> {
  const schema = AuthoredAchievements.check(({ value, issues }) => {
    for (const [index, { requirement }] of value.entries()) {
      const kind = requirements.get(requirement.type);
      const [field, message] = !kind
        ? ['type', `No feature serves the requirement "${requirement.type}"`]
        : [
            'value',
            kind.only !== undefined && kind.only !== requirement.value && `It can only be ${kind.only}`,
          ];
      if (message)
        issues.push({ code: 'custom', input: requirement, path: [index, 'requirement', field], message });
    }
  });
  return readContentFile(file, schema);
}
