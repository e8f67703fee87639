import type { AgeGroup, VitalEntry } from './types.ts';

/**
 * Vital signs by age. The limits reach down to arrest where a monitor shows it; the reference ranges are those of
 * rest (adults: NEWS2; children: the ranges that paediatric life support courses teach, joined over an age group).
 */
export const vitals: readonly VitalEntry[] = [
  {
    id: 'heartRate',
    name: 'Heart rate',
    synonyms: ['pulse', 'pulse rate', 'HR'],
    unit: '/min',
    plausible: { neonate: [0, 320], infant: [0, 320], child: [0, 300], adult: [0, 300] },
    reference: { neonate: [100, 180], infant: [100, 170], child: [65, 150], adult: [51, 90] },
  },
  {
    id: 'systolic',
    name: 'Systolic pressure',
    synonyms: ['systolic blood pressure', 'systolic', 'SBP'],
    unit: 'mmHg',
    plausible: { neonate: [0, 130], infant: [0, 180], child: [0, 240], adult: [0, 300] },
    reference: { neonate: [55, 90], infant: [65, 110], child: [80, 130], adult: [111, 139] },
  },
  {
    id: 'diastolic',
    name: 'Diastolic pressure',
    synonyms: ['diastolic blood pressure', 'diastolic', 'DBP'],
    unit: 'mmHg',
    plausible: { neonate: [0, 100], infant: [0, 130], child: [0, 170], adult: [0, 200] },
    reference: { neonate: [30, 60], infant: [35, 70], child: [45, 85], adult: [60, 89] },
  },
  {
    id: 'respiratoryRate',
    name: 'Respiratory rate',
    synonyms: ['breathing rate', 'breaths', 'RR'],
    unit: '/min',
    plausible: { neonate: [0, 120], infant: [0, 110], child: [0, 90], adult: [0, 75] },
    reference: { neonate: [30, 60], infant: [25, 55], child: [14, 40], adult: [12, 20] },
  },
  {
    id: 'oxygenSaturation',
    name: 'Oxygen saturation',
    synonyms: ['saturation', 'SpO2', 'sats'],
    unit: '%',
    plausible: { neonate: [15, 100], infant: [20, 100], child: [20, 100], adult: [20, 100] },
    reference: { neonate: [91, 100], infant: [94, 100], child: [94, 100], adult: [96, 100] },
  },
  {
    id: 'temperature',
    name: 'Temperature',
    synonyms: ['temp', 'core temperature'],
    unit: '°C',
    plausible: { neonate: [28, 43], infant: [20, 43.5], child: [20, 43.5], adult: [20, 43.5] },
    reference: { neonate: [36.5, 37.5], infant: [36, 37.9], child: [36, 37.9], adult: [36.1, 38] },
  },
  {
    id: 'painScore',
    name: 'Pain score',
    synonyms: ['pain'],
    unit: 'of 10',
    plausible: { neonate: [0, 10], infant: [0, 10], child: [0, 10], adult: [0, 10] },
    reference: { neonate: [0, 3], infant: [0, 3], child: [0, 3], adult: [0, 3] },
  },
];

const byId = new Map(vitals.map((entry) => [entry.id, entry]));

/** Throws a RangeError for an id that is not a vital sign. */
export function vitalById(id: string): VitalEntry {
  const entry = byId.get(id);
  if (!entry) throw new RangeError(`"${id}" is not a vital sign`);
  return entry;
}

const amount =
  /\b(?:aged? )?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](hour|day|week|month|year)s?(?:[- ]old\b| of age\b)/gi;
const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const days = { hour: 1 / 24, day: 1, week: 7, month: 30.4, year: 365.25 } as const;

function groupOf(ageInDays: number): AgeGroup {
  if (ageInDays <= 28) return 'neonate';
  if (ageInDays < 365) return 'infant';
  return ageInDays < 16 * 365 ? 'child' : 'adult';
}

/**
 * Every age group that a text speaks of, because a case may describe both a mother and her newborn; `adult` alone
 * where it names no age.
 */
export function ageGroupsIn(text: string): ReadonlySet<AgeGroup> {
  const groups = new Set<AgeGroup>();
  for (const [, number = '', unit = 'year'] of text.matchAll(amount)) {
    const value = /^\d/.test(number) ? Number(number) : words.indexOf(number.toLowerCase());
    groups.add(groupOf(value * days[unit.toLowerCase() as keyof typeof days]));
  }
  for (const [, number = ''] of text.matchAll(
    /(?:\baged |\b[A-Z][\p{L}'-]{1,40}, )(\d{1,3})(?=[,.;\s])(?! (?:hours|days|weeks|months)\b)/gu,
  )) {
    groups.add(groupOf(Number(number) * 365.25));
  }
  if (/\b(?:newborn|neonat\w*|born at \d+ weeks|premature baby|preterm)\b/i.test(text)) groups.add('neonate');
  if (/\b(?:toddler|schoolboy|schoolgirl)\b/i.test(text)) groups.add('child');
  if (groups.size === 0) groups.add('adult');
  return groups;
}
