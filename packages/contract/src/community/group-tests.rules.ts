import type {} from './moderation.rules.ts';

declare module './moderation.rules.ts' {
  interface ReportableKinds {
    readonly group_test: true;
  }
}

/** How many tests a group can have at once. */
export const groupTestsMax = 50;
