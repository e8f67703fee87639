import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { loadGiveaways } from '../src/business/giveaways/giveaways.service.ts';
import type { TestServer } from './app.ts';

/** A giveaway for the week in which the tests' clock starts. */
export const giveaway = {
  title: 'A pocket ECG ruler',
  description: 'For the first twelve-lead of your shift.',
  prize: 'One steel ruler',
  provider: 'The skills laboratory',
  contact: 'lab@example.org',
  from: '2026-03-02',
};

/** Replaces the giveaways, as loading the content would. */
export async function prepareGiveaways(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  ...entries: readonly object[]
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rounds-giveaways-'));
  try {
    const file = path.join(folder, 'giveaways.yaml');
    await writeFile(file, stringify(entries));
    await loadGiveaways({ db, clock }, [file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
