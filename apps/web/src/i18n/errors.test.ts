import { type ApiFailure, sharedErrors } from '@rounds/contract/errors';
import { describe, expect, it } from 'vitest';
import { languages } from './language.rules.ts';
import type { Strings } from './translator.ts';

const files = import.meta.glob<Strings>('./*/**/*.json', { import: 'default', eager: true });
const namespaces = Object.keys(files).flatMap((file) => /^\.\/en\/(.+)\.json$/.exec(file)?.[1] ?? []);

/** What each feature's contract declares, by the namespace of its strings. */
const declared = Object.entries(
  import.meta.glob<Record<string, Readonly<Record<string, ApiFailure>>>>(
    '../../../../packages/contract/src/*/*.errors.ts',
    { eager: true },
  ),
).map(([file, module]) => ({
  namespace: file.replace(/^.*\/src\/(.+)\.errors\.ts$/, '$1'),
  codes: Object.values(module).flatMap((errors) => Object.keys(errors)),
}));

describe('the errors of calls', () => {
  // Nothing is known of it that would be worth telling: each screen says what it could not do.
  const shared = Object.keys(sharedErrors).filter((code) => code !== 'internal');
  const all = [{ namespace: 'app/common', codes: shared }, ...declared];

  it('are found', () => {
    expect(declared.length).toBeGreaterThan(10);
  });

  it('have one meaning for a code in the whole product', () => {
    const codes = all.flatMap((one) => one.codes);
    expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  });

  it.each(languages.flatMap((language) => all.map((one) => ({ language, ...one }))))(
    'each have their sentence, and no other has: $language/$namespace',
    ({ language, namespace, codes }) => {
      const { errors = {} } = files[`./${language}/${namespace}.json`] ?? {};
      expect(
        Object.keys(errors).sort(),
        `Give each code of the contract a sentence in "errors" of ${language}/${namespace}.json, and no other`,
      ).toEqual([...codes].sort());
    },
  );

  it('stand only where a contract declares them', () => {
    const withErrors = namespaces.filter((namespace) => files[`./en/${namespace}.json`]?.['errors']);
    expect(withErrors.sort()).toEqual(all.map((one) => one.namespace).sort());
  });
});
