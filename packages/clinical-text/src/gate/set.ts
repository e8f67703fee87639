import type {
  AuthoredQuestion,
  AuthoredScenario,
  SingleBestAnswer,
} from '@rounds/contract/learning/scenarios.content';
import { stopwords } from '../lexicon/words.ts';
import { concepts } from '../text/concepts.ts';
import { areNearlyAlike, cosine, jaccard, shingles, termWeights } from '../text/likeness.ts';
import { isSingle, keyPlace } from './authored.ts';
import { entriesOf } from './entries.ts';
import { flaw, verdictOf } from './flaws.ts';
import { checkKeyBalance, checkKeyPattern, checkLengthBalance } from './positions.ts';
import type { PlacedScenario } from './scenario.ts';
import type { Flaw, Verdict } from './types.ts';

const nameOf = ({ careerPath, difficulty, slug }: PlacedScenario): string =>
  `${careerPath}/${difficulty}/${slug}`;

function* pairs<T>(list: readonly T[]): Generator<readonly [T, T]> {
  for (const [index, one] of list.entries()) for (const other of list.slice(index + 1)) yield [one, other];
}

function checkNames(scenarios: readonly PlacedScenario[]): readonly Flaw[] {
  return [...pairs(scenarios)].flatMap(([one, other]) => [
    ...(one.slug === other.slug
      ? [flaw('same-slug', nameOf(other), `The slug is taken by ${nameOf(one)}.`)]
      : []),
    ...(one.content.title.toLowerCase() === other.content.title.toLowerCase()
      ? [flaw('same-title', nameOf(other), `The title is taken by ${nameOf(one)}.`)]
      : []),
  ]);
}

/** Who is introduced as a patient, and by name: "Leila Haddad, 34". */
const patientsIn = ({ patientPresentation }: AuthoredScenario): ReadonlySet<string> =>
  new Set(patientPresentation.match(/\p{Lu}[\p{L}'’-]{1,40} \p{Lu}[\p{L}'’-]{1,40}(?=, \d)/gu));

/** One name for two people: whoever meets the second takes the first one's history along. */
function checkPatients(scenarios: readonly PlacedScenario[]): readonly Flaw[] {
  return [...pairs(scenarios)].flatMap(([one, other]) => {
    const known = patientsIn(one.content);
    return [...patientsIn(other.content)]
      .filter((name) => known.has(name))
      .map((name) => flaw('same-patient', nameOf(other), `${name} is somebody else in ${nameOf(one)}.`));
  });
}

const askedText = (authored: AuthoredQuestion): string =>
  [authored.update ?? '', authored.question, ...entriesOf(authored).map(({ text }) => text)].join('\n');

/** Items of different scenarios that ask the same: two fifths of their three-word runs shared, or one long stem. */
function checkItems(scenarios: readonly PlacedScenario[]): readonly Flaw[] {
  const items = scenarios.flatMap((scenario) =>
    scenario.content.questions.map((question, index) => ({
      scenario,
      index,
      stem: question.question,
      runs: shingles(askedText(question), 3),
    })),
  );
  return [...pairs(items)].flatMap(([one, other]) => {
    if (one.scenario === other.scenario) return [];
    const isLong = Math.min(one.stem.length, other.stem.length) > 90;
    const isTwin = jaccard(one.runs, other.runs) >= 0.4 || (isLong && areNearlyAlike(one.stem, other.stem));
    const message = `Nearly the same as question ${one.index + 1} of ${nameOf(one.scenario)}.`;
    const where = `${nameOf(other.scenario)}.questions[${other.index}]`;
    return isTwin ? [flaw('near-duplicate-item', where, message)] : [];
  });
}

const topicOf = (topic: string): string =>
  concepts(topic)
    .map((each) => each.id)
    .filter((id) => !stopwords.has(id))
    .toSorted()
    .join(' ');

function subjectText(content: AuthoredScenario): string {
  const asked = content.questions.flatMap((each) => [each.question, each.explanation, each.tags.topic]);
  return [
    content.title,
    content.description,
    content.patientPresentation,
    ...content.references,
    ...asked,
  ].join('\n');
}

/**
 * How alike two scenarios' subjects may be within a career path. In a varied set unrelated cases lie near 0.04 and
 * related ones (two with insulin) below 0.2; two cases about one matter (asthma and its inhalers) lie above 0.25.
 */
const subjectLimit = 0.22;

function checkTopics(path: readonly PlacedScenario[]): readonly Flaw[] {
  const weights = termWeights(path.map(({ content }) => subjectText(content)));
  const entries = path.map((scenario, index) => ({
    scenario,
    words: weights[index] ?? new Map<string, number>(),
    topics: new Map(scenario.content.questions.map((each) => [topicOf(each.tags.topic), each.tags.topic])),
  }));
  return [...pairs(entries)].flatMap(([one, other]) => {
    const shared = [...other.topics]
      .filter(([topic]) => topic !== '' && one.topics.has(topic))
      .map(([, name]) => `"${name}"`);
    const likeness = path.length < 4 ? 0 : cosine(one.words, other.words);
    if (shared.length === 0 && likeness < subjectLimit) return [];
    const why =
      shared.length > 0
        ? `shares the topic ${shared.join(', ')}`
        : `is much about the same (likeness ${likeness.toFixed(2)})`;
    return [
      flaw('topic-repeated', nameOf(other.scenario), `In this career path ${nameOf(one.scenario)} ${why}.`),
    ];
  });
}

/** Whether the key is the longest option; empty where no option is longer than the next by a visible twentieth. */
function longest({ options }: SingleBestAnswer): readonly { readonly longestIsKey: boolean }[] {
  const [first, second] = options.toSorted((one, other) => other.text.length - one.text.length);
  const stands = first && second && first.text.length >= second.text.length * 1.05;
  return stands ? [{ longestIsKey: 'key' in first }] : [];
}

/**
 * Judges all scenarios against one another: names, patients, items that repeat, and per career path topics that repeat, letters
 * and lengths that give keys away. `where` is `careerPath/difficulty/slug`, or the career path alone.
 */
export function judgeSet(scenarios: readonly PlacedScenario[]): Verdict {
  const paths = Map.groupBy(scenarios, (scenario) => scenario.careerPath);
  const overPaths = [...paths].flatMap(([careerPath, path]) => {
    const questions = path.flatMap(({ content }) => content.questions);
    return [
      ...checkTopics(path),
      ...checkKeyBalance(questions.flatMap(keyPlace), careerPath),
      ...checkLengthBalance(questions.filter(isSingle).flatMap(longest), careerPath),
    ];
  });
  return verdictOf([
    ...checkNames(scenarios),
    ...checkPatients(scenarios),
    ...checkItems(scenarios),
    ...checkKeyPattern(
      scenarios.map(({ content }) => content.questions.flatMap(keyPlace)),
      'all',
    ),
    ...overPaths,
  ]);
}
