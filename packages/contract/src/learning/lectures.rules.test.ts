import { describe, expect, it } from 'vitest';
import { Compliance } from './lectures.ts';
import { type ContentSource, licenseTypesOf, missingRights } from './lectures.rules.ts';

describe('the rights to a recording', () => {
  it.each<[ContentSource, string[]]>([
    ['user_created', []],
    ['user_owned', ['originalCreator']],
    ['fair_use', ['fairUseJustification', 'originalCreator']],
    ['licensed', ['institutionName', 'courseInstructor', 'licenseType']],
  ])('%s needs %j', (source, needed) => {
    expect(missingRights(source, {})).toEqual(needed);
    const given = { contentSource: source, rightsConfirmation: true };
    expect(Compliance.safeParse(given).success).toBe(needed.length === 0);
    const license = licenseTypesOf[source][0];
    const filled = Object.fromEntries(
      needed.map((field) => [field, field === 'licenseType' ? license : 'Anna Berg']),
    );
    expect(Compliance.safeParse({ ...given, ...filled }).success).toBe(true);
    expect(Compliance.safeParse({ ...given, ...filled, rightsConfirmation: false }).success).toBe(false);
  });

  it('do not accept a license of another source', () => {
    const given = { rightsConfirmation: true, originalCreator: 'Anna Berg', licenseType: 'commercial' };
    expect(Compliance.safeParse({ ...given, contentSource: 'user_owned' }).success).toBe(false);
    expect(Compliance.safeParse({ ...given, contentSource: 'user_created' }).success).toBe(false);
  });
});
