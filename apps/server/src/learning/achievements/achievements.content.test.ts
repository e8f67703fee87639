import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { achievementIcons } from '@rounds/contract/learning/achievements.rules';
import { describe, expect, it } from 'vitest';
import { requirements } from '../../../testing/requirements.ts';
import { readAchievements } from './achievements.content.ts';

const file = fileURLToPath(new URL('../../../../../content/achievements.yaml', import.meta.url));

describe('content/achievements.yaml', () => {
  it('has at least two dozen, across every kind of requirement, each with its own drawing', async () => {
    const achievements = await readAchievements(file, requirements);
    expect(achievements.length).toBeGreaterThanOrEqual(24);
    expect(new Set(achievements.map(({ requirement }) => requirement.type))).toEqual(
      new Set(requirements.keys()),
    );
    expect(achievements.map(({ icon }) => icon).sort()).toEqual([...achievementIcons].sort());
  });

  it.each([...requirements.keys()])(
    'gets harder step by step in %s, and gives more for more',
    async (type) => {
      const ladder = (await readAchievements(file, requirements)).filter(
        ({ requirement }) => requirement.type === type,
      );
      const rungs = ladder.map(({ requirement, xpReward }) => ({ value: requirement.value, xpReward }));
      for (const [index, rung] of rungs.entries()) {
        const below = rungs[index - 1];
        expect(rung.value).toBeGreaterThan(below?.value ?? 0);
        expect(rung.xpReward).toBeGreaterThan(below?.xpReward ?? 0);
      }
    },
  );

  it('is reported with place and reason when it cannot be read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rounds-achievements-'));
    const broken = path.join(folder, 'achievements.yaml');
    try {
      await writeFile(broken, '- slug: one\n  title: [');
      await expect(readAchievements(broken, requirements)).rejects.toThrow(
        /^rounds-achievements-\w+\/achievements\.yaml, line 2: \S/,
      );
      await writeFile(broken, '- slug: one\n  title: Only a title\n');
      await expect(readAchievements(broken, requirements)).rejects.toThrow(
        /^rounds-achievements-\w+\/achievements\.yaml, line 1: 0\.description: \S/,
      );
      const asking = (type: string, value: number) => `- slug: one
  title: One
  description: For a test of content.
  icon: flame
  xpReward: 10
  requirement: { type: ${type}, value: ${value} }
`;
      await writeFile(broken, asking('likes', 1));
      await expect(readAchievements(broken, requirements)).rejects.toThrow(
        /line 6: 0\.requirement\.type: No feature serves the requirement "likes"$/,
      );
      await writeFile(broken, asking('first_completion', 2));
      await expect(readAchievements(broken, requirements)).rejects.toThrow(
        /line 6: 0\.requirement\.value: It can only be 1$/,
      );
      await writeFile(broken, asking('first_completion', 1));
      expect(await readAchievements(broken, requirements)).toHaveLength(1);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
