import type { PlacedScenario } from '@rounds/clinical-text/gate';
import { optionsOrder } from '@rounds/contract/learning/attempts.options-order.rules';
import { type AuthoredQuestion, itemOf } from '@rounds/contract/learning/scenarios.content';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { shownOrder } from '@rounds/contract/learning/scenarios.formats.order.rules';
import { letterOf, observed } from './case.ts';
import { type KeyRow, type Sheets, singleOf } from './sheets.ts';

/** Approximate number. */
const casesOnSheet = 10;

const instructions = `Each case unfolds as it would for a learner: answer a question before you read on, and don't change an answer afterwards.
Write a line for each question: its number, a space, the answer. Guess rather than leave one out.

  One letter              7 C        one answer
  Letters                 7 ACD      all that apply, or as many as are asked for
  Letters in their order  7 CABD     steps, the first one first
  A number                7 0.25     with a decimal point, without the unit
  Numbers and letters     7 1B 2A    tables (row and column), gaps and lists: each number with its letter
                          7 1AC 2B   the same, where a number may have several letters
`;

/**
 * Whole cases, as learners work through them: the initial facts, then one question after another, each with what
 * happened before it. Includes items of all formats.
 * @param seed the same seed gives the same sheets
 */
export function wholeSheetsOf(scenarios: readonly PlacedScenario[], seed: string): Sheets {
  const readers = Math.max(1, Math.round(scenarios.length / casesOnSheet));
  const shuffled = optionsOrder(
    seed,
    0,
    scenarios.map(({ slug }) => slug),
  );
  const sheets: string[] = [];
  const key: KeyRow[] = [];
  for (let reader = 1; reader <= readers; reader += 1) {
    const own = shuffled.filter((_, place) => place % readers === reader - 1);
    let number = 0;
    const cases = own.map((at, place) => {
      const scenario = scenarios[at] as PlacedScenario;
      const { title, questions, patientPresentation } = scenario.content;
      const asked = questions.map((question, index) => {
        number += 1;
        const { lines, answer } = answeredBy(question, `${seed} ${scenario.slug}`, index);
        const { slug, difficulty } = scenario;
        key.push({ reader, number, scenario: slug, question: index + 1, difficulty, ...answer });
        const before = [...(question.update ? [`Then: ${question.update}`] : []), ...observed(question)];
        return [...before, `${number}.`, question.question, ...lines].join('\n');
      });
      const known = [`=== Case ${place + 1}: ${title}`, patientPresentation, ...observed(scenario.content)];
      return [known.join('\n'), ...asked].join('\n\n');
    });
    sheets.push(`${[instructions, ...cases].join('\n\n')}\n`);
  }
  return { sheets, key };
}

type Answer =
  | { readonly options: number; readonly key: string }
  | Pick<Extract<KeyRow, { item: Item }>, 'item' | 'shown'>;

/** What there is to choose from, and what the key says of it. */
function answeredBy(
  question: AuthoredQuestion,
  seed: string,
  index: number,
): { readonly lines: readonly string[]; readonly answer: Answer } {
  if (question.format === undefined) {
    const { texts, ...answer } = singleOf(question, seed, index);
    return { lines: lettered(texts), answer };
  }
  const item = itemOf(question);
  const order = (part = 0) => shownOrder(item, seed, index, part);
  const textsIn = (list: readonly { readonly text: string }[], shown: readonly number[]) =>
    shown.map((entry) => list[entry]?.text ?? '');
  const inLists = (
    titles: readonly string[],
    lists: readonly (readonly { readonly text: string }[])[],
  ): { readonly lines: readonly string[]; readonly answer: Answer } => {
    const shown = lists.map((_, part) => order(part));
    const lines = lists.flatMap((list, part) => [
      `  ${part + 1}. ${titles[part]}`,
      ...lettered(textsIn(list, shown[part] ?? []), '     '),
    ]);
    return { lines, answer: { item, shown } };
  };
  switch (item.format) {
    case 'number':
      return {
        lines: [`  (A number in ${item.unit}; decimal places: ${item.decimals})`],
        answer: { item, shown: [] },
      };
    case 'several': {
      const shown = order();
      const task = item.choose === undefined ? 'All that apply' : `${item.choose} of these`;
      return {
        lines: [`  (${task})`, ...lettered(textsIn(item.options, shown))],
        answer: { item, shown: [shown] },
      };
    }
    case 'order': {
      const shown = order();
      return {
        lines: ['  (All of them in the right order)', ...lettered(textsIn(item.steps, shown))],
        answer: { item, shown: [shown] },
      };
    }
    case 'highlight': {
      const shown = item.pieces.flatMap((piece, at) => (piece.key || piece.why ? [at] : []));
      const text = item.pieces.map((piece, at) => {
        const place = shown.indexOf(at);
        return place < 0 ? piece.text : `[${letterOf(place)}: ${piece.text}]`;
      });
      return {
        lines: ['  (All pieces in brackets that apply)', `  ${text.join(' ')}`],
        answer: { item, shown: [shown] },
      };
    }
    case 'matrix': {
      const task = item.choose === 'one' ? 'One column for each row' : 'All columns that apply for each row';
      return {
        lines: [
          `  (${task})`,
          ...lettered(item.columns),
          ...item.rows.map(({ text }, row) => `  ${row + 1}. ${text}`),
        ],
        answer: { item, shown: item.rows.map(() => item.columns.map((_, column) => column)) },
      };
    }
    case 'cloze': {
      const { lines, answer } = inLists(
        item.gaps.map(() => 'One of these'),
        item.gaps,
      );
      return { lines: [`  ${item.passage.replaceAll(/\{(\d+)\}/g, '[$1]')}`, ...lines], answer };
    }
    case 'bow_tie':
      return inLists(
        ['The condition most likely: one', 'Actions to take: two', 'What to monitor: two'],
        [item.condition, item.actions, item.parameters],
      );
  }
}

const lettered = (texts: readonly string[], indent = '  ') =>
  texts.map((text, at) => `${indent}${letterOf(at)}. ${text}`);
