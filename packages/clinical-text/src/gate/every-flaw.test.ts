import { describe, expect, test } from 'vitest';
import type { Case } from '../testing/cases.ts';
import { formatCases } from '../testing/cases-formats.ts';
import { itemCases } from '../testing/cases-items.ts';
import { scenarioCases } from '../testing/cases-scenarios.ts';
import { sourceCases } from '../testing/cases-source.ts';
import { valueCases } from '../testing/cases-values.ts';
import { severities } from './codes.ts';
import type { FlawCode } from './codes.ts';

/** The type makes the compiler ask for a case of every flaw. */
const cases: Readonly<Record<FlawCode, Case>> = {
  ...itemCases,
  ...formatCases,
  ...valueCases,
  ...sourceCases,
  ...scenarioCases,
};

describe.each(Object.keys(severities) as FlawCode[])('%s', (code) => {
  const { planted, clean } = cases[code];

  test.each(planted.map((judge, index) => [index, judge] as const))('is found (%i)', (_, judge) => {
    const found = judge().filter((flaw) => flaw.code === code);
    expect(found).not.toEqual([]);
    expect(found[0]?.severity).toBe(severities[code]);
    expect(found[0]?.message).toMatch(/\.$|"$/);
  });

  test.each(clean.map((judge, index) => [index, judge] as const))(
    'is not seen where it is not (%i)',
    (_, judge) => {
      expect(judge().filter((flaw) => flaw.code === code)).toEqual([]);
    },
  );
});
