import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { achievementIcons, requirementTypes } from '@rounds/contract/learning/achievements.rules';
import { describe, expect, it } from 'vitest';
import { readAchievements } from './achievements.content.ts';

const file = fileURLToPath(new URL('../../../../../content/achievements.yaml', import.meta.url));

describe('content/achievements.yaml', () => {
  it('has at least two dozen, over every kind of requirement, each with a drawing of its own', async () => {
    const achievements = await readAchievements(file);
    expect(achievements.length).toBeGreaterThanOrEqual(24);
    expect(new Set(achievements.map(({ requirement }) => requirement.type))).toEqual(
      new Set(requirementTypes),
    );
    expect(achievements.map(({ icon }) => icon).sort()).toEqual([...achievementIcons].sort());
  });

  it.each(requirementTypes)('climbs in %s, and gives more for more', async (type) => {
    const ladder = (await readAchievements(file)).filter(({ requirement }) => requirement.type === type);
    const rungs = ladder.map(({ requirement, xpReward }) => ({ value: requirement.value, xpReward }));
    for (const [index, rung] of rungs.entries()) {
      const below = rungs[index - 1];
      expect(rung.value).toBeGreaterThan(below?.value ?? 0);
      expect(rung.xpReward).toBeGreaterThan(below?.xpReward ?? 0);
    }
  });

  it('is named, with the place and the reason, when it can’t be read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rounds-achievements-'));
    const broken = path.join(folder, 'achievements.yaml');
    try {
      await writeFile(broken, '- slug: one\n  title: [');
      await expect(readAchievements(broken)).rejects.toThrow(
        /^rounds-achievements-\w+\/achievements\.yaml, line 2: \S/,
      );
      await writeFile(broken, '- slug: one\n  title: Only a title\n');
      await expect(readAchievements(broken)).rejects.toThrow(
        /^rounds-achievements-\w+\/achievements\.yaml, line 1: 0\.description: \S/,
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
