import { keyOfText, termByKey } from '@rounds/clinical-text/lexicon/terms';

/** An item as seen by somebody who gets only the options. */
export interface Options {
  readonly options: readonly string[];
  readonly key: number;
}

export type Frequencies = ReadonlyMap<string, number>;

export function frequenciesOf(texts: readonly string[]): Frequencies {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of keyOfText(text).split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function traits(text: string, others: readonly string[], frequencies: Frequencies): readonly number[] {
  const words = keyOfText(text).split(' ');
  const rarity = words.map((word) => Math.log(1 + (frequencies.get(word) ?? 0)));
  const entry = termByKey(words.join(' '));
  const entries = others.map((other) => termByKey(keyOfText(other)));
  const otherWords = others.map((other) => keyOfText(other).split(' '));
  return [
    mean(rarity),
    Math.min(...rarity),
    Math.max(...rarity),
    text.length / 10,
    words.length,
    entry ? 1 : 0,
    mean(entries.map((other) => (entry && other?.class === entry.class ? 1 : 0))),
    mean(entries.map((other) => (entry && other?.kind === entry.kind ? 1 : 0))),
    mean(otherWords.map((other) => words.filter((word) => other.includes(word)).length)),
    mean(others.map((other) => (/s$/.test(other) === /s$/.test(text) ? 1 : 0))),
    text.includes('-') ? 1 : 0,
    /^\p{Lu}/u.test(text) ? 1 : 0,
    others.every((other) => other.length < text.length) ? 1 : 0,
    others.every((other) => other.length > text.length) ? 1 : 0,
  ];
}

/** Each trait relative to the mean of the item's options: only what sets an option apart can identify it. */
function rowsOf({ options }: Options, frequencies: Frequencies): readonly (readonly number[])[] {
  const rows = options.map((text, index) =>
    traits(
      text,
      options.filter((_, other) => other !== index),
      frequencies,
    ),
  );
  const means = (rows[0] ?? []).map((_, trait) => mean(rows.map((row) => row[trait] ?? 0)));
  return rows.map((row) => row.map((value, trait) => value - (means[trait] ?? 0)));
}

const dot = (row: readonly number[], weights: readonly number[]) =>
  row.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);

/** Learns from items which options are keys: a conditional logit, by plain gradient descent, deterministic. */
export function train(items: readonly Options[], frequencies: Frequencies): readonly number[] {
  const all = items.map((item) => ({ rows: rowsOf(item, frequencies), key: item.key }));
  const size = all[0]?.rows[0]?.length ?? 0;
  let weights: readonly number[] = new Array<number>(size).fill(0);
  for (let round = 0; round < 400; round += 1) {
    const slope = new Array<number>(size).fill(0);
    for (const { rows, key } of all) {
      const scores = rows.map((row) => Math.exp(dot(row, weights)));
      const sum = scores.reduce((total, score) => total + score, 0);
      for (const [index, row] of rows.entries())
        for (const [trait, value] of row.entries())
          slope[trait] = (slope[trait] ?? 0) + value * ((index === key ? 1 : 0) - (scores[index] ?? 0) / sum);
    }
    weights = weights.map(
      (weight, trait) => 0.995 * weight + (0.3 * (slope[trait] ?? 0)) / Math.max(1, all.length),
    );
  }
  return weights;
}

/** The share of items whose key the guesser names, 0 to 1. */
export function guess(
  items: readonly Options[],
  weights: readonly number[],
  frequencies: Frequencies,
): number {
  return mean(
    items.map((item) => {
      const scores = rowsOf(item, frequencies).map((row) => dot(row, weights));
      return scores.indexOf(Math.max(...scores)) === item.key ? 1 : 0;
    }),
  );
}

/** The share that is right by always taking the option with the most of something, with ties drawn by lot. */
export function shareByMost(
  items: readonly Options[],
  amount: (item: Options, index: number) => number,
): number {
  return mean(
    items.map((item) => {
      const amounts = item.options.map((_, index) => amount(item, index));
      const most = Math.max(...amounts);
      const best = amounts.filter((each) => each === most).length;
      return amounts[item.key] === most ? 1 / best : 0;
    }),
  );
}
