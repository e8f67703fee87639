import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { lowerFirst } from '../text/capitals.ts';
import type { NoteIndex } from './note-index.ts';
import { isPlural } from './number.ts';
import { titleOf } from './topics.ts';
import type { Fact, Segment } from './types.ts';

/** An objective for a part of a note as a whole. */
export interface PlannedObjective {
  readonly text: string;
  readonly factIds: readonly number[];
  readonly at: number;
}

type Wording = (subject: string) => string;
const is = (subject: string) => (isPlural(subject) ? 'are' : 'is');

/** What a lecturer asks of a section that many notes on a disease have, by its heading. */
const ofCondition: readonly (readonly [RegExp, Wording])[] = [
  [/^definition$/, (name) => `Define ${name}`],
  [/^(?:types|classification)$/, (name) => `Distinguish the types of ${name}`],
  [/^(?:causes|a?etiology)$/, (name) => `Name the causes of ${name}`],
  [/^risk factors$/, (name) => `Identify the risk factors for ${name}`],
  [/^pathophysiology$/, (name) => `Explain the pathophysiology of ${name}`],
  [/^(?:signs|clinical features|presentation)$/, (name) => `Recognize the signs of ${name}`],
  [/^symptoms$/, (name) => `Recognize the symptoms of ${name}`],
  [/^signs (?:and|&) symptoms$/, (name) => `Recognize the signs and symptoms of ${name}`],
  [/^(?:diagnosis|diagnostics|tests|work ?up)$/, (name) => `Explain how ${name} ${is(name)} diagnosed`],
  [/^assessment$/, (name) => `Describe the assessment of a patient with ${name}`],
  [/^(?:treatment|management|interventions)$/, (name) => `Outline the treatment of ${name}`],
  [/^(?:medications|meds|drugs)$/, (name) => `Name the medications for ${name}`],
  [/^nursing(?: care| interventions)?$/, (name) => `Plan the nursing care of a patient with ${name}`],
  [/^monitoring$/, (name) => `State what is monitored in ${name}`],
  [/^complications$/, (name) => `Name the complications of ${name}`],
  [/^prevention$/, (name) => `Explain how ${name} ${is(name)} prevented`],
  [/^(?:patient )?(?:teaching|education)$/, (name) => `Plan the teaching of a patient with ${name}`],
];

const ofDrug: readonly (readonly [RegExp, Wording])[] = [
  [/^(?:mechanism|mechanism of action)$/, (name) => `Explain how ${name} ${isPlural(name) ? 'act' : 'acts'}`],
  [/^(?:uses|indications)$/, (name) => `State the indications for ${name}`],
  [/^contraindications$/, (name) => `State the contraindications to ${name}`],
  [/^(?:side|adverse) effects$/, (name) => `Name the side effects of ${name}`],
  [/^(?:dose|dosage|dosing)$/, (name) => `State the dosage of ${name}`],
  [/^monitoring$/, (name) => `State what is monitored during treatment with ${name}`],
  [/^nursing(?: care| interventions)?$/, (name) => `Plan the nursing care of a patient who takes ${name}`],
  [/^(?:patient )?(?:teaching|education)$/, (name) => `Plan the teaching of a patient who takes ${name}`],
];

/** "Causes (4 Ts)" and "Signs:" say the same as without. */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}& ]/gu, '')
    .trim();

/** What the note's title names: "Postpartum haemorrhage (PPH)" by its name, and in small letters where it is no abbreviation. */
function subjectIn(segments: readonly Segment[]): readonly [string, typeof ofCondition] | null {
  const title = (titleOf(segments) ?? '')
    .replace(/\([^()]*\)/g, '')
    .replace(/\b(?:notes?|overview|summary|basics|review|study guide)\s*$/i, '')
    .trim();
  const entry = title === '' ? undefined : termByKey(keyOfText(title));
  const wordings =
    entry?.class === 'condition' ? ofCondition : /^drug/.test(entry?.class ?? '') ? ofDrug : null;
  const name =
    /^\p{Lu}\p{Ll}/u.test(title) && !/^\p{Lu}/u.test(entry?.name ?? '') ? lowerFirst(title) : title;
  return wordings === null ? null : [name, wordings];
}

/**
 * "Recognize the signs of COPD": of a note on a disease or a drug, one objective for each section with a general name. A section that
 * comes again under another heading counts once.
 */
export function sectionObjectives(
  facts: readonly Fact[],
  segments: readonly Segment[],
): readonly PlannedObjective[] {
  const [subject, wordings] = subjectIn(segments) ?? [];
  if (subject === undefined || wordings === undefined) return [];
  const planned = new Map<string, PlannedObjective>();
  for (const [heading, all] of Map.groupBy(facts, ({ segmentId }) => segments[segmentId]?.heading ?? '')) {
    const text = wordings.find(([form]) => form.test(plain(heading)))?.[1](subject);
    if (text !== undefined && !planned.has(text))
      planned.set(text, { text, factIds: all.map(({ id }) => id), at: all[0]?.start ?? 0 });
  }
  return [...planned.values()];
}

const groups =
  /^(?:the )?((?:\p{Ll}+ ){0,2}?)(signs|symptoms|signs and symptoms|causes|sources|risk factors|complications|side effects|types|stages|components) of (\p{L}[\p{L}\d -]{2,50}?) (?:are|include)\b/iu;
const measures =
  /^(?:the )?(treatment|management|prevention) of (\p{L}[\p{L}\d -]{2,50}?) (?:rests on|begins with|consists of|includes|starts with)\b/iu;
const counted = /\b(?:one|two|three|four|five|six|most|main|other|some|common|usual|typical)\b ?/giu;

/** "Early signs of digoxin toxicity are …": what a sentence lists, by its own words. Null for any other. */
export function listed({ statement, negated }: Fact, { byKey }: NoteIndex): string | null {
  const name = (text: string) =>
    byKey.has(keyOfText(text)) && /^\p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text;
  const [, how = '', what = '', of = ''] = groups.exec(statement) ?? [];
  if (of !== '' && !negated) {
    const verb = /^(?:signs|symptoms)/i.test(what) ? 'Recognize' : 'Name';
    return `${verb} the ${`${how.toLowerCase().replace(counted, '')}${what.toLowerCase()}`.trim()} of ${name(of)}`;
  }
  const [, measure = '', against = ''] = measures.exec(statement) ?? [];
  return against === '' || negated ? null : `Outline the ${measure.toLowerCase()} of ${name(against)}`;
}
