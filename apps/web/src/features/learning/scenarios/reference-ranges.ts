interface Limits {
  readonly unit: string;
  /** Null if the range is open on that side. */
  readonly low: number | null;
  readonly high: number | null;
}

/** A test with the limits of healthy adults, in SI units and, if these are in use, in conventional ones. */
export interface ReferenceRange extends Limits {
  readonly name: string;
  /** Other search terms. */
  readonly also?: string;
  readonly conventional?: Limits;
}

const row = (
  [name, also]: readonly [string, string?],
  unit: string,
  low: number | null,
  high: number | null,
  conventional?: readonly [string, number | null, number | null],
): ReferenceRange => ({
  name,
  ...(also !== undefined && { also }),
  unit,
  low,
  high,
  ...(conventional && {
    conventional: { unit: conventional[0], low: conventional[1], high: conventional[2] },
  }),
});

/** Common tests by panel, with limits that laboratories print. A test compares them with the clinical lexicon. */
export const referencePanels = {
  chemistry: [
    row(['Sodium', 'Na'], 'mmol/L', 135, 145, ['mEq/L', 135, 145]),
    row(['Potassium', 'K'], 'mmol/L', 3.5, 5, ['mEq/L', 3.5, 5]),
    row(['Chloride', 'Cl'], 'mmol/L', 98, 106, ['mEq/L', 98, 106]),
    row(['Bicarbonate', 'HCO3, total CO2'], 'mmol/L', 22, 28, ['mEq/L', 22, 28]),
    row(['Urea', 'BUN'], 'mmol/L', 2.5, 7.8, ['mg/dL (BUN)', 7, 22]),
    row(['Creatinine, women'], 'µmol/L', 45, 84, ['mg/dL', 0.5, 0.95]),
    row(['Creatinine, men'], 'µmol/L', 60, 105, ['mg/dL', 0.7, 1.2]),
    row(['Glucose, fasting'], 'mmol/L', 4, 5.5, ['mg/dL', 72, 99]),
    row(['HbA1c', 'A1C'], 'mmol/mol', 20, 41, ['%', 4, 5.9]),
    row(['Calcium, adjusted', 'Ca'], 'mmol/L', 2.2, 2.6, ['mg/dL', 8.8, 10.4]),
    row(['Magnesium', 'Mg'], 'mmol/L', 0.7, 1, ['mg/dL', 1.7, 2.4]),
    row(['Phosphate', 'phosphorus'], 'mmol/L', 0.8, 1.5, ['mg/dL', 2.5, 4.6]),
    row(['Osmolality'], 'mOsm/kg', 275, 295),
    row(['Lactate'], 'mmol/L', 0.5, 2, ['mg/dL', 4.5, 18]),
  ],
  liver: [
    row(['Albumin'], 'g/L', 35, 50, ['g/dL', 3.5, 5]),
    row(['Bilirubin, total'], 'µmol/L', null, 21, ['mg/dL', null, 1.2]),
    row(['ALT'], 'U/L', null, 40),
    row(['AST'], 'U/L', null, 40),
    row(['ALP'], 'U/L', 30, 130),
    row(['Amylase'], 'U/L', 30, 110),
    row(['CK', 'creatine kinase'], 'U/L', 40, 200),
    row(['CRP'], 'mg/L', null, 5),
  ],
  blood: [
    row(['Haemoglobin, women', 'hemoglobin, Hb'], 'g/L', 120, 155, ['g/dL', 12, 15.5]),
    row(['Haemoglobin, men', 'hemoglobin, Hb'], 'g/L', 130, 170, ['g/dL', 13, 17]),
    row(['White cells', 'WBC'], '×10⁹/L', 4, 11),
    row(['Neutrophils'], '×10⁹/L', 2, 7.5),
    row(['Lymphocytes'], '×10⁹/L', 1, 4),
    row(['Platelets'], '×10⁹/L', 150, 400),
    row(['MCV'], 'fL', 80, 100),
    row(['INR'], 'ratio', 0.9, 1.2),
    row(['APTT', 'aPTT'], 's', 25, 37),
    row(['Fibrinogen'], 'g/L', 2, 4, ['mg/dL', 200, 400]),
  ],
  gases: [
    row(['pH', 'arterial'], 'pH', 7.35, 7.45),
    row(['pCO2', 'arterial, PaCO2'], 'kPa', 4.7, 6, ['mmHg', 35, 45]),
    row(['pO2', 'arterial, PaO2'], 'kPa', 10.5, 13.5, ['mmHg', 79, 101]),
    row(['Base excess'], 'mmol/L', -2, 2, ['mEq/L', -2, 2]),
  ],
  hormones: [
    row(['TSH'], 'mU/L', 0.4, 4),
    row(['Free T4'], 'pmol/L', 10, 22, ['ng/dL', 0.8, 1.7]),
    row(['Ferritin'], 'µg/L', 20, 300),
  ],
} as const satisfies Readonly<Record<string, readonly ReferenceRange[]>>;

export type Panel = keyof typeof referencePanels;

/** The tests of a panel whose name or abbreviation contains the words. */
export function findReferences(panel: Panel, words: string): readonly ReferenceRange[] {
  const wanted = words.trim().toLowerCase();
  const tests: readonly ReferenceRange[] = referencePanels[panel];
  return tests.filter(({ name, also }) => `${name} ${also ?? ''}`.toLowerCase().includes(wanted));
}
