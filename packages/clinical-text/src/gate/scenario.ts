import type { CareerPath, Difficulty } from '@rounds/contract/common';
import type { AuthoredQuestion, AuthoredScenario } from '@rounds/contract/learning/scenarios.content';
import { minQuestions, maxQuestions } from '@rounds/contract/learning/scenarios.rules';
import { ageGroupsIn } from '../lexicon/vitals.ts';
import { areNearlyAlike } from '../text/likeness.ts';
import { isSingle, keyPlace, textsOf, toItem } from './authored.ts';
import { checkCueing } from './cueing.ts';
import type { ShownItem } from './cueing.ts';
import { flaw, verdictOf, within } from './flaws.ts';
import { judgeFormat } from './formats.ts';
import {
  checkConvergence,
  checkDistractors,
  checkOddOne,
  checkReasons,
  checkTitle,
  checkTone,
} from './guessable.ts';
import { checkConsistency } from './gases.ts';
import { judgeItem } from './item.ts';
import { checkLab, unknownLabs } from './labs.ts';
import { checkKeyPositions } from './positions.ts';
import { checkProse } from './prose.ts';
import { checkReadingLevel } from './reading-level.ts';
import { checkReference } from './references.ts';
import type { Flaw, Verdict } from './types.ts';
import { checkStrips } from './strips.ts';
import { checkUnitPairs } from './units.ts';
import { checkVitals } from './vitals.ts';

/** An authored scenario with what its place in `content/` says about it. */
export interface PlacedScenario {
  readonly slug: string;
  readonly careerPath: CareerPath;
  readonly difficulty: Difficulty;
  readonly content: AuthoredScenario;
}

export interface ScenarioVerdict extends Verdict {
  /** Names of results that the lexicon does not know and the gate has therefore not judged. */
  readonly unknownLabs: readonly string[];
}

/** Vital signs, laboratory values and strips of the case and of each question, each set by itself. */
function checkValues(content: AuthoredScenario): readonly Flaw[] {
  const told = [
    content.description,
    content.patientPresentation,
    ...content.questions.map((each) => each.update ?? ''),
  ];
  const ages = ageGroupsIn(told.join('\n'));
  const later = content.questions.map((each, index) => ({ ...each, at: `questions[${index}].` }));
  return [{ ...content, at: '' }, ...later].flatMap(({ at, vitals, labs = [], findings = [] }) => [
    ...(vitals ? checkVitals(vitals, ages, `${at}vitals`) : []),
    ...labs.flatMap((lab, index) => checkLab(lab, `${at}labs[${index}]`)),
    ...checkConsistency(labs, `${at}labs`),
    ...findings.flatMap((finding, index) => checkStrips(finding, `${at}findings[${index}]`)),
  ]);
}

/** What a learner has read before each item: the case and all earlier items with their explanations. */
function shown(content: AuthoredScenario): readonly ShownItem[] {
  const texts = textsOf(content).filter(({ where }) => where !== 'description');
  return content.questions.flatMap((question, index) => {
    if (!isSingle(question)) return [];
    const seen = texts.filter(({ where }) => {
      const at = /^questions\[(\d+)\]\.(\w+)/.exec(where);
      return (
        !at ||
        Number(at[1]) < index ||
        (Number(at[1]) === index && (at[2] === 'update' || at[2] === 'findings'))
      );
    });
    return [{ ...toItem(question), where: `questions[${index}]`, seen }];
  });
}

/** What helps whoever guesses: none of it is wrong by itself, and a few of them are left over in any good set. */
function checkGuessing(content: AuthoredScenario): readonly Flaw[] {
  const { title, patientPresentation, vitals, labs, findings, questions } = content;
  return questions.flatMap((question, index) => {
    if (!isSingle(question)) return [];
    const where = `questions[${index}]`;
    const item = toItem(question);
    const later = questions
      .slice(0, index + 1)
      .map((each) => [each.update, each.vitals, each.labs, each.findings]);
    const told = JSON.stringify([patientPresentation, vitals, labs, findings, later, question.question]);
    return [
      ...checkTitle(title, item, where),
      ...[checkConvergence, checkDistractors, checkTone, checkOddOne].flatMap((check) => check(item, where)),
      ...checkReasons(
        question.options.flatMap((option) => ('why' in option ? [option] : [])),
        told,
        where,
      ),
    ];
  });
}

function checkStems(questions: readonly AuthoredQuestion[]): readonly Flaw[] {
  return questions.flatMap(({ question }, index) => {
    const twin = questions.slice(0, index).findIndex((earlier) => areNearlyAlike(earlier.question, question));
    if (twin < 0) return [];
    return [
      flaw(
        'near-duplicate-stem',
        `questions[${index}].question`,
        `Nearly the same as question ${twin + 1}: "${question}"`,
      ),
    ];
  });
}

function checkCounts({ questions, references }: AuthoredScenario): readonly Flaw[] {
  const count = questions.length;
  return [
    ...(count >= minQuestions && count <= maxQuestions
      ? []
      : [
          flaw(
            'question-count',
            'questions',
            `${count} questions instead of ${minQuestions} to ${maxQuestions}.`,
          ),
        ]),
    ...(references.length === 0 ? checkReference(undefined, 'references') : []),
    ...references.flatMap((reference, index) => checkReference(reference, `references[${index}]`)),
  ];
}

/**
 * Judges an authored scenario: each of its items, its values against the lexicon, and the items against one another.
 * `where` counts from zero, as in `questions[2].options[1]`. Expects content that fits the contract's schema.
 */
export function judgeScenario({ content, difficulty }: PlacedScenario): ScenarioVerdict {
  const { questions } = content;
  const texts = textsOf(content);
  const prose = texts.filter(({ where }) =>
    /^patientPresentation$|\.(?:update|question|explanation)$/.test(where),
  );
  const flaws = [
    ...checkCounts(content),
    ...questions.flatMap((question, index) =>
      within(
        `questions[${index}]`,
        isSingle(question)
          ? judgeItem(toItem(question), { origin: 'authored' }).flaws
          : judgeFormat(question),
      ),
    ),
    ...checkValues(content),
    ...texts.flatMap(({ where, text }) => [...checkUnitPairs(text, where), ...checkProse(text, where)]),
    ...checkCueing(shown(content)),
    ...checkGuessing(content),
    ...checkStems(questions),
    ...checkKeyPositions(questions.flatMap(keyPlace)),
    ...checkReadingLevel(
      prose.map(({ text }) => text),
      difficulty,
      'questions',
    ),
  ];
  const rows = [content, ...questions].flatMap(({ labs = [] }) => labs);
  return { ...verdictOf(flaws), unknownLabs: unknownLabs(rows) };
}
