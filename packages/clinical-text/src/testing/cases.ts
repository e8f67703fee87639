import type { Lab } from '@rounds/contract/learning/scenarios';
import { judgeItem } from '../gate/item.ts';
import { judgeScenario } from '../gate/scenario.ts';
import type { PlacedScenario } from '../gate/scenario.ts';
import { judgeSet } from '../gate/set.ts';
import type { Flaw, Item, ItemSettings } from '../gate/types.ts';
import { buildItem, buildLab, buildScenario, withQuestion } from './builders.ts';

export type Judged = () => readonly Flaw[];

/** Things that have a flaw, and things close to it that must pass. */
export interface Case {
  readonly planted: readonly Judged[];
  readonly clean: readonly Judged[];
}

export const item =
  (overrides: Partial<Item>, settings: ItemSettings = { origin: 'authored' }): Judged =>
  () =>
    judgeItem(buildItem(overrides), settings).flaws;

/** An item in one line: `Stem? | option | *key | option`. */
export function parseItem(line: string): Partial<Item> {
  const [stem = '', ...options] = line.split('|').map((part) => part.trim());
  return {
    stem,
    options: options.map((text) => ({ text: text.replace(/^\*/, ''), key: text.startsWith('*') })),
  };
}

export const asked = (...lines: readonly string[]): readonly Judged[] =>
  lines.map((line) => item(parseItem(line)));
export const stems = (...lines: readonly string[]): readonly Judged[] => lines.map((stem) => item({ stem }));

export const scenario =
  (placed: PlacedScenario): Judged =>
  () =>
    judgeScenario(placed).flaws;

export const set =
  (...scenarios: readonly PlacedScenario[]): Judged =>
  () =>
    judgeSet(scenarios).flaws;

/** A case with one results row, a potassium unless told. */
export const lab = (overrides: Partial<Lab>): Judged => labs([buildLab(overrides)]);
export const labs = (rows: readonly Lab[]): Judged => scenario(buildScenario({ labs: [...rows] }));

/** A case whose second question's update says this. */
export const told = (...updates: readonly string[]): readonly Judged[] =>
  updates.map((update) => scenario(withQuestion(1, { update })));
