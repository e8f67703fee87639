import type { Scenario } from '@rounds/contract/learning/scenarios';

/** Abbreviated units in clinical English; what follows ("/L", "/kg/h") belongs to the same word anyway. */
const unit = String.raw`(?:%|°[CF]|[µμmkn]?g|mcg|[µμmd]?L|[µμmnp]?mol|[mk]?Eq|[mk]?IU|U|mmHg|cmH₂O|[kM]?Pa|[mck]?m|kcal|kJ|J|min|h|s|bpm|Hz|mV|[×x] ?10|10[⁰¹²³⁴-⁹])`;
const parted = new RegExp(String.raw`(?<=\d) (?=/|${unit}(?!\p{L}))`, 'gu');
const times = /(?<=\d) ?× ?(?=10[⁰¹²³⁴-⁹])/gu;

/** The text with each number kept on the line of its unit. */
export function keepUnits(text: string): string {
  return text.replace(times, '\u00a0×\u00a0').replace(parted, '\u00a0');
}

const known = new WeakMap<Scenario, Scenario>();

/**
 * The case as displayed; the same object for the same case. Every text is treated alike, so that answers still match.
 */
export function typeset(scenario: Scenario): Scenario {
  const before = known.get(scenario);
  if (before) return before;
  const shown = { ...scenario, scenario: keepUnitsIn(scenario.scenario) };
  known.set(scenario, shown);
  return shown;
}

function keepUnitsIn<T>(value: T): T {
  if (typeof value === 'string') return keepUnits(value) as T;
  if (Array.isArray(value)) return value.map(keepUnitsIn) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, keepUnitsIn(one)])) as T;
}
