/**
 * Units and their spellings. A unit is read as a kind ("mass/volume") and a scale to that kind's base units, so that
 * units of one kind convert into one another without a table: 1 mg/L is 1 µg/mL is 0.1 mg/dL.
 */
export interface Unit {
  readonly kind: string;
  readonly scale: number;
}

const prefixes: Readonly<Record<string, number>> = {
  '': 1,
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
};

/** Units that take the prefixes named, with their kind and scale. */
const bases: Readonly<Record<string, readonly [kind: string, scale: number, prefixes: string]>> = {
  g: ['mass', 1, 'pnµmk'],
  L: ['volume', 1, 'fnµmcd'],
  mol: ['amount', 1, 'fpnµm'],
  Eq: ['charge', 1, 'µm'],
  Osm: ['osmoles', 1, 'm'],
  U: ['activity', 1, 'nµmk'],
  IU: ['activity', 1, 'nµmk'],
  kat: ['activity', 6e7, 'nµ'],
  Pa: ['pressure', 1, 'hk'],
  s: ['time', 1, 'µm'],
  m: ['length', 1, 'nµmck'],
  V: ['voltage', 1, 'µmk'],
  A: ['current', 1, 'µm'],
  As: ['charge-time', 1, 'm'],
  Hz: ['frequency', 1, 'kM'],
  J: ['energy', 1, 'mk'],
  W: ['power', 1, 'mk'],
  Gy: ['absorbed dose', 1, 'µmc'],
  Sv: ['equivalent dose', 1, 'µm'],
  Bq: ['radioactivity', 1, 'kMG'],
};

/** Units that take no prefix, by every spelling that is read (after `tidy`). */
const fixed: Readonly<Record<string, readonly [kind: string, scale: number]>> = {
  min: ['time', 60],
  mins: ['time', 60],
  minute: ['time', 60],
  minutes: ['time', 60],
  sec: ['time', 1],
  secs: ['time', 1],
  second: ['time', 1],
  seconds: ['time', 1],
  h: ['time', 3600],
  hr: ['time', 3600],
  hrs: ['time', 3600],
  hour: ['time', 3600],
  hours: ['time', 3600],
  d: ['time', 86400],
  day: ['time', 86400],
  days: ['time', 86400],
  week: ['time', 604800],
  weeks: ['time', 604800],
  month: ['time', 2629800],
  months: ['time', 2629800],
  year: ['time', 31557600],
  years: ['time', 31557600],
  mmHg: ['pressure', 133.322],
  cmH2O: ['pressure', 98.0665],
  bar: ['pressure', 1e5],
  mbar: ['pressure', 100],
  '%': ['fraction', 0.01],
  ppm: ['fraction', 1e-6],
  ratio: ['number', 1],
  INR: ['number', 1],
  index: ['number', 1],
  '1': ['number', 1],
  '-': ['number', 1],
  pH: ['number', 1],
  none: ['number', 1],
  SG: ['number', 1],
  units: ['activity', 1],
  unit: ['activity', 1],
  micrograms: ['mass', 1e-6],
  microgram: ['mass', 1e-6],
  milligrams: ['mass', 1e-3],
  milligram: ['mass', 1e-3],
  grams: ['mass', 1],
  gram: ['mass', 1],
  litre: ['volume', 1],
  litres: ['volume', 1],
  liter: ['volume', 1],
  liters: ['volume', 1],
  cc: ['volume', 1e-3],
  mm3: ['volume', 1e-6],
  'mm³': ['volume', 1e-6],
  G: ['count', 1e9],
  T: ['count', 1e12],
  cells: ['count', 1],
  cell: ['count', 1],
  copies: ['count', 1],
  CFU: ['count', 1],
  K: ['count', 1e3],
  '×10^3': ['count', 1e3],
  '×10^6': ['count', 1e6],
  '×10^9': ['count', 1e9],
  '×10^12': ['count', 1e12],
  beats: ['count', 1],
  breaths: ['count', 1],
  bpm: ['count/time', 1 / 60],
  lb: ['mass', 453.592],
  'm²': ['area', 1],
  '1.73m²': ['body surface', 1],
  HU: ['Hounsfield', 1],
  '°C': ['temperature', 1],
  HPF: ['field', 1],
  hpf: ['field', 1],
  mOsmol: ['osmoles', 1e-3],
  mosmol: ['osmoles', 1e-3],
};

const insensitive: ReadonlyMap<string, string> = new Map(
  [
    ...Object.keys(fixed),
    'mmol',
    'µmol',
    'nmol',
    'pmol',
    'mg',
    'µg',
    'ng',
    'mL',
    'dL',
    'fL',
    'IU',
    'mIU',
    'kPa',
    'mEq',
    'mOsm',
  ]
    .filter((spelling) => spelling.length > 1)
    .map((spelling) => [spelling.toLowerCase(), spelling]),
);

const superscripts: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁶': '6',
  '⁹': '9',
};

function tidy(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(
      / ?\((?:FEU|DDU|NGSP|DCCT|IFCC)\)|\b(?:FEU|DDU)\b| ?\b(?:BUN|urea nitrogen)\b| ?creatinine\b/gi,
      '',
    )
    .replace(/[μ]/g, 'µ')
    .replace(/(?<![a-z])mcg\b/gi, 'µg')
    .replace(/(?<![a-z])u(?=g\b|L\b|l\b|mol\b|IU\b)/g, 'µ')
    .replace(/\b1\.73 ?m(?:²|2|\^2)/g, '1.73m²')
    .replace(
      /(?:[x×*] ?)?10 ?[\^*]? ?(12|9|6|3|[⁰¹²³⁶⁹]{1,2})(?= ?\/| ?per\b)/gi,
      (_, power: string) => `×10^${[...power].map((digit) => superscripts[digit] ?? digit).join('')}`,
    )
    .replace(/\bcm ?H(?:2|₂)O\b/gi, 'cmH2O')
    .replace(/\bmm ?Hg\b/gi, 'mmHg')
    .replaceAll(' per ', '/')
    .replaceAll(' ', '');
}

/** A single unit with prefix, as `mmol`; null when it is none. */
function parseAtom(atom: string): Unit | null {
  const spelling = atom in fixed ? atom : insensitive.get(atom.toLowerCase());
  const known = spelling === undefined ? undefined : fixed[spelling];
  if (known) return { kind: known[0], scale: known[1] };
  for (const text of spelling === undefined ? [atom, atom.replace(/l$/, 'L')] : [spelling]) {
    for (const [base, [kind, scale, allowed]] of Object.entries(bases)) {
      if (!text.endsWith(base)) continue;
      const prefix = text.slice(0, -base.length);
      const factor = prefixes[prefix];
      if (factor !== undefined && (prefix === '' || allowed.includes(prefix)))
        return { kind, scale: factor * scale };
    }
  }
  return null;
}

/** Reads `mmol/L`, `×10⁹/L`, `mL/min/1.73 m²`, `/µL`, `mm/h` and their spellings; null for what is not a unit. */
export function parseUnit(text: string): Unit | null {
  const [numerator = '', ...denominators] = tidy(text).split('/');
  const top =
    numerator === '' && denominators.length > 0 ? { kind: 'count', scale: 1 } : parseAtom(numerator);
  if (!top) return null;
  let { kind, scale } = top;
  for (const part of denominators) {
    const [, amount = '1', atom = ''] = /^(\d+(?:\.\d+)?(?=[a-zµ°]))?(.+)$/i.exec(part) ?? [];
    const below = part === '1.73m²' ? parseAtom(part) : parseAtom(atom);
    if (!below) return null;
    kind += `/${below.kind}`;
    scale /= below.scale * (part === '1.73m²' ? 1 : Number(amount));
  }
  return kind === 'volume/volume' ? { kind: 'fraction', scale } : { kind, scale };
}

/** Converts between units of one kind; null when either is unknown or the kinds differ. */
export function convertUnit(value: number, from: string, to: string): number | null {
  const [source, target] = [parseUnit(from), parseUnit(to)];
  return source && target && source.kind === target.kind ? (value * source.scale) / target.scale : null;
}
