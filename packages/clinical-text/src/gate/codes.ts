export type Severity = 'refuse' | 'warn';

/** Every flaw that the gate knows, and what it does to an item. */
export const severities = {
  'no-key': 'refuse',
  'two-keys': 'refuse',
  'option-count': 'refuse',
  'duplicate-option': 'refuse',
  'catch-all-option': 'refuse',
  'overlapping-ranges': 'refuse',
  'stem-gives-answer': 'refuse',
  'mixed-kinds': 'refuse',
  'missing-reference': 'refuse',
  'reference-without-year': 'refuse',
  'units-disagree': 'refuse',
  'too-many-warnings': 'refuse',
  'touching-ranges': 'warn',
  'negative-stem': 'warn',
  'true-false-stem': 'warn',
  'absolute-word': 'warn',
  'vague-frequency': 'warn',
  'key-longest': 'warn',
  'stem-word-in-key': 'warn',
  'grammar-cue': 'warn',
  'mixed-forms': 'warn',
  'options-out-of-order': 'warn',
  // Over a scenario
  'question-count': 'refuse',
  'unknown-unit': 'refuse',
  'implausible-value': 'refuse',
  'range-outside-band': 'refuse',
  'alternative-disagrees': 'refuse',
  'pressure-inverted': 'refuse',
  'gas-disagrees': 'warn',
  cueing: 'warn',
  'near-duplicate-stem': 'warn',
  'key-positions': 'warn',
  'reading-level': 'warn',
  // Over all scenarios
  'same-slug': 'refuse',
  'same-title': 'refuse',
  'same-patient': 'warn',
  'near-duplicate-item': 'warn',
  'topic-repeated': 'warn',
  'key-balance': 'warn',
  'key-length-balance': 'warn',
} as const satisfies Record<string, Severity>;

export type FlawCode = keyof typeof severities;
