import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeAvatar } from '@rounds/artwork/avatar';
import { itemColors } from '@rounds/artwork/avatar.colors';
import { itemDrawing } from '@rounds/artwork/items';
import { shownTrending } from '@rounds/contract/rewards/store.rules';
import { stringify } from 'yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../testing/databases.ts';
import { ContentError } from '../../platform/content.ts';
import { loadRewards, readRewards } from './store.content.ts';

const file = fileURLToPath(new URL('../../../../../content/rewards.yaml', import.meta.url));
const looks = {
  skinTone: 'light',
  hairStyle: 'short',
  hairColor: 'brown',
  eyeColor: 'brown',
  accessories: [],
  outfit: 'scrubs_basic',
} as const;

const pen = {
  slug: 'test-pen',
  name: 'Test Pen',
  description: 'A pen of the tests.',
  itemType: 'pen',
  category: 'equipment',
  color: 'teal',
  pointsCost: 60,
  stockQuantity: 10,
};

describe('the store’s content', () => {
  const types = [
    'stethoscope',
    'scrubs',
    'badge',
    'pen',
    'watch',
    'glasses',
    'mask',
    'shoes',
    'gloves',
    'streak_freeze',
  ];

  it('has thirty items or more, of every type, a few of them scarce', async () => {
    const items = readRewards(await readFile(file, 'utf8'));
    expect(items.length).toBeGreaterThanOrEqual(30);
    expect(types.filter((type) => !items.some(({ itemType }) => itemType === type))).toEqual([]);
    expect(items.filter(({ stockQuantity }) => stockQuantity !== undefined).length).toBeGreaterThanOrEqual(3);
    expect(items.filter(({ isTrending }) => isTrending).length).toBeGreaterThanOrEqual(4);
  });

  it('starts with something that a newcomer can afford after one scenario', async () => {
    const items = readRewards(await readFile(file, 'utf8'));
    const onTop = items.filter(({ isTrending }) => isTrending).slice(0, shownTrending);
    expect(onTop.filter(({ pointsCost }) => pointsCost <= 75)).toHaveLength(2);
  });

  it('uses defined colors, and items that are visible on a portrait change it', async () => {
    const plain = JSON.stringify(composeAvatar(looks));
    for (const item of readRewards(await readFile(file, 'utf8'))) {
      expect(Object.keys(itemColors)).toContain(item.color);
      const changed = JSON.stringify(composeAvatar(looks, [item])) !== plain;
      expect([item.slug, changed]).toEqual([item.slug, item.itemType !== 'streak_freeze']);
    }
  });

  it('has a drawing for each style of each kind', async () => {
    const items = readRewards(await readFile(file, 'utf8'));
    const looksLike = new Map<string, string>();
    for (const { itemType, style } of items) {
      const drawing = JSON.stringify(itemDrawing(itemType, style));
      const kind = ['backdrop', 'streak_freeze'].includes(itemType) ? 'parcel' : `${itemType}/${style}`;
      expect([kind, looksLike.get(drawing) ?? kind]).toEqual([kind, kind]);
      looksLike.set(drawing, kind);
    }
  });

  it('matches the translations', async () => {
    const strings = new URL('../../../../web/src/i18n/en/rewards/store.items.json', import.meta.url);
    const items = readRewards(await readFile(file, 'utf8'));
    expect(JSON.parse(await readFile(strings, 'utf8'))).toEqual({
      name: Object.fromEntries(items.map(({ slug, name }) => [slug, name])),
      text: Object.fromEntries(items.map(({ slug, description }) => [slug, description])),
    });
  });

  it.each([
    ['no YAML', 'a: [', 'rewards.yaml'],
    ['a missing name', '- slug: pen', '0.name'],
    ['nothing', '[]', 'rewards.yaml'],
    [
      'a color that is not mixed',
      stringify([pen, { ...pen, slug: 'b', color: 'beige' }]),
      'line 14: 1.color: "beige" is none of teal',
    ],
    [
      'a kind that is not drawn',
      stringify([{ ...pen, itemType: 'hammer' }]),
      'line 4: 0.itemType: "hammer" is none of',
    ],
  ])('is rejected with the position of the error: %s', (_what, text, message) => {
    expect(() => readRewards(text)).toThrow(ContentError);
    expect(() => readRewards(text)).toThrow(message);
  });
});

onBothDatabases('loading the store', (context) => {
  let folder: string | undefined;
  afterAll(async () => {
    if (folder) await rm(folder, { recursive: true });
  });
  const load = async (...items: object[]) => {
    folder ??= await mkdtemp(path.join(tmpdir(), 'rounds-store-'));
    const draft = path.join(folder, 'rewards.yaml');
    await writeFile(draft, stringify(items));
    return loadRewards(context.db, draft);
  };
  const stored = async () => {
    const [row] = await context.db.run(
      `select name, stock_quantity as stock, is_active as active from reward_items where slug = 'test-pen'`,
    );
    return row;
  };

  it('adds, changes, retires and restores, never resetting stock, and does nothing twice', async () => {
    const [before] = await context.db.run<{ n: number }>(
      'select count(*)::int as n from reward_items where is_active',
    );
    const plan = await load(pen);
    expect(plan.add).toHaveLength(1);
    expect(plan.retire).toHaveLength(before!.n);
    expect(await load(pen)).toEqual({ add: [], change: [], retire: [] });
    await context.db.run(`update reward_items set stock_quantity = 4 where slug = 'test-pen'`);
    await load({ ...pen, name: 'A Better Pen' });
    expect(await stored()).toEqual({ name: 'A Better Pen', stock: 4, active: true });
    await load({ ...pen, stockQuantity: 12 });
    expect(await stored()).toMatchObject({ stock: 6 });
    await loadRewards(context.db, file);
    expect(await stored()).toMatchObject({ stock: 6, active: false });
    await load({ ...pen, stockQuantity: 12 });
    expect(await stored()).toMatchObject({ stock: 6, active: true });
    await Promise.all([loadRewards(context.db, file), loadRewards(context.db, file)]);
    const [after] = await context.db.run<{ n: number }>(
      'select count(*)::int as n from reward_items where is_active',
    );
    expect(after).toEqual(before);
  });
});
