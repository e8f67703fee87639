import { type Given, gradeOf } from '@rounds/contract/learning/progress.answers.rules';
import type { Question } from '@rounds/contract/learning/scenarios';
import type { Item } from '@rounds/contract/learning/scenarios.formats';

/** An edition of a scenario. */
export interface EditionOf {
  readonly scenarioId: number;
  readonly version: number;
  readonly newest: number;
  readonly scenario: { readonly questions: readonly Question[] };
}

/** A question that has a different key in the newest edition, but is otherwise the same. */
export interface Correction {
  readonly scenarioId: number;
  /** The edition that was answered, and the question's position in it. */
  readonly version: number;
  readonly questionIndex: number;
  /** The edition whose key is right. */
  readonly rightVersion: number;
  /** The credit, 0 to 1, by the right key. */
  readonly creditFor: (given: Given) => number;
}

/** Every key that the newest edition of a scenario corrects in an older one. */
export function correctionsOf(editions: readonly EditionOf[]): Correction[] {
  return editions.flatMap((old) => {
    const latest = editions.find(
      ({ scenarioId, version }) => scenarioId === old.scenarioId && version === old.newest,
    );
    if (!latest || latest.version === old.version) return [];
    return old.scenario.questions.flatMap((asked, questionIndex): Correction[] => {
      const right = correctedIn(latest.scenario.questions, asked, questionIndex);
      if (!right) return [];
      return [
        {
          scenarioId: old.scenarioId,
          version: old.version,
          questionIndex,
          rightVersion: latest.version,
          creditFor: (given) => gradeOf(right, translated(given, asked, right))?.credit ?? 0,
        },
      ];
    });
  });
}

/**
 * The same question with a different key, which is the right one; none if it has the same key, was reworded, or is
 * gone.
 */
function correctedIn(questions: readonly Question[], asked: Question, index: number): Question | undefined {
  const isSame = (one: Question | undefined) => one !== undefined && wordingOf(one) === wordingOf(asked);
  const here = questions[index];
  const right = isSame(here) ? here : questions.find(isSame);
  return right && keyOf(right) !== keyOf(asked) ? right : undefined;
}

/** A case for review: as it was asked, but with the corrected keys and explanations. */
export interface Corrected<Scenario> {
  readonly scenario: Scenario;
  /** Translates an answer to it to the right order of steps, if it was about an order. */
  readonly answerTo: <Answer extends Answered>(answer: Answer) => Answer;
}

type Answered = Required<Pick<Given, 'response'>> & { readonly questionIndex: number };

/** Applies the newest edition's corrections to an older one, and marks them. Options keep their places. */
export function withRightKeys<Scenario extends { readonly scenario: EditionOf['scenario'] }>(
  old: Scenario,
  newest: Pick<EditionOf, 'scenario'>,
): Corrected<Scenario> {
  const asked = old.scenario.questions;
  const right = asked.map((one, index) => correctedIn(newest.scenario.questions, one, index));
  const questions = asked.map((one, index) => {
    const better = right[index];
    return better ? putRight(one, better) : one;
  });
  return {
    scenario: { ...old, scenario: { ...old.scenario, questions } },
    answerTo(answer) {
      const [one, better] = [asked[answer.questionIndex], right[answer.questionIndex]];
      if (!one || better?.item?.format !== 'order') return answer;
      return { ...answer, response: translated(answer, one, better).response ?? null };
    },
  };
}

/** The parts of a question that belong to the case rather than to the key. */
const storyOf = ({ update, patient, vitals, labs, findings, withdrawn }: Question): Partial<Question> =>
  Object.fromEntries(
    Object.entries({ update, patient, vitals, labs, findings, withdrawn }).filter(
      ([, value]) => value !== undefined,
    ),
  );

function putRight(asked: Question, right: Question): Question {
  const { update: _u, patient: _p, vitals: _v, labs: _l, findings: _f, withdrawn: _w, ...key } = right;
  const corrected = { ...key, ...storyOf(asked), corrected: true } as const;
  if (asked.item) return corrected;
  const { options } = asked;
  const correct = options.indexOf(right.options[right.correct] ?? '');
  const optionRationales = options.map(
    (option) => right.optionRationales[right.options.indexOf(option)] ?? null,
  );
  return { ...corrected, options, correct, correctAnswer: correct, optionRationales };
}

const texts = (entries: readonly { readonly text: string }[]) => entries.map(({ text }) => text);

/** What is asked, without the key. Options, and steps to be put in order, may have moved. */
function wordingOf({ question, options, item }: Question): string {
  return JSON.stringify([question, item ? askedBy(item) : options.toSorted()]);
}

function askedBy(item: Item): unknown {
  switch (item.format) {
    case 'several':
      return [item.format, texts(item.options), item.choose];
    case 'number':
      return [item.format, item.unit, item.decimals];
    case 'order':
      return [item.format, texts(item.steps).sort()];
    case 'matrix':
      return [item.format, item.columns, texts(item.rows), item.choose];
    case 'cloze':
      return [item.format, item.passage, item.gaps.map(texts)];
    case 'bow_tie':
      return [item.format, texts(item.condition), texts(item.actions), texts(item.parameters)];
    case 'highlight':
      return [item.format, texts(item.pieces)];
  }
}

/** The key: the option's text, or the whole item except its explanations. */
function keyOf({ options, correct, item }: Question): string {
  if (!item) return options[correct] ?? '';
  return JSON.stringify(item, (name, value: unknown) => (name === 'why' ? undefined : value));
}

/** The answer in terms of the newer edition, where the same text may have moved. */
function translated(given: Given, from: Question, to: Question): Given {
  const { selectedOption, response } = given;
  if (!from.item) {
    const chosen = typeof selectedOption === 'number' ? from.options[selectedOption] : undefined;
    return { selectedOption: chosen === undefined ? null : to.options.indexOf(chosen) };
  }
  if (from.item.format !== 'order' || to.item?.format !== 'order' || !response || 'value' in response)
    return given;
  const [before, after] = [texts(from.item.steps), texts(to.item.steps)];
  return {
    response: {
      picks: response.picks.map((picked) => picked.map((step) => after.indexOf(before[step] ?? ''))),
    },
  };
}
