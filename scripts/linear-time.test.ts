import { expect, it } from 'vitest';
import { tagsOf, mentionsOf } from '@rounds/contract/community/forum.rules';
import { isOrdered } from '@rounds/contract/learning/attempts.ordered-options.rules';
import { findLabs } from '@rounds/clinical-text/lexicon/labs';
import { findIdentifiers } from '@rounds/clinical-text/identifiers';
import { parseUnit } from '@rounds/clinical-text/lexicon/units';
import { ageGroupsIn } from '@rounds/clinical-text/lexicon/vitals';
import { clean, standaloneStatement } from '@rounds/clinical-text/notes/clean';
import { segmentsOf } from '@rounds/clinical-text/notes/segments';
import { wordsOf } from '@rounds/clinical-text/notes/words';
import { concepts } from '@rounds/clinical-text/text/concepts';
import { quantities } from '@rounds/clinical-text/text/quantities';
import { sentences } from '@rounds/clinical-text/text/readability';
import { tokenize } from '@rounds/clinical-text/text/tokens';

/** Beginnings that start a pattern again and again without ending it. */
const pieces = [
  ...[
    ' ',
    '\n',
    'A',
    'a',
    'A-',
    '-a',
    '1',
    '0',
    '.',
    '1.0',
    '1,000',
    '1 ',
    '1-',
    '1/',
    'a/',
    '(',
    '((a',
    '<',
  ],
  ...[
    'below ',
    'over ',
    'about ',
    '1 to ',
    'between 1 and ',
    'mmol/L (',
    '10 ^ ',
    '× 10',
    'per ',
    ' per',
    'creatinine',
  ],
  ...[
    'urea nitrogen',
    '(FEU',
    'aged ',
    '68-year-',
    'born at 1',
    '. A',
    'a’',
    '#a',
    '#a_',
    '@a',
    '@a.',
    'Ann Lee ',
    'Mr Lee ',
    'Mr Lee has ',
    'Pt: Lee, Ann, 1M ',
    'pt: ann lee ',
    'A. ',
    '\u0301',
  ],
];
const readers = {
  quantities,
  tokenize,
  concepts,
  sentences,
  findLabs,
  parseUnit,
  ageGroupsIn,
  clean,
  standaloneStatement,
  segmentsOf,
  wordsOf,
  findIdentifiers,
  tagsOf,
  mentionsOf,
  isOrdered: (text: string) => isOrdered([text, text, text]),
};

/** Processor milliseconds that work takes, the lower of two runs: the machine's other work is not included. */
function workTime(work: () => unknown): number {
  const took = [1, 2].map(() => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...took);
}

it.each(Object.entries(readers))('%s takes time that grows with the length of the text', (_, read) => {
  for (const piece of pieces) {
    const text = (length: number) => `${piece.repeat(length / piece.length)}!`;
    read(text(1000));
    const [short, long] = [text(10_000), text(40_000)].map((one) => workTime(() => read(one)));
    // Linear means four times as long, quadratic sixteen times; the margin is for the garbage collector.
    expect(long, JSON.stringify(piece)).toBeLessThan(10 * (short ?? 0) + 250);
  }
});
