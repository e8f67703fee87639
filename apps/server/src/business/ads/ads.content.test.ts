import { fileURLToPath } from 'node:url';
import { AdvertisementsFile } from '@rounds/contract/business/ads.content';
import { expect, it } from 'vitest';
import { readContentFile } from '../../platform/content.ts';

const content = (place: string) => fileURLToPath(new URL(`../../../../../content/${place}`, import.meta.url));

it('the shipped files match the schema: none are our own, and samples are marked as such', async () => {
  const own = await readContentFile(content('advertisements.yaml'), AdvertisementsFile);
  expect(own).toEqual({ sponsors: [], advertisements: [] });
  const samples = await readContentFile(content('samples/advertisements.yaml'), AdvertisementsFile);
  for (const { name } of samples.sponsors) expect(name).toMatch(/^Sample /);
  for (const { description, sponsor, slug, targetUrl } of samples.advertisements) {
    expect(sponsor).toBeDefined();
    expect(description).toMatch(/\(Sample ad\)$/);
    expect(slug).toMatch(/^sample-/);
    expect(new URL(targetUrl).hostname).toBe('example.com');
  }
});
