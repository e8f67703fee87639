/** Options that refer to others by their place. */
const ofOthers =
  /\b(all|none|neither|both|any|either) of (the|these|those) (above|below|others?|options|answers)\b|^(all|none|neither|both) of (these|those|them)\b|^(both |neither )?[A-F] (and|or|nor) [A-F]$/i;
const hours: Readonly<Record<string, number>> = {
  second: 1 / 3600,
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 168,
  month: 730,
  year: 8760,
};
const time = /(?<![\d.])(\d+(?:\.\d+)?)[\s-]*(second|minute|hour|day|week|month|year)s?\b/gi;
const number = /\d+(?:[.,]\d+)*/g;
/** What may come before the quantity in an option that is only a quantity. */
const lead =
  /^(about|around|some|over|under|above|below|at|at least|at most|up to|less than|more than|after|within|every|in|each|once|~|[<>≤≥±+−-])\s+/i;
const nothing = /^(no|none|never|now|today|at once)\b/i;
const scales = [
  ['none', 'mild', 'moderate', 'severe'],
  ['low', 'intermediate', 'high'],
  ['low', 'medium', 'high'],
  ['never', 'rarely', 'sometimes', 'often', 'always'],
  ['decreased', 'normal', 'increased'],
  ['yes', 'no'],
  ['true', 'false'],
];

/** Whether a set of options has a natural order, which shuffling would destroy. The content is in English. */
export function isOrdered(options: readonly string[]): boolean {
  return options.some((option) => ofOthers.test(option.trim())) || isScale(options) || isSeries(options);
}

/** Numbers, doses, times, stages: either nothing but quantities, or the same words around numbers that rise or fall. */
function isSeries(options: readonly string[]): boolean {
  const known = options.filter((option) => !nothing.test(option));
  // At either end of such a series, "no dose" or "today" stands for zero.
  const edge = options.findIndex((option) => nothing.test(option));
  if (known.length < Math.max(2, options.length - 1)) return false;
  if (edge > 0 && edge < options.length - 1) return false;
  const read = known.map(quantitiesIn);
  const places = Math.min(...read.map(({ values }) => values.length));
  const [first] = read;
  if (!first || places === 0) return false;
  if (read.every(({ words }) => words === first.words)) {
    return Array.from({ length: places }, (_, place) => place).some((place) => isMonotone(read, place));
  }
  return read.every(({ leads }) => leads) && isMonotone(read, 0);
}

interface Quantities {
  /** The numbers, times in hours. */
  readonly values: readonly number[];
  /** The text without them. */
  readonly words: string;
  /** It begins with a number. */
  readonly leads: boolean;
}

function quantitiesIn(option: string): Quantities {
  const inHours = option.replace(time, (_, count: string, unit: string) => {
    return `${Number(count) * (hours[unit.toLowerCase()] ?? 1)} hours`;
  });
  const plain = inHours.replaceAll(/(\d),(?=\d{3}\b)/g, '$1');
  let rest = plain.trim();
  for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(lead, '')];
  return {
    values: Array.from(plain.matchAll(number), ([digits]) => Number(digits.replace(',', '.'))),
    words: rest.replaceAll(number, '#').toLowerCase(),
    leads: /^\d/.test(rest),
  };
}

function isMonotone(read: readonly Quantities[], place: number): boolean {
  const steps = read.slice(1).map(({ values }, index) => {
    return Math.sign((values[place] ?? NaN) - (read[index]?.values[place] ?? NaN));
  });
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** "Mild, moderate, severe": the options' first words follow the order of a known scale, or its reverse. */
function isScale(options: readonly string[]): boolean {
  const words = options.map((option) => /^\p{L}+/u.exec(option.trim())?.[0].toLowerCase() ?? '');
  return scales.some((scale) => {
    const places = words.map((word) => scale.indexOf(word));
    if (places.includes(-1)) return false;
    const steps = places.slice(1).map((place, index) => Math.sign(place - (places[index] ?? NaN)));
    return steps.every((step) => step === 1) || steps.every((step) => step === -1);
  });
}
