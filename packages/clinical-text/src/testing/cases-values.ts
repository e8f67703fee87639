import type { EcgStrip } from '@rounds/contract/learning/scenarios.figures';
import type { FlawCode } from '../gate/codes.ts';
import { buildScenario } from './builders.ts';
import { lab, labs, scenario, told } from './cases.ts';
import type { Case, Judged } from './cases.ts';

const gas = (ph: number, pco2: number, bicarbonate: number): Judged =>
  labs([
    { name: 'pH', value: ph, unit: 'pH', low: 7.35, high: 7.45 },
    { name: 'pCO2', value: pco2, unit: 'kPa', low: 4.7, high: 6 },
    { name: 'Bicarbonate', value: bicarbonate, unit: 'mmol/L', low: 22, high: 29 },
  ]);

const gap = (value: number): Judged =>
  labs([
    { name: 'Sodium', value: 140, unit: 'mmol/L', low: 135, high: 145 },
    { name: 'Chloride', value: 100, unit: 'mmol/L', low: 98, high: 107 },
    { name: 'Bicarbonate', value: 10, unit: 'mmol/L', low: 22, high: 29 },
    { name: 'Anion gap', value, unit: 'mmol/L', low: 8, high: 12 },
  ]);

const glucose = (value: number, low: number, high: number | null): Judged =>
  lab({ name: 'Glucose', value: 2.9, low: 4, high: 7, alternative: { value, unit: 'mg/dL', low, high } });

const vitals = (
  readings: NonNullable<Parameters<typeof buildScenario>[0]>['vitals'],
  patient = 'A man of 60 years.',
) => scenario(buildScenario({ vitals: readings, patientPresentation: patient, description: patient }));

const strip: EcgStrip = {
  lead: 'II',
  seconds: 6,
  rate: 75,
  rhythm: 'regular',
  p: { pr: 160 },
  qrs: 90,
  t: 'normal',
};

const ecg = (description: string, ...strips: EcgStrip[]) =>
  scenario(buildScenario({ findings: [{ title: '12-lead ECG', description, ecg: strips }] }));

export const valueCases = {
  'units-disagree': {
    planted: told(
      'The glucose is 2.9 mmol/L (72 mg/dL) now.',
      'A temperature of 38.0 °C (101.8 °F) is a fever.',
      'The pCO2 is 6.5 kPa (59 mmHg).',
      'He weighs 70 kg (140 lb).',
    ),
    clean: told(
      'The glucose is 2.9 mmol/L (52 mg/dL), the pCO2 6.5 kPa (49 mmHg), at 38.0 °C (100.4 °F).',
      'Creatinine is 88 µmol/L (1.0 mg/dL), haemoglobin 98 g/L (9.8 g/dL).',
      'The level is 71 mg/L (470 µmol/L) on the British line.',
    ),
  },
  'unknown-unit': {
    planted: [
      lab({ unit: 'kPa' }),
      lab({ unit: 'potassiums' }),
      lab({ alternative: { value: 3.1, unit: 'mmHg', low: 3.5, high: 5.1 } }),
    ],
    clean: [
      lab({ unit: 'mEq/L' }),
      lab({ name: 'WBC', value: 12, unit: 'x10^9/L', low: 4, high: 11 }),
      lab({ name: 'Control level 1', unit: 'units of ours', low: null, high: null }),
    ],
  },
  'implausible-value': {
    planted: [
      lab({ value: 31 }),
      lab({ name: 'Haemoglobin', value: 98, unit: 'g/dL', low: 13, high: 17 }),
      lab({ name: 'Creatinine', value: 88, unit: 'mmol/L', low: null, high: null }),
      vitals({ temperature: 44.5 }),
      vitals({ respiratoryRate: 84 }),
      vitals({ bloodPressure: { systolic: 160, diastolic: 90 } }, 'A newborn girl of one day.'),
      ...told('His potassium is 31 mmol/L now.', 'A temperature of 366 °C is shown.'),
    ],
    clean: [
      lab({ value: 7.9 }),
      vitals({ heartRate: 0, bloodPressure: { systolic: 0, diastolic: 0 } }),
      vitals({ respiratoryRate: 84 }, 'A newborn girl of one day.'),
      ...told('The bag holds potassium 40 mmol/L in saline.', 'Urine sodium is 9 mmol/L.'),
    ],
  },
  'range-outside-band': {
    planted: [
      lab({ low: 2 }),
      lab({ high: 7 }),
      lab({ low: 5.1, high: 3.5 }),
      lab({ low: null }),
      lab({ name: 'Sodium', value: 130, low: 125, high: 145 }),
    ],
    clean: [
      lab({ low: 3.6, high: 5.2 }),
      lab({ low: null, high: null }),
      lab({ name: 'CRP', value: 80, unit: 'mg/L', low: 0, high: 5 }),
      lab({ name: 'Fasting glucose', value: 9, low: 3.9, high: 5.5 }),
      lab({ name: 'Hemoglobin', value: 9.1, unit: 'g/dL', low: 12, high: 15.5 }),
      lab({ name: 'pCO2 (venous)', value: 7.1, unit: 'kPa', low: 5.3, high: 6.7 }),
    ],
  },
  'alternative-disagrees': {
    planted: [glucose(60, 72, 126), glucose(52, 60, 126), glucose(52, 72, null)],
    clean: [
      glucose(52, 72, 126),
      lab({
        name: 'Lactate',
        value: 4.2,
        low: 0.5,
        high: 2,
        alternative: { value: 38, unit: 'mg/dL', low: 5, high: 18 },
      }),
      lab({
        name: 'HbA1c',
        value: 64,
        unit: 'mmol/mol',
        low: null,
        high: 48,
        alternative: { value: 8, unit: '%', low: null, high: 6.5 },
      }),
    ],
  },
  'pressure-inverted': {
    planted: [vitals({ bloodPressure: { systolic: 62, diastolic: 104 } })],
    clean: [vitals({ bloodPressure: { systolic: 0, diastolic: 0 } })],
  },
  'strip-disagrees': {
    planted: [
      ecg('Rate 74/min.', strip),
      ecg('QT interval 420 ms.', { ...strip, qt: 440 }),
      ecg('PR 200 ms.', { ...strip, p: 'absent' }),
      ecg('Two leads.', strip, { ...strip, lead: 'V5', rate: 76 }),
    ],
    clean: [ecg('Rate 75/min. QRS 90 ms. QTc 420 ms.', strip, { ...strip, lead: 'V5', t: 'inverted' })],
  },
  'gas-disagrees': {
    planted: [gas(7.4, 9, 24), gap(14)],
    clean: [gas(7.4, 5.3, 24), gas(7.12, 3.4, 8), gap(30)],
  },
} as const satisfies Partial<Record<FlawCode, Case>>;
