import { fileURLToPath } from 'node:url';
import { AdvertisementsFile } from '@rounds/contract/business/ads.content';
import { expect, it } from 'vitest';
import { readContentFile } from '../../platform/content.ts';

const content = (place: string) => fileURLToPath(new URL(`../../../../../content/${place}`, import.meta.url));

it('the shipped files fit the schema: none of our own, and samples that say so', async () => {
  const own = await readContentFile(content('advertisements.yaml'), AdvertisementsFile);
  expect(own).toEqual({ sponsors: [], advertisements: [] });
  const samples = await readContentFile(content('samples/advertisements.yaml'), AdvertisementsFile);
  for (const { title, slug, targetUrl } of samples.advertisements) {
    expect(title).toMatch(/^Sample: /);
    expect(slug).toMatch(/^sample-/);
    expect(new URL(targetUrl).hostname).toBe('example.com');
  }
});
