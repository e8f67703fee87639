/**
 * The item-writing gate, after the NBME's list of flaws. Pure: what comes in decides what comes out.
 *
 * - `judgeItem(item, settings)` judges one item, authored or generated.
 * - `judgeScenario(scenario)` judges an authored scenario: its items, its values, its items against one another.
 * - `judgeSet(scenarios)` judges all scenarios against one another and per career path.
 *
 * Each answers a verdict, `{ refused, flaws: [{ code, severity, message, where }] }`. The codes and what they do are in
 * `gate/codes.ts`; `where` is a path from what was judged, counted from zero (`questions[2].options[1]`).
 */
export { judgeItem } from './gate/item.ts';
export { judgeScenario } from './gate/scenario.ts';
export type { PlacedScenario } from './gate/scenario.ts';
export { judgeSet } from './gate/set.ts';
export type { Flaw, Item } from './gate/types.ts';
