import type { learningStyles } from '@rounds/contract/common.rules';
import type { NoteAnalysis } from './analysis.ts';
import { givesAway } from './gate/source.ts';
import { isInstruction } from './items/next-step.ts';
import { chance, seedOf } from './items/seed.ts';
import { writeTest } from './items/write-test.ts';
import type { TestType, WrittenTest } from './items/write-test.ts';
import type { ChoiceItem, OrderingItem } from './items/types.ts';
import { clean, standaloneStatement } from './notes/clean.ts';
import type { Fact, Level } from './notes/types.ts';
import { lowerFirst, upperFirst } from './text/capitals.ts';

type LearningStyle = (typeof learningStyles)[number];

/** With what happens before the question. Steps to put in order are of the kinesthetic style alone. */
export type ScenarioQuestion = Asked & { readonly update: string };
type Asked = ChoiceItem | OrderingItem;

/** Whoever learns by doing carries out the note's steps; all others are asked about them. */
export const questionsFor = (style: LearningStyle): TestType =>
  style === 'kinesthetic' ? 'steps' : 'scenario';

const answerOf = (item: Asked): string => (item.kind === 'ordering' ? '' : (item.options[item.key] ?? ''));

/** A case made of the note's facts. The style decides how they are shown and worked with, never what is true. */
export interface WrittenScenario {
  readonly title: string;
  readonly description: string;
  readonly patientPresentation: string;
  readonly difficulty: Level;
  readonly learningStyle: LearningStyle;
  readonly questions: readonly ScenarioQuestion[];
  /** Something to look at: what else the note says, as a table; empty but for the visual style. */
  readonly findings: readonly {
    readonly title: string;
    readonly description: string;
    readonly table: {
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
  }[];
  /** What is said, to be read aloud; empty but for the auditory style. */
  readonly dialogue: readonly { readonly speaker: string; readonly text: string }[];
  readonly tags: readonly string[];
  readonly shortfall: WrittenTest['shortfall'];
}

/** Made-up people: a name says where nobody comes from and what nobody has. */
const people = [
  ['Ms. Rivera', 34],
  ['Mr. Chen', 58],
  ['Mrs. Haddad', 71],
  ['Mr. Novak', 45],
  ['Ms. Owusu', 27],
  ['Mr. Lindqvist', 63],
  ['Mrs. Tanaka', 52],
  ['Mr. Silva', 39],
] as const;

const openings: Readonly<Record<LearningStyle, (name: string) => string>> = {
  visual: (name) => `${name} points at the chart beside the bed and wants to understand it.`,
  auditory: (name) => `${name} listens and asks one question after the other.`,
  kinesthetic: (name) => `${name} wants to be shown, and you go through it together, step by step.`,
  reading: (name) => `${name} has a leaflet and asks you to go through it together.`,
};

const asks: Readonly<Record<LearningStyle, (name: string, about: string) => string>> = {
  visual: (name, about) => `${name} looks at the part of the chart about ${about}.`,
  auditory: (name, about) => `“Can you tell me about ${about}?” ${name} asks.`,
  kinesthetic: (name, about) => `You have reached ${about}. Choose before you go on.`,
  reading: (name, about) => `The next paragraph of the leaflet is about ${about}.`,
};

interface Told {
  /** What it is about, as it is called inside a sentence: "the ejection fraction". */
  readonly about: string;
  /** What is said of it: "the share of blood that leaves the left ventricle with each beat". */
  readonly said: string;
  readonly statement: string;
}

/** A statement in the two cells of a row. One that doesn't come apart stands whole beside its term. */
function toldOf({ relation, object }: Fact, statement: string, term: string): Told {
  const isLabel = relation === ':';
  const end = isLabel ? `: ${object}` : ` ${relation} ${object}`;
  const head = relation !== '' && statement.endsWith(end) ? statement.slice(0, -end.length) : '';
  const isName = head !== '' && !head.includes(',') && head.split(' ').length <= 6;
  if (!isName) return { about: term, said: statement, statement };
  const said = isLabel || relation === 'is' || relation === 'are' ? object : `${relation} ${object}`;
  const about = head.toLowerCase() === term.toLowerCase() ? term : lowerFirst(head);
  return { about, said, statement };
}

const chartOf = (told: readonly Told[]) => ({
  columns: ['Subject', 'What your note says'],
  rows: told.map(({ about, said }) => [upperFirst(about.replace(/^(?:the|an?) /i, '')), upperFirst(said)]),
});

/** The patient asks about each subject once, and is told what the note says of it. */
function conversation(name: string, topic: string, told: readonly Told[]): WrittenScenario['dialogue'] {
  const wish = `I would like to understand ${topic}.`;
  if (told.length === 0) return [{ speaker: name, text: wish }];
  return told.flatMap(({ about, statement }, index) => {
    const answer = { speaker: 'You', text: `${statement}.` };
    if (index === 0) {
      const text = about === topic ? wish : `${wish} Can you start with ${about}?`;
      return [{ speaker: name, text }, answer];
    }
    return about === told[index - 1]?.about
      ? [answer]
      : [{ speaker: name, text: `And what about ${about}?` }, answer];
  });
}

/** Words that say what kind of text a heading stands over. */
const textKinds = String.raw`(?:(?:lecture|class|course|study|revision|reading|my) ){0,2}(?:notes?|lectures?|summary|overview|handouts?|slides?|outline)`;
const leading = new RegExp(
  String.raw`^(?:(?:lecture|chapter|week|unit|module|section|part|session|day)(?: (?:\d+|[ivx]+)\b)?(?:[:.,–-]| on| about|$)|${textKinds}(?: on| about| of|[:.,–-])) ?`,
  'i',
);
const trailing = new RegExp(String.raw`(?: ?[:,–-])? ?\b${textKinds}$`, 'i');

/** A heading as what it is about: "Lecture 4: heart failure notes" is about heart failure. Whole where nothing else is left. */
function subjectOf(heading: string): string {
  const bare = clean(heading).replace(leading, '').replace(trailing, '').trim();
  return (/\p{L}{3}/u.test(bare) ? bare : clean(heading)).replaceAll(': ', ', ');
}

/** What else the note says, first under the headings of the questions: nothing that answers one. */
function background(analysis: NoteAnalysis, questions: readonly Asked[], most: number): readonly Told[] {
  const headingOf = (segmentId: number | undefined) => analysis.segments[segmentId ?? -1]?.heading ?? null;
  const headings = new Set(questions.map(({ factId }) => headingOf(analysis.facts[factId]?.segmentId)));
  const isNear = ({ segmentId }: Fact) => headings.has(headingOf(segmentId));
  const used = new Set(questions.map(({ factId }) => analysis.facts[factId]?.segmentId));
  const told = new Set(questions.map(({ sourceSpan }) => sourceSpan.start));
  const asked = questions.map((item) => ({
    stem: item.stem,
    options: item.options,
    answer: answerOf(item),
  }));
  return (
    analysis.facts
      .filter((fact) => fact.type === 'definition' || fact.type === 'value' || fact.type === 'role')
      .filter((fact) => !used.has(fact.segmentId) && !told.has(fact.start))
      // A sentence that holds two facts is told once.
      .filter(({ segmentId }, at, all) => all.findIndex((fact) => fact.segmentId === segmentId) === at)
      .toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)))
      .flatMap((fact) => {
        const segment = analysis.segments[fact.segmentId];
        const statement = segment ? standaloneStatement(segment.text) : null;
        if (statement === null || statement.length > 160 || isInstruction(statement)) return [];
        const shown = { stem: statement, options: [], answer: '' };
        return asked.some((each) => givesAway(shown, each))
          ? []
          : [toldOf(fact, statement, analysis.index.byKey.get(fact.subject)?.surface ?? fact.subject)];
      })
      .slice(0, most)
  );
}

/**
 * Writes a case of up to `count` questions from a note: its own procedures first ("what is the next step?"), then what a
 * patient would ask about it. The same note and style give the same case, byte for byte.
 */
export function writeScenario(
  analysis: NoteAnalysis,
  {
    learningStyle,
    title,
    count = 5,
  }: { readonly learningStyle: LearningStyle; readonly title: string; readonly count?: number },
): WrittenScenario {
  return caseAround(analysis, writeTest(analysis, { type: questionsFor(learningStyle), count }), {
    learningStyle,
    title,
  });
}

/** A case around questions that were written from a note. */
export function caseAround(
  analysis: NoteAnalysis,
  { items, shortfall }: Pick<WrittenTest, 'items' | 'shortfall'>,
  { learningStyle, title }: { readonly learningStyle: LearningStyle; readonly title: string },
): WrittenScenario {
  const questions = items.filter(({ kind }) => kind !== 'true_false');
  const seed = seedOf(analysis.note);
  const [name, age] = people[Math.floor(chance(seed, 'patient') * people.length)] ?? people[0];
  const topic = lowerFirst(subjectOf(analysis.topics[0] ?? title));
  const more = background(analysis, questions, 5);
  const aboutOf = (item: Asked) => {
    const { start } = item.sourceSpan;
    const own = analysis.facts[item.factId]?.segmentId;
    const heading = analysis.segments.find(({ id, start: at }) =>
      own === undefined ? at === start : id === own,
    )?.heading;
    return heading ? lowerFirst(subjectOf(heading)) : topic;
  };
  const textUnder = Map.groupBy(
    analysis.segments.filter(({ kind }) => kind !== 'heading'),
    ({ heading }) => heading,
  );
  /** "About aminoglycosides", where of all options gentamicin alone stands under that heading: it would tell. */
  const isTold = (item: Asked, about: string): boolean => {
    if (item.kind === 'ordering') return false;
    const folded = answerOf(item).toLowerCase();
    const under = (option: string) =>
      [...textUnder].filter(([, segments]) =>
        segments.some(({ text }) => text.toLowerCase().includes(option.toLowerCase())),
      );
    const own = under(answerOf(item)).map(([heading]) => heading);
    const others = item.options.filter((_, at) => at !== item.key).map(under);
    return (
      folded.split(' ').some((word) => word.length > 4 && about.toLowerCase().includes(word.slice(0, 6))) ||
      (own.length === 1 &&
        others.some((headings) => headings.length > 0) &&
        others.every((headings) => headings.every(([heading]) => heading !== own[0])))
    );
  };
  const isStep = (item: Asked) => item.kind !== 'ordering' && isInstruction(answerOf(item));
  // Nothing where it would say only what the case, or the question before, has said.
  const updateOf = (item: Asked, before: Asked | undefined) => {
    const about = aboutOf(item);
    if (item.kind === 'ordering')
      return `You have reached ${about}. Carry out the steps, one after the other.`;
    if (isStep(item))
      return before && isStep(before) ? '' : `You are at the bedside with ${name} and follow your note.`;
    const told = before && !isStep(before) ? aboutOf(before) : before ? null : topic;
    return about === told || isTold(item, about) ? '' : asks[learningStyle](name, about);
  };
  return {
    title: `At the bedside: ${clean(title).replaceAll(': ', ', ')}`,
    description: `A made-up case about ${topic}, written from your note. Every answer stands in the note.`,
    patientPresentation: [
      `${name}, ${age}, is in your care today, and you are asked to explain what your note is about: ${topic}.`,
      openings[learningStyle](name),
    ]
      .join(' ')
      .concat(
        learningStyle === 'reading' && more.length > 0
          ? `\n\nThe leaflet begins:\n\n“${more.map(({ statement }) => `${statement}.`).join(' ')}”`
          : '',
      ),
    difficulty: analysis.difficulty.level,
    learningStyle,
    questions: questions.map((item, index) => ({ ...item, update: updateOf(item, questions[index - 1]) })),
    findings:
      learningStyle === 'visual' && more.length > 0
        ? [
            {
              title: 'The chart at the bedside',
              description: 'Drawn from your note, in its own words.',
              table: chartOf(more),
            },
          ]
        : [],
    dialogue: learningStyle === 'auditory' ? conversation(name, topic, more) : [],
    tags: analysis.topics.slice(0, 4).map((each) => each.toLowerCase()),
    shortfall,
  };
}
