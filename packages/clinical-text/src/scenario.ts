import type { NoteAnalysis } from './analysis.ts';
import { seedOf } from './items/seed.ts';
import { writeTest } from './items/write-test.ts';
import type { TestType, WrittenTest } from './items/write-test.ts';
import type { Level } from './notes/types.ts';
import { castOf, plotFor } from './plots/choose.ts';
import { isDoing, leadsTo } from './plots/leads.ts';
import { subjectOf, withArticle } from './plots/subject.ts';
import { answerOf, background, chartOf } from './plots/told.ts';
import type { Asked, Told } from './plots/told.ts';
import type { Cast, LearningStyle, Plot } from './plots/types.ts';
import { upperFirst } from './text/capitals.ts';

/** With what happens before the question. Steps to put in order are of the kinesthetic style alone. */
export type ScenarioQuestion = Asked & { readonly update: string };

/** Whoever learns by doing carries out the note's steps; all others are asked about them. */
export const questionsFor = (style: LearningStyle): TestType =>
  style === 'kinesthetic' ? 'steps' : 'scenario';

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

/** Where nothing can be named that comes next. */
const moreOf = ['Please go on.', 'What else?', 'Anything else?', 'Is there more to it?'] as const;
const bare = (name: string) => name.toLowerCase().replace(/^(?:the|an?) /, '');

/** Whoever asks comes to each subject once, and is told what the note says of it. */
function conversation(
  plot: Plot,
  cast: Cast,
  told: readonly Told[],
  note: string,
): WrittenScenario['dialogue'] {
  const speaker = upperFirst(plot.asker(cast));
  const wish = plot.wish(cast);
  const [first] = told;
  if (!first) return [{ speaker, text: wish }];
  const asked = new Set([bare(cast.topic)]);
  let [named, other] = [0, 0];
  const askFor = ({ about, statement }: Told, isFirst: boolean): string => {
    const key = bare(about);
    // "Symptoms are managed with corticosteroid creams" is no answer to a question about corticosteroids.
    const isSubject =
      key !== '' &&
      bare(statement).startsWith(key) &&
      !/^(?: (?:and|or|of|such)\b|\p{L})/u.test(bare(statement).slice(key.length));
    if (!isSubject || asked.has(key)) {
      other += isFirst ? 0 : 1;
      return isFirst ? wish : (moreOf[(other - 1) % moreOf.length] ?? '');
    }
    asked.add(key);
    const name = about === key ? withArticle(about, note) : about;
    if (isFirst) return `${wish} ${plot.begin(name)}`;
    named += 1;
    return plot.goOn[(named - 1) % plot.goOn.length]?.(name) ?? '';
  };
  return told.flatMap((each, index) => [
    { speaker, text: askFor(each, index === 0) },
    { speaker: 'You', text: `${each.statement}.` },
  ]);
}

interface Scene {
  readonly plot: Plot;
  readonly cast: Cast;
  readonly told: readonly Told[];
  readonly hasSteps: boolean;
}

/** How each style goes about the case. */
const approach: Readonly<Record<LearningStyle, (scene: Scene) => string>> = {
  visual: ({ plot, told }) => (told.length > 0 ? `The ${plot.board} has what matters, for all to see.` : ''),
  auditory: ({ plot, cast }) => plot.listening(cast),
  kinesthetic: ({ plot, cast, hasSteps }) =>
    hasSteps
      ? plot.doing(cast)
      : 'You have a set of cards with you, one for each point, and lay them out as you go.',
  reading: ({ plot, told }) =>
    told.length > 0
      ? `The ${plot.sheet} begins:\n\n“${told.map(({ statement }) => `${statement}.`).join(' ')}”`
      : '',
};

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

/** The questions on one procedure in the order of its steps, each in a place that one of them had: nobody goes back to a step. */
function inOrder(questions: readonly Asked[], { facts }: NoteAnalysis): readonly Asked[] {
  const placeOf = (item: Asked) => facts[item.factId]?.members.indexOf(answerOf(item)) ?? -1;
  const ofProcedure = Map.groupBy(
    questions.filter((item) => item.kind !== 'ordering' && facts[item.factId]?.type === 'sequence'),
    ({ factId }) => factId,
  );
  const sorted = new Map(
    [...ofProcedure].map(([id, all]) => [
      id,
      all.toSorted((one, other) => placeOf(one) - placeOf(other)).values(),
    ]),
  );
  return questions.map((item) =>
    item.kind === 'ordering' ? item : (sorted.get(item.factId)?.next().value ?? item),
  );
}

/** Whether somebody who hasn't read the note could ask it: no gap in a line of it, and none of its tables. Steps are shown. */
const isSayable = ({ stem, factId }: Asked, { facts }: NoteAnalysis): boolean =>
  facts[factId]?.type === 'sequence' || !/_____|\b(?:note|table)\b/.test(stem);

/** A case around questions that were written from a note. */
export function caseAround(
  analysis: NoteAnalysis,
  { items, shortfall }: Pick<WrittenTest, 'items' | 'shortfall'>,
  { learningStyle, title }: { readonly learningStyle: LearningStyle; readonly title: string },
): WrittenScenario {
  const questions = inOrder(
    items.filter((item) => item.kind !== 'true_false'),
    analysis,
  );
  const seed = seedOf(analysis.note);
  const subject = subjectOf(analysis, title);
  const plot = plotFor(subject, learningStyle, seed, {
    withLay: questions.every((item) => isSayable(item, analysis)),
  });
  const cast = castOf(subject, plot, seed);
  const all = background(analysis, questions, 5);
  const chart = chartOf(all);
  // What has no subject to stand beside can be said, but not shown.
  const told = learningStyle === 'visual' && chart.rows.length === 0 ? [] : all;
  const hasSteps = questions.some((item) => isDoing(item, analysis));
  const leads = leadsTo(analysis, questions, { plot, cast, style: learningStyle }, told.length > 0);
  const way = approach[learningStyle]({ plot, cast, told, hasSteps });
  return {
    title: `${plot.title}: ${upperFirst(subject.topic)}`,
    description: `A made-up case about ${subject.topic}, written from your note. Every answer stands in the note.`,
    patientPresentation: [plot.opening(cast), way]
      .filter(Boolean)
      .join(learningStyle === 'reading' ? '\n\n' : ' '),
    difficulty: analysis.difficulty.level,
    learningStyle,
    questions: questions.map((item, index) => ({ ...item, update: leads[index] ?? '' })),
    findings:
      learningStyle === 'visual' && told.length > 0
        ? [
            {
              title: `The ${plot.board}`,
              description: 'Drawn from your note, in its own words.',
              table: chart,
            },
          ]
        : [],
    dialogue: learningStyle === 'auditory' ? conversation(plot, cast, told, analysis.note) : [],
    tags: analysis.topics.slice(0, 4).map((each) => each.toLowerCase()),
    shortfall,
  };
}
