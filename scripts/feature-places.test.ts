import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { at } from './lib/root.mjs';

/**
 * A feature has the same name, such as "learning/progress", in all of these. `progress.rules.ts` is part of it.
 * `notDomains`: folders that aren't domains.
 */
const places = {
  contract: { folder: 'packages/contract/src', notDomains: [] },
  server: { folder: 'apps/server/src', notDomains: ['demo', 'platform'] },
  client: { folder: 'apps/web/src/features', notDomains: [] },
  strings: { folder: 'apps/web/src/i18n/en', notDomains: ['app', 'screens'] },
  journeys: { folder: 'e2e', notDomains: ['app', 'support'] },
} as const satisfies Record<string, { folder: string; notDomains: readonly string[] }>;

type Place = keyof typeof places;

/** Features without a server part, and the places they are in. */
const withoutServer: Readonly<Record<string, readonly Place[]>> = {
  'learning/learning-style': ['contract', 'client', 'strings', 'journeys'],
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
function namesIn(paths: readonly string[], notDomains: readonly string[]): string[] {
  const names = paths
    .map((file) => file.split(path.sep))
    .filter(([domain = '', name]) => name !== undefined && !notDomains.includes(domain))
    .map(([domain, name = '']) => `${domain}/${name.split('.')[0]}`);
  return [...new Set(names)].sort();
}

const namesOf = (place: Place): string[] =>
  namesIn(globSync('*/*', { cwd: at(places[place].folder) }), places[place].notDomains);

describe('features in five places', () => {
  test.each(Object.keys(places) as Place[])(
    '%s has no feature under a name that isn’t on the list',
    (place) => {
      const names = namesOf(place);
      expect(names.length).toBeGreaterThan(10);
      expect(
        names.filter((name) => !known.includes(name)),
        `In ${places[place].folder}, give it the name of its folder on the server, and add its manifest to features.ts`,
      ).toEqual([]);
    },
  );

  it('are on the list if and only if they have a folder on the server', () => {
    expect(namesOf('server'), 'Add its manifest to apps/server/src/features.ts').toEqual(
      listed.map(({ folder }) => folder).sort(),
    );
  });

  test.each(listed)('$folder has a manifest with its name', ({ folder, file }) => {
    expect(file).toBe(path.basename(folder));
    const manifest = readFileSync(at('apps/server/src', folder, `${file}.feature.ts`), 'utf8');
    expect(/^ {2}name: '(.+)',$/m.exec(manifest)?.[1]).toBe(folder);
  });

  it('without a server are exactly where this file says', () => {
    for (const [name, expected] of Object.entries(withoutServer)) {
      const found = (Object.keys(places) as Place[]).filter((place) => namesOf(place).includes(name));
      expect([name, ...found]).toEqual([name, ...expected]);
    }
  });

  it('have no exceptions for folders that are gone', () => {
    for (const { folder, notDomains } of Object.values(places))
      for (const name of notDomains) expect([name, existsSync(at(folder, name))]).toEqual([name, true]);
  });

  it('are reported when misspelled', () => {
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
