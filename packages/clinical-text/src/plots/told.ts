import type { NoteAnalysis } from '../analysis.ts';
import { givesAway } from '../gate/source.ts';
import { questionOf } from '../items/answers.ts';
import { hasVerb } from '../items/claims.ts';
import { isDangling } from '../items/dangling.ts';
import { isLabelQuestion } from '../items/labels.ts';
import { isInstruction } from '../items/next-step.ts';
import type { ChoiceItem, OrderingItem } from '../items/types.ts';
import { labelWords } from '../lexicon/headings.ts';
import { thirdPerson } from '../lexicon/verb-forms.ts';
import { clean, standaloneStatement } from '../notes/clean.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { lowerFirst, upperFirst } from '../text/capitals.ts';

export type Asked = ChoiceItem | OrderingItem;

export const answerOf = (item: Asked): string =>
  item.kind === 'ordering' ? '' : (item.options[item.key] ?? '');

/** "Allen test", "Kussmaul breathing": called after somebody. */
const eponym =
  /^\p{Lu}\p{Ll}+(?:['’]s)? (?:tests?|signs?|scores?|scales?|breathing|respirations?|syndrome|disease|criteria|reflex|position|man(?:oeuvre|euver)|triad|cells?|rule|phenomenon)$/u;
const insideName = (label: string) =>
  eponym.test(label) || /^\p{Lu}\p{Ll}+\p{Lu}/u.test(label) ? label : lowerFirst(label);
/** What is said of a thing, and not the rest of its name: "bleeding gums". */
const goesOn =
  /^(?:is|are|has|have|can|may|must|should|will|below|above|under|over|between|about|at)\b|^[<>≤≥~\d]/;

export interface Told {
  /** What it is about, as it is called inside a sentence: "the ejection fraction". */
  readonly about: string;
  /** What is said of it: "the share of blood that leaves the left ventricle with each beat". */
  readonly said: string;
  readonly statement: string;
}

/** A statement in the two cells of a row. One that doesn't come apart stands whole beside its term. */
function toldOf({ relation, object }: Fact, statement: string, term: string, isLine: boolean): Told {
  // "Alginate: for wounds with heavy exudate", whatever the line was read as.
  const [, label, text] = /^((?:[^:=,.()]|\([^()]*\)){2,60}?)(?: ?[:=]| [–—-]) (.+)$/u.exec(statement) ?? [];
  if (isLine && label !== undefined && text !== undefined)
    return { about: insideName(label), said: text, statement };
  if (
    isLine &&
    statement.toLowerCase().startsWith(`${term.toLowerCase()} `) &&
    goesOn.test(statement.slice(term.length + 1))
  )
    return { about: term, said: statement.slice(term.length + 1).replace(/^(?:is|are) /, ''), statement };
  const isLabel = relation === ':';
  const end = isLabel ? `: ${object}` : ` ${relation} ${object}`;
  const head = relation !== '' && statement.endsWith(end) ? statement.slice(0, -end.length) : '';
  const isName = head !== '' && !head.includes(',') && head.split(' ').length <= 6;
  if (!isName) return { about: term, said: statement, statement };
  const said = isLabel || relation === 'is' || relation === 'are' ? object : `${relation} ${object}`;
  const about = head.toLowerCase() === term.toLowerCase() ? term : lowerFirst(head);
  return { about, said, statement };
}

/** "qSOFA" is written so at the beginning, too. */
const capital = (text: string) => (/^\p{Ll}\p{Lu}/u.test(text) ? text : upperFirst(text));

export const chartOf = (told: readonly Told[]) => ({
  columns: ['Subject', 'What your note says'],
  // What names no subject would stand beside an empty cell.
  rows: told
    .filter(({ about }) => about !== '')
    .map(({ about, said }) => [capital(about.replace(/^(?:the|an?) /i, '')), capital(said)]),
});

/** Of what came before, or to be done. */
const leansOn =
  /^(?:although|while|because|since|as|if|when) (?:it|they)\b|^(?:report|treat|clean|look|measure|wash|note)\b/i;

/** "Only standard choice for infusions", "Inhibits thrombin": what does, another line has said. */
const isUnnamed = (statement: string, term: string): boolean =>
  /^(?:only|once|usually|mostly|sometimes|also|may|can|should)\b/i.test(statement) ||
  thirdPerson.has(/^\p{L}+(?= )/u.exec(statement)?.[0].toLowerCase() ?? '') ||
  !(
    hasVerb(statement) ||
    /[:=→<>≤≥]| [–—-] /.test(statement) ||
    (term !== '' && statement.toLowerCase().startsWith(term.toLowerCase()))
  );

/** What a note has so much of that the sentence before has to say which: "the problem", "the choice", "the first sign". */
const ofWhat = String.raw`(?:problem|illness|disease|disorder|condition|aim|goal|choice|patient|woman|mother|infant|child|dose|level|cause|treatment|therapy|diagnosis|antidote|risk|course|onset|side effect|adverse effect|complication|test|sign|symptom|trigger|drug|medicine|infusion|measure|finding|source|organism|feature)s?`;
const orphan = new RegExp(
  String.raw`^(?:the|most|common|other|usual|typical) (?:[\p{L}-]+ ){0,4}?${ofWhat} (?!of\b|for\b|in\b|to\b|with\b|who\b|that\b)|\b(?:most|first|earliest|main|single|only|usual|feared|dangerous)(?: [\p{L}-]+){0,3} ${ofWhat}(?:$|,| (?:and|because|which|but)\b)|\bfollows?$`,
  'iu',
);

/** "Definition: any 1 of", "Causes:": what it says stands in the lines below it. */
const opensList =
  /(?::|\b(?:any|one|two|three|all|either|both|least|following|\d) ?(?:\d )?(?:of|from)(?: the following| these)?:?)$/i;

/** The lines of which none holds without the others: what opens a list, and the lines of the list. */
function partsOfLists(segments: readonly Segment[]): ReadonlySet<number> {
  const parts = new Set<number>();
  let isOpen = false;
  for (const [at, { id, kind, text, block }] of segments.entries()) {
    const isHead = kind !== 'heading' && opensList.test(clean(text));
    const goesOn = kind === 'bullet' || kind === 'step' || segments[at - 1]?.block === block;
    isOpen = isHead || (isOpen && goesOn && kind !== 'heading');
    if (isOpen) parts.add(id);
  }
  return parts;
}

/** A row of three cells and more says nothing without the heads of its columns. */
const isOfTable = ({ kind, text }: Segment): boolean =>
  kind === 'row' && clean(text).split(/ – |\t/).length > 2;

/** What else the note says, first under the headings of the questions: nothing that answers one. */
export function background(
  analysis: NoteAnalysis,
  questions: readonly Asked[],
  most: number,
): readonly Told[] {
  const headingOf = (segmentId: number | undefined) => analysis.segments[segmentId ?? -1]?.heading ?? null;
  const headings = new Set(questions.map(({ factId }) => headingOf(analysis.facts[factId]?.segmentId)));
  const isNear = ({ segmentId }: Fact) => headings.has(headingOf(segmentId));
  const used = new Set(questions.map(({ factId }) => analysis.facts[factId]?.segmentId));
  const told = new Set(questions.map(({ sourceSpan }) => sourceSpan.start));
  const parts = partsOfLists(analysis.segments);
  const asked = questions.map((item) => ({
    stem: item.stem,
    options: item.options,
    answer: answerOf(item),
  }));
  const labels = asked
    .filter(({ stem }) => isLabelQuestion(stem))
    .flatMap(({ options }) => options.map((label) => label.toLowerCase()));
  return (
    analysis.facts
      .filter((fact) => fact.type === 'definition' || fact.type === 'value' || fact.type === 'role')
      .filter((fact) => !used.has(fact.segmentId) && !told.has(fact.start))
      // A sentence that holds two facts is told once.
      .filter(({ segmentId }, at, all) => all.findIndex((fact) => fact.segmentId === segmentId) === at)
      .toSorted(
        (one, other) =>
          Number(isNear(other)) - Number(isNear(one)) ||
          Number(other.type === 'definition') - Number(one.type === 'definition'),
      )
      .flatMap((fact) => {
        const segment = analysis.segments[fact.segmentId];
        const statement = segment ? standaloneStatement(segment.text) : null;
        if (
          segment === undefined ||
          statement === null ||
          parts.has(segment.id) ||
          questionOf(segment) !== null ||
          isOfTable(segment) ||
          labelWords.has(/^\p{L}+(?=:)/u.exec(statement.toLowerCase())?.[0] ?? '') ||
          statement.length > 160 ||
          isInstruction(statement) ||
          leansOn.test(statement) ||
          (segment.kind === 'sentence' && (orphan.test(statement) || isDangling(statement))) ||
          isUnnamed(statement, analysis.index.byKey.get(fact.subject)?.surface ?? '') ||
          labels.some((label) => statement.toLowerCase().startsWith(label))
        )
          return [];
        const shown = { stem: statement, options: [], answer: '' };
        return asked.some((each) => givesAway(shown, each))
          ? []
          : [{ fact, statement, isLine: segment.kind === 'bullet' }];
      })
      .slice(0, most)
      // Of one section in the note's own order.
      .toSorted(
        (one, other) =>
          Number(isNear(other.fact)) - Number(isNear(one.fact)) || one.fact.start - other.fact.start,
      )
      .map(({ fact, statement, isLine }) =>
        toldOf(fact, statement, analysis.index.byKey.get(fact.subject)?.surface ?? fact.subject, isLine),
      )
  );
}
