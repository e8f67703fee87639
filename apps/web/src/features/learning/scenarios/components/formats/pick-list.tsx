import { useId } from 'react';
import type { Part } from '@rounds/contract/learning/scenarios.formats.rules';
import { AnswerOption, chosenOutcome } from '../player/answer-option.tsx';
import { toggleEntry } from './picks.rules.ts';

export interface PickListProps {
  readonly list: readonly { readonly text: string; readonly why?: string | undefined }[];
  readonly part: Part;
  /** Authored indices, in the order on screen. */
  readonly order: readonly number[];
  readonly picked: readonly number[];
  readonly graded: boolean;
  readonly onPick: (picked: readonly number[]) => void;
  readonly struck?: readonly number[];
  readonly onStrike?: ((index: number) => void) | undefined;
  readonly dense?: boolean;
}

/** Entries to pick from: radio buttons if one is requested, otherwise checkboxes. */
export function PickList(props: PickListProps) {
  const { list, part, order, picked, graded, onPick, struck = [], onStrike, dense } = props;
  const name = useId();
  return order.map((index, place) => {
    const checked = picked.includes(index);
    return (
      <AnswerOption
        key={index}
        kind={part.most === 1 ? 'radio' : 'checkbox'}
        place={place}
        index={index}
        text={list[index]?.text ?? ''}
        name={name}
        checked={checked}
        struck={struck.includes(index)}
        blocked={!graded && !checked && part.most > 1 && picked.length >= part.most}
        outcome={graded ? chosenOutcome(part.keys.includes(index), checked, part.most > 1) : null}
        rationale={list[index]?.why}
        onChoose={() => onPick(toggleEntry(picked, index, part.most))}
        onStrike={onStrike}
        dense={dense}
      />
    );
  });
}
