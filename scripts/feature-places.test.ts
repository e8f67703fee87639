import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { at } from './lib/root.mjs';

/** A feature has one name, "learning/progress", in all of these; what begins with it ("progress.rules.ts") is a part of it. */
const places = {
  contract: { folder: 'packages/contract/src', beside: [] },
  server: { folder: 'apps/server/src', beside: ['demo', 'platform'] },
  client: { folder: 'apps/web/src/features', beside: [] },
  strings: { folder: 'apps/web/src/i18n/en', beside: ['app', 'screens'] },
  journeys: { folder: 'e2e', beside: ['app', 'support'] },
} as const satisfies Record<string, { folder: string; beside: readonly string[] }>;

type Place = keyof typeof places;

/** What needs nothing of the server, with every place that it is in. */
const withoutServer: Readonly<Record<string, readonly Place[]>> = {
  'identity/legal': ['client', 'strings'],
  'learning/learning-style': ['contract', 'client', 'strings', 'journeys'],
  'business/plans': ['contract'],
};

const list = readFileSync(at('apps/server/src/features.ts'), 'utf8');
const listed = [...list.matchAll(/from '\.\/(.+)\/([^/]+)\.feature\.ts'/g)].map(
  ([, folder = '', file = '']) => ({
    folder,
    file,
  }),
);
const known = [...listed.map(({ folder }) => folder), ...Object.keys(withoutServer)];

/** The features that the paths below a place belong to: "learning/progress" for "learning/progress.rules.ts". */
function namesIn(paths: readonly string[], beside: readonly string[]): string[] {
  const names = paths
    .map((file) => file.split(path.sep))
    .filter(([domain = '', name]) => name !== undefined && !beside.includes(domain))
    .map(([domain, name = '']) => `${domain}/${name.split('.')[0]}`);
  return [...new Set(names)].sort();
}

const namesOf = (place: Place): string[] =>
  namesIn(globSync('*/*', { cwd: at(places[place].folder) }), places[place].beside);

describe('features in five places', () => {
  test.each(Object.keys(places) as Place[])(
    '%s has none under a name that the list does not know',
    (place) => {
      const names = namesOf(place);
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
    },
  );

  it('are on the list when they have a folder on the server, and the other way round', () => {
    expect(namesOf('server')).toEqual(listed.map(({ folder }) => folder).sort());
  });

  test.each(listed)('$folder has its manifest, with its own name', ({ folder, file }) => {
    expect(file).toBe(path.basename(folder));
    const manifest = readFileSync(at('apps/server/src', folder, `${file}.feature.ts`), 'utf8');
    expect(/^ {2}name: '(.+)',$/m.exec(manifest)?.[1]).toBe(folder);
  });

  it('without a server are in the places that are named here', () => {
    for (const [name, expected] of Object.entries(withoutServer)) {
      const found = (Object.keys(places) as Place[]).filter((place) => namesOf(place).includes(name));
      expect([name, ...found]).toEqual([name, ...expected]);
    }
  });

  it('stand beside nothing that is gone', () => {
    for (const { folder, beside } of Object.values(places))
      for (const name of beside) expect([name, existsSync(at(folder, name))]).toEqual([name, true]);
  });

  it('would be missed under another spelling', () => {
    const paths = [
      'learning/progres.rules.ts',
      'Learning/progress',
      'learning/progress.test.ts',
      'app/shell.json',
    ];
    const names = namesIn(paths, ['app']);
    expect(names.filter((name) => !known.includes(name))).toEqual(['Learning/progress', 'learning/progres']);
  });
});
