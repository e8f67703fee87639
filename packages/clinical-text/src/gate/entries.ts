import type { AuthoredQuestion } from '@rounds/contract/learning/scenarios.content';

/** A text that an item lists, with its place in the item. */
export interface PlacedEntry {
  readonly where: string;
  readonly text: string;
  readonly key: boolean;
  readonly why: string | undefined;
}

interface Listed {
  readonly text: string;
  readonly key?: true | undefined;
  readonly why?: string | undefined;
}

/** Entries that a learner weighs against one another: the options, a gap, one part of a bow-tie. */
export interface EntryList {
  readonly where: string;
  readonly entries: readonly PlacedEntry[];
}

function placed(where: string, list: readonly Listed[]): EntryList {
  return {
    where,
    entries: list.map(({ text, key, why }, index) => ({
      where: `${where}[${index}]`,
      text,
      key: key === true,
      why,
    })),
  };
}

/** The lists of an item, whatever its format; a number has its slips alone. */
export function listsOf(question: AuthoredQuestion): readonly EntryList[] {
  switch (question.format) {
    case undefined:
    case 'several':
      return [placed('options', question.options)];
    case 'number': {
      const { slips, unit } = question;
      return [
        placed(
          'slips',
          slips.map(({ value, why }) => ({ text: `${value} ${unit}`, why })),
        ),
      ];
    }
    case 'order':
      return [placed('steps', question.steps)];
    case 'matrix':
      return [placed('rows', question.rows)];
    case 'cloze':
      return question.gaps.map((gap, index) => placed(`gaps[${index}]`, gap));
    case 'bow_tie':
      return [
        placed('condition', question.condition),
        placed('actions', question.actions),
        placed('parameters', question.parameters),
      ];
    case 'highlight':
      return [placed('pieces', question.pieces)];
  }
}

export const entriesOf = (question: AuthoredQuestion): readonly PlacedEntry[] =>
  listsOf(question).flatMap(({ entries }) => entries);
