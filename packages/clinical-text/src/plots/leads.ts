import type { NoteAnalysis } from '../analysis.ts';
import { isInstruction, isProcedure } from '../items/next-step.ts';
import { upperFirst } from '../text/capitals.ts';
import { sectionOf } from './subject.ts';
import { answerOf } from './told.ts';
import type { Asked } from './told.ts';
import type { Cast, LearningStyle, Plot } from './types.ts';

type Kind = 'order' | 'step' | 'gap' | 'figure' | 'other';

/** Whether what is asked for is to be done. */
export function isDoing(item: Asked, { facts }: Pick<NoteAnalysis, 'facts'>): boolean {
  const fact = facts[item.factId];
  return fact?.type === 'sequence'
    ? isProcedure(fact.members)
    : item.kind !== 'ordering' && isInstruction(answerOf(item));
}

function kindOf(item: Asked, analysis: NoteAnalysis): Kind {
  if (item.kind === 'ordering') return 'order';
  if (isDoing(item, analysis)) return 'step';
  if (item.options.every((option) => /^[<>≤≥~±]?\s?\d/.test(option))) return 'figure';
  return item.stem.includes('___') ? 'gap' : 'other';
}

/** What a question that breaks off, or asks for a figure, looks, sounds or feels like. */
const shown = ({ board, sheet }: Plot, asker: string, hasSteps: boolean) =>
  ({
    visual: {
      gap: [`One line on the ${board} has a gap.`, `On the ${board}, a word has been wiped off.`],
      figure: [
        `A figure is missing on the ${board}.`,
        `On the ${board}, somebody has put a question mark in place of a figure.`,
      ],
    },
    auditory: {
      gap: [
        `${asker} begins a sentence and has you finish it.`,
        `${asker} didn’t catch the end of a sentence.`,
      ],
      figure: [
        `“Is there a figure to it?” ${asker.replace(/^The /, 'the ')} asks.`,
        `${asker} wants to hear the exact figure.`,
      ],
    },
    kinesthetic: {
      gap: hasSteps
        ? ['Before you go on, you find the word that is missing.']
        : [
            'On the next card, a word is missing. You put it in its place.',
            'You turn the next card over. It has a gap.',
          ],
      figure: hasSteps
        ? ['Before you go on, you set the right figure.', 'Here you need another figure.']
        : [
            'The next card has room for a figure. You fill it in.',
            'You have to set the right figure before you go on.',
          ],
    },
    reading: {
      gap: [
        `The next line of the ${sheet} has a word that can’t be read.`,
        `In the ${sheet}, a coffee stain covers a word.`,
      ],
      figure: [`In the ${sheet}, a figure can’t be read.`, `The ${sheet} leaves a figure open.`],
    },
  }) satisfies Record<LearningStyle, Record<'gap' | 'figure', readonly string[]>>;

/** Where there is nothing more to show it on. */
const unsaid = {
  gap: ['In your note, one line has a gap.', 'The next line has a gap, too.', 'One more word is missing.'],
  figure: [
    'In your note, one line has no figure.',
    'You look for one more figure.',
    'Another line has no figure.',
  ],
} as const;

interface Stage {
  readonly plot: Plot;
  readonly cast: Cast;
  readonly style: LearningStyle;
}

/** "About aminoglycosides", where of all options gentamicin alone stands under that heading: it would tell. */
function tellsAnswer(analysis: NoteAnalysis, item: Asked, about: string): boolean {
  if (item.kind === 'ordering') return false;
  const textUnder = Map.groupBy(
    analysis.segments.filter(({ kind }) => kind !== 'heading'),
    ({ heading }) => heading,
  );
  const under = (option: string) =>
    [...textUnder]
      .filter(([, segments]) =>
        segments.some(({ text }) => text.toLowerCase().includes(option.toLowerCase())),
      )
      .map(([heading]) => heading);
  const own = under(answerOf(item));
  const others = item.options.filter((_, at) => at !== item.key).map(under);
  return (
    answerOf(item)
      .toLowerCase()
      .split(' ')
      .some((word) => word.length > 4 && about.toLowerCase().includes(word.slice(0, 6))) ||
    (own.length === 1 &&
      others.some((headings) => headings.length > 0) &&
      others.every((headings) => !headings.includes(own[0] ?? null)))
  );
}

/** What leads to each question, never the same twice: nothing where all has been said. */
export function leadsTo(
  analysis: NoteAnalysis,
  questions: readonly Asked[],
  { plot, cast, style }: Stage,
  hasBackground: boolean,
): readonly string[] {
  const { note, segments, facts } = analysis;
  const headingOf = (item: Asked): string | null => {
    const own = facts[item.factId]?.segmentId;
    const isIts = ({ id, start }: (typeof segments)[number]) =>
      own === undefined ? start === item.sourceSpan.start : id === own;
    return segments.find(isIts)?.heading ?? null;
  };
  const asker = upperFirst(plot.asker(cast));
  const hasSteps = questions.some((item) => isDoing(item, analysis));
  // What hangs there or lies there holds what else the note says: without that there is no such thing.
  const isShown = hasBackground || style === 'auditory' || style === 'kinesthetic';
  const said = new Set<string>();
  let turns = 0;
  const firstNew = (leads: readonly string[]): string => leads.find((lead) => !said.has(lead)) ?? '';
  const leadOf = (item: Asked, index: number): string => {
    const kind = kindOf(item, analysis);
    const heading = headingOf(item);
    const before = questions[index - 1];
    const isNewSection = before === undefined || headingOf(before) !== heading;
    if (kind === 'order')
      return isDoing(item, analysis)
        ? `${plot.step(cast)} You carry out the steps, one after the other.`
        : `${asker} has written each part on a slip of paper and shuffled them.`;
    if (kind === 'step')
      return firstNew([plot.step(cast), `${asker} watches what you do next.`, 'You go on.']);
    const section = heading === null || !isNewSection ? null : sectionOf(heading, note);
    const turn = plot.asksAbout[turns];
    if (
      section !== null &&
      turn &&
      !cast.topic.toLowerCase().includes(section.toLowerCase()) &&
      !tellsAnswer(analysis, item, section)
    ) {
      turns += 1;
      return turn(cast, section);
    }
    const general = plot.asks.map((ask) => ask(cast));
    const isLast = index === questions.length - 1 && index > 0;
    const own = isLast
      ? general.slice(-1)
      : [...general.slice(0, -1), `${asker} goes on.`, 'And the next one.'];
    if (kind === 'other') return firstNew(own);
    // What has a gap is shown: nobody can say it.
    return firstNew([...(isShown ? shown(plot, asker, hasSteps)[style][kind] : []), ...unsaid[kind]]);
  };
  return questions.map((item, index) => {
    const lead = leadOf(item, index);
    said.add(lead);
    return lead;
  });
}
