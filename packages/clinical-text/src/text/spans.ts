/** A stretch of time in seconds. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

const hour = 3600;
const day = 24 * hour;

/** Each unit's spellings, its length in seconds, and how many of it are meant where it stands alone: "mins", "days". */
const units: readonly (readonly [spelling: RegExp, length: number, many: number])[] = [
  [/^s(?:ec(?:ond)?s?)?$/, 1, 60],
  [/^m(?:in(?:ute)?s?)?$/, 60, 60],
  [/^h(?:(?:ou)?rs?)?$/, hour, 24],
  [/^(?:d(?:ays?)?|daily)$/, day, 7],
  [/^(?:w(?:ee)?ks?|weekly)$/, 7 * day, 4],
  [/^(?:mo(?:n?ths?|s)?|monthly)$/, 30 * day, 12],
  [/^y(?:(?:ea)?rs?)?$/, 365 * day, 10],
];
const unitOf = (text: string) => units.find(([spelling]) => spelling.test(text));

/** What a number of a text counts in seconds, by the word right behind it: 3600 for " h before". Null for what is no time; a bare "m" is a metre as often. */
export function secondsOf(behind: string): number | null {
  const word = /^[ -]?(\p{L}{1,7})(?![\p{L}/])/u.exec(behind)?.[1] ?? 'm';
  return word === 'm' || /^\p{Lu}/u.test(word) ? null : (unitOf(word)?.[1] ?? null);
}

const number = String.raw`\d+(?:\.\d+)?`;
const end = String.raw`(?<n#>${number})?\s*(?<u#>\p{L}+)?`;
const span = new RegExp(
  String.raw`^(?<open>within(?: the first)?|up to|first|max(?:imum)?|less than|under|below|<|≤|~|about|approx\.?|every|q)?\s*${end.replaceAll('#', '1')}\s*(?:(?:-|–|to)\s*${end.replaceAll('#', '2')})?$`,
  'u',
);
/** Times without a figure. */
const said: readonly (readonly [text: RegExp, span: Span])[] = [
  [/^(?:immediate(?:ly)?|at once|instant(?:ly)?|during|start)$/, { low: 0, high: 60 }],
  [/^(?:once a day|once daily|every day)$/, { low: day, high: day }],
];

/** "30 min - 6h", "mins-hrs", "daily-3 d", "within 6h", "during - 1h": how long that is; null for all that is no time alone. */
export function spanOf(text: string): Span | null {
  const plain = text
    .toLowerCase()
    .trim()
    .replace(/^(?:during|start|immediate(?:ly)?) ?(?:-|–|to) ?/, 'within ');
  const known = said.find(([pattern]) => pattern.test(plain));
  if (known) return known[1];
  const { open, n1, u1, n2, u2 } = span.exec(plain)?.groups ?? {};
  // "3-7 d": the unit of the second is that of the first.
  const [from, to] = [unitOf(u1 ?? u2 ?? ''), unitOf(u2 ?? u1 ?? '')];
  if (!from || !to || (u1 !== undefined && n1 === undefined && n2 !== undefined && u2 === undefined))
    return null;
  const isBounded = /^(?:within|up to|first|max|less|under|below|<|≤)/.test(open ?? '');
  const isRange = n2 !== undefined || u2 !== undefined;
  const low = Number(n1 ?? 1) * from[1];
  // "Daily" is one day, "days" are several.
  const most = isRange
    ? Number(n2 ?? to[2]) * to[1]
    : Number(n1 ?? (/ly$/.test(u1 ?? '') ? 1 : to[2])) * to[1];
  return { low: isBounded ? 0 : Math.min(low, most), high: Math.max(low, most) };
}

/** Whether two times have a moment in common. */
export const overlap = (one: Span, other: Span): boolean => one.low <= other.high && other.low <= one.high;

/** Whether two texts are times that have more than an end in common: "up to 4 d" and "mins". */
export function areTimesAtOnce(one: string, other: string): boolean {
  const [mine, theirs] = [spanOf(one), spanOf(other)];
  return mine !== null && theirs !== null && mine.low < theirs.high && theirs.low < mine.high;
}
