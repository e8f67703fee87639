import type { Plot } from './types.ts';

/** How a colleague who wants to be sure goes from one subject to the next. */
export const colleagueTurns: Pick<Plot, 'begin' | 'goOn'> = {
  begin: (about) => `First, ${about}.`,
  goOn: [
    (about) => `And ${about}?`,
    (about) => `What do I have to know about ${about}?`,
    (about) => `Then ${about}.`,
  ],
};
