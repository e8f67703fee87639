import { expect, test } from 'vitest';
import { checkEquivalence } from './check.ts';
import { seed } from './data/seed.ts';
import { withCluster } from './lib/cluster.ts';
import { readOptions } from './lib/options.ts';

test('the three servers of the benchmark answer alike', async () => {
  const options = { ...readOptions(['--users', '400']), scenarios: 70 };
  await withCluster(async ({ url, database, fleet: newFleet }) => {
    await seed(url, options);
    const fleet = newFleet();
    await fleet.start(url);
    await expect(checkEquivalence(fleet, database, options)).resolves.toBeUndefined();
  });
});
