import { aged } from './aged.ts';
import { besideNumbers, isBornLongAgo, labeledAfter } from './before-dates.ts';
import { labeled } from './labeled.ts';
import { listedNames } from './lists.ts';
import { namesBy } from './names.ts';
import type { Place } from './places.ts';
import { inSmallLetters } from './small-letters.ts';
import { spokenOf } from './spoken-of.ts';
import { titled, titledPatients } from './titled.ts';

/** Names that are told to be a patient's; `isNear` says whether a number that identifies somebody is beside a place. */
export const patientNames = (text: string, isNear: (place: Place) => boolean): readonly Place[] => [
  ...[...namesBy([...labeled, ...aged, ...spokenOf, ...titled], text), ...labeledAfter(text)].filter(
    (place) => !isBornLongAgo(place, text),
  ),
  ...namesBy(besideNumbers, text).filter(isNear),
  ...listedNames(text),
  ...titledPatients(text),
  ...inSmallLetters(text),
];
