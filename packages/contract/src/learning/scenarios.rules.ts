import type { careerPaths } from '../common.rules.ts';

/** The need that an item tests in its profession: NCLEX client needs for nursing, the nearest equivalent elsewhere. */
export const needsByPath = {
  nursing: [
    'management_of_care',
    'safety_infection_control',
    'health_promotion',
    'psychosocial_integrity',
    'basic_care_comfort',
    'pharmacological_therapies',
    'reduction_of_risk',
    'physiological_adaptation',
  ],
  doctor: [
    'history_examination',
    'investigation',
    'diagnosis',
    'acute_management',
    'long_term_management',
    'prevention',
    'communication_ethics',
  ],
  pharmacy: [
    'patient_assessment',
    'therapy_selection',
    'dosing_calculations',
    'interactions',
    'monitoring',
    'counselling',
    'medication_safety',
  ],
  tech: [
    'equipment_operation',
    'image_sample_quality',
    'quality_control',
    'safety',
    'infection_control',
    'data_informatics',
    'patient_care',
    'troubleshooting',
  ],
} as const satisfies Record<(typeof careerPaths)[number], readonly string[]>;

/** What cases are about, as learners search for them. A fixed list: every case names one to three of its entries. */
export const clinicalAreas = [
  'cardiovascular',
  'respiratory',
  'neurology',
  'infection',
  'endocrine',
  'renal',
  'gastroenterology',
  'hematology',
  'anticoagulation',
  'oncology',
  'pain',
  'emergency',
  'surgery',
  'womens_health',
  'pediatrics',
  'older_adults',
  'mental_health',
  'communication',
  'medication_safety',
  'toxicology',
  'laboratory',
  'imaging',
  'devices',
  'informatics',
] as const;
export type ClinicalArea = (typeof clinicalAreas)[number];
/** Areas of one case. */
export const maxAreas = 3;

/** Questions of a scenario. */
export const minQuestions = 5;
export const maxQuestions = 8;
