import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testClock } from '../testing/clock.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { loadContent } from './content.ts';
import { ContentError } from './platform/content.ts';

const ours = fileURLToPath(new URL('../../../content', import.meta.url));
const scenarios = fileURLToPath(new URL('../testing/content', import.meta.url));

onBothDatabases('the content folder', (context) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rounds-content-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const reset = async () => {
    await rm(folder, { recursive: true });
    await cp(ours, folder, {
      recursive: true,
      filter: (file) => !file.startsWith(path.join(ours, 'scenarios')),
    });
    await cp(scenarios, path.join(folder, 'scenarios'), { recursive: true });
  };
  const change = async (file: string, how: (text: string) => string) => {
    const place = path.join(folder, file);
    await writeFile(place, how(await readFile(place, 'utf8')));
  };
  const load = (samples = true) => loadContent({ db: context.db, clock: testClock() }, folder, { samples });
  const tables = [
    'learning_scenarios',
    'scenario_editions',
    'achievements',
    'reward_items',
    'advertisements',
  ];
  const stored = async () =>
    Promise.all(tables.map((table) => context.db.run(`select t::text from ${table} t order by 1`)));
  const first = 'scenarios/nursing/beginner/first-steps.yaml';
  const breakSchema = (text: string) => text.replace(/^( *-? ?)(slug|title): .*$/m, '$1$2: 7');

  it.each([
    ['scenarios/doctor/intermediate/second-opinion.yaml', 'second-opinion.yaml, line '],
    ['achievements.yaml', '/achievements.yaml, line '],
    ['advertisements.yaml', '/advertisements.yaml, line '],
    ['samples/advertisements.yaml', 'samples/advertisements.yaml, line '],
    ['samples/giveaways.yaml', 'samples/giveaways.yaml, line '],
    ['rewards.yaml', '/rewards.yaml, line '],
  ])('with a broken %s changes nothing, however much else was changed', async (broken, named) => {
    await reset();
    await load();
    const before = await stored();
    const told: string[] = [];
    await context.db.listen('content_changed', (payload) => told.push(payload));
    await change(first, (text) => text.replace('First steps', 'First strides'));
    await change('achievements.yaml', (text) => text.replace(/^ {2}title: .*$/m, '  title: Another title'));
    await change('rewards.yaml', (text) => text.replace('pointsCost: 150', 'pointsCost: 160'));
    await change(broken, (text) =>
      broken === 'advertisements.yaml' ? `${text}\ncolor: red\n` : breakSchema(text),
    );
    await expect(load()).rejects.toThrow(ContentError);
    await expect(load()).rejects.toThrow(named);
    expect(await stored()).toEqual(before);
    expect(told).toEqual([]);
  });

  it('without its scenarios retires none', async () => {
    await reset();
    await load();
    const before = await stored();
    await rm(path.join(folder, 'scenarios'), { recursive: true });
    await expect(load()).rejects.toThrow(ContentError);
    expect(await stored()).toEqual(before);
  });

  it('is saved as a whole, or not at all when saving fails', async () => {
    await reset();
    await load();
    const before = await stored();
    await change(first, (text) => text.replace('First steps', 'First strides'));
    await context.db.run(
      `alter table reward_items add constraint for_this_test check (points_cost <> 161) not valid`,
    );
    await change('rewards.yaml', (text) => text.replace('pointsCost: 150', 'pointsCost: 161'));
    await expect(load()).rejects.toThrow();
    expect(await stored()).toEqual(before);
    await context.db.run('alter table reward_items drop constraint for_this_test');
    await load();
    expect(await stored()).not.toEqual(before);
  });
});
