import { expect, it } from 'vitest';
import { chunkGroups, files, packages } from '../apps/web/build/chunk-groups.ts';

it('stops the build if a named file or package is missing', () => {
  expect(chunkGroups.length).toBeGreaterThan(5);
  expect(() => files('apps/web/src/session/*.ts', 'apps/web/src/moved-away.ts')).toThrow('moved-away');
  expect(() => packages('react', 'gone-package')).toThrow('gone-package');
});

it('tells the files of a chunk from their neighbors', () => {
  const isApi = files('apps/web/src/api/*.ts');
  const file = (name: string) => new URL(`../apps/web/src/api/${name}`, import.meta.url).pathname;
  expect([isApi(file('client.ts')), isApi(file('nested/client.ts'))]).toEqual([true, false]);
  const isReact = packages('react');
  expect([isReact('/x/node_modules/react/index.js'), isReact('/x/node_modules/react-dom/index.js')]).toEqual([
    true,
    false,
  ]);
});
