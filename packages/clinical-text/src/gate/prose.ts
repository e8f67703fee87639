import { findLabs, labs, toEntryUnit } from '../lexicon/labs.ts';
import { ageGroups } from '../lexicon/types.ts';
import { parseUnit } from '../lexicon/units.ts';
import { vitals } from '../lexicon/vitals.ts';
import { flaw } from './flaws.ts';
import type { Flaw } from './types.ts';

const escaped = (names: readonly string[]) =>
  [...new Set(names)]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');

/** "Potassium is now 3.1 mmol/L", "a heart rate of 104/min": a name, a few linking words, a number and a unit. */
const mention = (names: readonly string[]) =>
  new RegExp(
    String.raw`(?<![\p{L}\d-])(?<name>${escaped(names)})(?: (?:level|concentration|value|count|result|reading))?,?` +
      String.raw`(?: (?:is|was|of|at|now|still|has been|remains|stays|(?:has |had )?(?:risen|fallen|dropped|rose|fell|climbed|gone) to|down to|up to|reads|shows))*` +
      String.raw` (?<value>\d+(?:,\d{3})*(?:\.\d+)?) ?(?<unit>[/%°µμA-Za-z][^\s,;:()]*)`,
    'giu',
  );

const labMention = mention(labs.flatMap((lab) => lab.names));
const vitalMention = mention(vitals.flatMap((vital) => [vital.name, ...vital.synonyms]));
/** Concentrations other than in blood: another fluid, or what a bag or a bottle holds. */
const elsewhere =
  /\b(?:urin\w*|csf|spinal|pleural|asci\w*|fluid|bag|bottle|syringe|infusion|drip|solution|saline|holds|contains|litre|added|supplement)\b/i;

/** A laboratory value in running text that no person's blood can show. Doses, shares and bare numbers are left alone. */
function checkLabMentions(text: string, where: string): readonly Flaw[] {
  return [...text.matchAll(labMention)].flatMap((match) => {
    const { name = '', value = '', unit = '' } = match.groups ?? {};
    const around = text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 40);
    const plainUnit = unit.replace(/\.$/, '');
    const isConcentration = /^(?:mass|amount|activity|count)\/volume$|^osmoles\/mass$/.test(
      parseUnit(plainUnit)?.kind ?? '',
    );
    if (!isConcentration || elsewhere.test(around)) return [];
    // "be" and "fit" are words; BE and FIT are tests.
    const entries = findLabs(name).filter((entry) => name.length > 3 || entry.names.includes(name));
    const readings = entries.flatMap((entry) =>
      toEntryUnit(entry, Number(value.replace(/,/g, '')), plainUnit).map(
        (own) => own >= entry.plausible[0] && own <= entry.plausible[1],
      ),
    );
    if (readings.length === 0 || readings.includes(true)) return [];
    return [flaw('implausible-value', where, `"${match[0]}" can't be.`)];
  });
}

/** A vital sign in running text that nobody of any age can show. */
function checkVitalMentions(text: string, where: string): readonly Flaw[] {
  return [...text.matchAll(vitalMention)].flatMap((match) => {
    const { name = '', value = '', unit = '' } = match.groups ?? {};
    const vital = vitals.find((each) =>
      [each.name, ...each.synonyms].some((word) => word.toLowerCase() === name.toLowerCase()),
    );
    if (!vital || !unit.startsWith(vital.unit)) return [];
    const isPossible = ageGroups.some(
      (age) => Number(value) >= vital.plausible[age][0] && Number(value) <= vital.plausible[age][1],
    );
    return isPossible ? [] : [flaw('implausible-value', where, `"${match[0]}" can't be.`)];
  });
}

export function checkProse(text: string, where: string): readonly Flaw[] {
  return [...checkLabMentions(text, where), ...checkVitalMentions(text, where)];
}
