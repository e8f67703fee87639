import type { Workshop } from './distractors.ts';
import { firstNumber } from './judge.ts';
import { seedOf, shuffled } from './seed.ts';
import type { DraftItem, DraftOption, WrittenItem } from './types.ts';

/** Options with their places: numbers rise, others lie where the key's place is free in this test. */
function place(workshop: Workshop, draft: DraftItem, keyPlace: number): WrittenItem {
  const { fact, answer, distractors, kind, stem } = draft;
  const seed = seedOf(`${workshop.seed}/${stem}`);
  const common = {
    stem,
    sourceSpan: { start: fact.start, end: fact.end },
    factId: fact.id,
    seed,
  };
  if (kind === 'ordering') {
    const steps = [answer, ...distractors];
    const shown = shuffled(steps, seed);
    const options = shown.every((step, index) => step === steps[index])
      ? [...shown.slice(1), ...shown.slice(0, 1)]
      : shown;
    return {
      ...common,
      kind,
      options: options.map(({ text }) => text),
      rationales: options.map(({ rationale }) => rationale),
      key: steps.map((step) => options.indexOf(step)),
    };
  }
  let options: readonly DraftOption[];
  if (kind === 'true_false')
    options = [answer, ...distractors].toSorted((one) => (one.text === 'True' ? -1 : 1));
  else if (draft.isOrdered)
    options = [answer, ...distractors].toSorted(
      (one, other) => firstNumber(one.text) - firstNumber(other.text),
    );
  else {
    const others = shuffled(distractors, seed);
    options = [...others.slice(0, keyPlace), answer, ...others.slice(keyPlace)];
  }
  return {
    ...common,
    kind,
    options: options.map(({ text }) => text),
    rationales: options.map(({ rationale }) => rationale),
    key: options.indexOf(answer),
  };
}

/** The places of keys: each letter as often as the others, in an order that the seed decides. */
function keyPlaces(count: number, seed: number): readonly number[] {
  const rounds = Array.from({ length: Math.ceil(count / 4) }, (_, round) =>
    shuffled([0, 1, 2, 3], seed + round),
  );
  return shuffled(rounds.flat().slice(0, count), seed);
}

/** Drafts as items, with keys in balanced places. */
export function arrange(workshop: Workshop, chosen: readonly DraftItem[]): readonly WrittenItem[] {
  const free = chosen.filter((draft) => draft.kind === 'multiple_choice' && !draft.isOrdered);
  const places = keyPlaces(free.length, workshop.seed);
  return chosen.map((draft) => place(workshop, draft, places[free.indexOf(draft)] ?? 0));
}
