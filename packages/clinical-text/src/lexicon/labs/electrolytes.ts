import type { LabEntry } from '../types.ts';

/** Salts, water and acid-base as a chemistry panel prints them. */
export const electrolytes: readonly LabEntry[] = [
  {
    id: 'sodium',
    names: ['Sodium', 'Na', 'Na+'],
    unit: 'mmol/L',
    bridges: [{ unit: 'mEq/L', factor: 1 }],
    plausible: [90, 200],
    bands: [{ low: [132, 137], high: [143, 148] }],
  },
  {
    id: 'potassium',
    names: ['Potassium', 'K', 'K+'],
    unit: 'mmol/L',
    bridges: [{ unit: 'mEq/L', factor: 1 }],
    plausible: [1, 12],
    bands: [
      { low: [3.3, 3.8], high: [4.8, 5.5] },
      { who: 'neonate', low: [3.2, 4], high: [5.5, 6.5] },
    ],
  },
  {
    id: 'chloride',
    names: ['Chloride', 'Cl', 'Cl-'],
    unit: 'mmol/L',
    bridges: [{ unit: 'mEq/L', factor: 1 }],
    plausible: [50, 160],
    bands: [{ low: [94, 100], high: [104, 112] }],
  },
  {
    id: 'bicarbonate',
    names: [
      'Bicarbonate',
      'HCO3',
      'HCO3-',
      'Total CO2',
      'tCO2',
      'Standard bicarbonate',
      'Actual bicarbonate',
    ],
    unit: 'mmol/L',
    bridges: [{ unit: 'mEq/L', factor: 1 }],
    plausible: [1, 60],
    bands: [
      { low: [20, 24], high: [26, 32] },
      { who: 'pregnancy', low: [16, 22], high: [20, 26] },
      { who: 'infant', low: [15, 20], high: [22, 28] },
    ],
  },
  {
    id: 'calcium',
    names: ['Calcium', 'Total calcium', 'Ca', 'Serum calcium'],
    unit: 'mmol/L',
    bridges: [
      { unit: 'mg/dL', factor: 4.008 },
      { unit: 'mEq/L', factor: 2 },
    ],
    plausible: [0.8, 6],
    bands: [
      { low: [2.05, 2.25], high: [2.5, 2.66] },
      { who: 'neonate', low: [1.9, 2.1], high: [2.6, 3] },
    ],
  },
  {
    id: 'adjusted-calcium',
    names: ['Adjusted calcium', 'Corrected calcium', 'Albumin-adjusted calcium', 'Albumin-corrected calcium'],
    unit: 'mmol/L',
    bridges: [{ unit: 'mg/dL', factor: 4.008 }],
    plausible: [0.8, 6],
    bands: [{ low: [2.1, 2.25], high: [2.5, 2.66] }],
  },
  {
    id: 'ionised-calcium',
    names: ['Ionised calcium', 'Ionized calcium', 'iCa', 'Ca2+', 'Free calcium'],
    unit: 'mmol/L',
    bridges: [{ unit: 'mg/dL', factor: 4.008 }],
    plausible: [0.2, 3.5],
    bands: [
      { low: [1.05, 1.2], high: [1.25, 1.4] },
      { who: 'neonate', low: [0.9, 1.15], high: [1.3, 1.5] },
      { who: 'after the filter under citrate', low: [0.2, 0.3], high: [0.35, 0.5] },
    ],
  },
  {
    id: 'magnesium',
    names: ['Magnesium', 'Mg', 'Mg2+'],
    unit: 'mmol/L',
    bridges: [
      { unit: 'mg/dL', factor: 2.431 },
      { unit: 'mEq/L', factor: 2 },
    ],
    plausible: [0.1, 10],
    bands: [
      { low: [0.6, 0.8], high: [0.95, 1.15] },
      { who: 'magnesium sulfate in pre-eclampsia', low: [1.7, 2], high: [3, 3.5] },
    ],
  },
  {
    id: 'phosphate',
    names: ['Phosphate', 'Phosphorus', 'Inorganic phosphate', 'PO4'],
    unit: 'mmol/L',
    bridges: [{ unit: 'mg/dL', factor: 3.097 }],
    plausible: [0.05, 8],
    bands: [
      { low: [0.7, 0.9], high: [1.35, 1.6] },
      { who: 'child', low: [0.9, 1.5], high: [1.6, 2.6] },
    ],
  },
  {
    id: 'osmolality',
    names: ['Osmolality', 'Plasma osmolality', 'Serum osmolality'],
    unit: 'mOsm/kg',
    bridges: [{ unit: 'mmol/kg', factor: 1 }],
    plausible: [180, 500],
    bands: [{ low: [270, 285], high: [290, 300] }],
  },
  {
    id: 'anion-gap',
    names: ['Anion gap', 'AG'],
    unit: 'mmol/L',
    bridges: [{ unit: 'mEq/L', factor: 1 }],
    plausible: [-10, 70],
    bands: [
      { low: [3, 10], high: [10, 20] },
      { low: null, high: [10, 20] },
    ],
  },
  {
    id: 'osmolar-gap',
    names: ['Osmolar gap', 'Osmol gap', 'Osmolal gap'],
    unit: 'mOsm/kg',
    bridges: [{ unit: 'mmol/kg', factor: 1 }],
    plausible: [-20, 250],
    bands: [
      { low: null, high: [10, 15] },
      { low: [-14, -10], high: [10, 15] },
    ],
  },
];
