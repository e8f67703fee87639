import { expect, test } from 'vitest';
import { checkEquivalence } from './check.ts';
import { seed } from './data/seed.ts';
import { withCluster } from './lib/cluster.ts';

test('the three servers of the benchmark answer alike', async () => {
  await withCluster(async (cluster) => {
    await seed(cluster.url, 400);
    await cluster.start(['limit', 'rounds', 'usual']);
    await expect(checkEquivalence(cluster, 400)).resolves.toBeUndefined();
  });
});
