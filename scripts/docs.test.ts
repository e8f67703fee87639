import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from './lib/root.mjs';

const guides = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...globSync('docs/*.md', { cwd: at('.') }),
];
const pages = [...guides, ...globSync('docs/decisions/*.md', { cwd: at('.') })];
const read = (file: string) => readFileSync(at(file), 'utf8');

describe('the documents', () => {
  it.each(pages)('%s links to files that exist', (page) => {
    const links = [...read(page).matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(at(path.dirname(page), link)))).toEqual([]);
  });

  it.each(guides)('%s names scripts that exist', (page) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(page).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(globSync('docs/decisions/0*.md', { cwd: at('.') }))(
    '%s has its date and its status on the third line',
    (page) => {
      expect(read(page).split('\n')[2]).toMatch(/^\d{4}-\d{2}-\d{2}\. (Accepted|Superseded)/);
    },
  );
});

/** The tour names files by their paths below these folders. */
const roots = ['apps/web/src', 'apps/server/src', 'packages/contract/src'];
const tour = 'docs/press-to-row.md';

describe('the settings', () => {
  const settings = [
    ...read('apps/server/src/platform/config/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm),
  ].map(([, name = '']) => name);

  it.each(['README.md', '.env.example'])('are all in %s', (page) => {
    expect(settings.length).toBeGreaterThan(20);
    const text = read(page);
    expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});

describe('the tour from the press to the row', () => {
  const lists = read(tour)
    .split(/^## /m)
    .flatMap((section) => {
      const count = /^.+: (\d+) files$/m.exec(section)?.[1];
      return count === undefined ? [] : [{ count: Number(count), section }];
    });

  it.each(lists)('lists as many files as it claims: $count', ({ count, section }) => {
    const rows = [...section.matchAll(/^\| (\d+) +\| `([^`]+)`/gm)];
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  });

  it('names files that exist', () => {
    const all = roots.flatMap((root) => globSync('**/*.{ts,tsx}', { cwd: at(root) }));
    const named = [...read(tour).matchAll(/`(?:…\/)?([\w./-]+\.tsx?)`/g)].map(([, name = '']) => `/${name}`);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !all.some((file) => `/${file}`.endsWith(name)))).toEqual([]);
  });
});
