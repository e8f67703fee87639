import type { FlawCode } from '../gate/codes.ts';
import { buildItem } from './builders.ts';
import { asked, item, parseItem, stems } from './cases.ts';
import type { Case } from './cases.ts';

const warnedTwice = 'Which is NOT wanted? | Always rest | *Walk now | Eat well | Sleep long';

export const itemCases = {
  'no-key': { planted: asked('What is it? | One cat | Two dogs | Six hens | Ten pigs'), clean: [item({})] },
  'two-keys': {
    planted: asked('What is it? | *One cat | *Two dogs | Six hens | Ten pigs'),
    clean: [item({})],
  },
  'option-count': {
    planted: asked('What is it? | *Cat | Dog | Hen', 'What is it? | *Cat | Dog | Hen | Pig | Cow | Fox'),
    clean: [
      ...asked('What is it? | *Cat | Dog | Hen | Pig | Cow'),
      item(parseItem('Is it so? | *True | False'), { origin: 'generated', optionCount: { min: 2, max: 2 } }),
    ],
  },
  'duplicate-option': {
    planted: asked(
      'Which test comes next? | Chest X-ray | *ECG | Electrocardiogram | Lumbar puncture',
      'Which test comes next? | chest x-ray. | *ECG | Chest X-ray | Lumbar puncture',
      'Which test comes next? | Electrocardiogram (ECG) | *Chest film | ECG | Lumbar puncture',
      'Which dose is right? | 0.5 g by mouth | *250 mg by mouth | 500 mg orally | 2 g by mouth',
      'When is it repeated? | After 60 minutes | *After 2 hours | After 1 hour | After a day',
      'What should be done? | Raise the dose | *Halve the dose | Increase the dose | Keep the dose',
      'Which drugs are paused? | Ramipril and metformin | *Metformin and ramipril | Aspirin and digoxin | Senna',
      'Which structure is seen? | Kidney stone | *Kidney stones | Gallstone | Bladder wall',
      'Which valve leaks? | Pulmonary valve | *Mitral valve | Pulmonic valve | Aortic valve',
    ),
    clean: asked(
      'Which group is it? | A + | *A - | B + | B -',
      'What is seen? | High sodium, low potassium | *Low sodium, high potassium | Low sodium | Normal salts',
      'Which order is right? | Culture, then antibiotic | *Antibiotic, then culture | Scan | Scan, then culture',
      'What now? | Continue ceftriaxone and aciclovir, stop ampicillin | *Continue ceftriaxone, stop ampicillin and aciclovir | Continue all three | Stop both',
      'Which limit holds? | Fewer than 80 | *80 | More than 80 | More than 100',
      'Which dose? | 0.7 mL/h | *7 mL/h | 70 mL/h | 700 mL/h',
    ),
  },
  'catch-all-option': {
    planted: asked(
      'What is seen? | Fever | Rash | *Cough | All of the above',
      'What is seen? | Fever | Rash | *Cough | None of these.',
      'What is seen? | Fever | Rash | *Both A and B | Cough',
      'What is low? | Sodium | *Potassium | Calcium | Both sodium and potassium',
    ),
    clean: asked(
      'What is the target? | A mean above 65 mmHg | *A mean above 75 mmHg | A mean above 85 mmHg | A mean above 95 mmHg',
      'Which vitamin is it? | A | *B | C | D',
      'What next? | None of the morning tablets | *All of the evening tablets | Half of them | Twice as many',
    ),
  },
  'overlapping-ranges': {
    planted: asked(
      'How long? | 5 to 10 minutes | *8 to 15 minutes | 20 to 30 minutes | 40 to 60 minutes',
      'How much? | Less than 5 mg | *3 to 8 mg | 9 to 12 mg | More than 12 mg',
      'How much? | Give 10 to 20 mg | *Give 15 mg | Give 30 mg | Give 40 mg',
    ),
    clean: asked(
      'How long? | 5 to 9 minutes | *15 to 20 minutes | 25 to 30 minutes | 40 to 60 minutes',
      'Which limit? | Below 7 g/dL | *Below 8 g/dL | Below 9 g/dL | Below 10 g/dL',
      'When? | 10 to 20 min before food | *15 to 30 min after food | At night | At noon',
    ),
  },
  'touching-ranges': {
    planted: asked('How long? | 5 to 10 minutes | *10 to 15 minutes | 20 to 30 minutes | 40 to 60 minutes'),
    clean: asked('How long? | 5 to 9 minutes | *10 to 15 minutes | 20 to 30 minutes | 40 to 60 minutes'),
  },
  'stem-gives-answer': {
    planted: asked(
      'His scan shows pulmonary embolism. What does he have? | Pneumonia | *Pulmonary embolism | Heart failure | Asthma',
      'What does COPD on her chart stand for? | Asthma | *Chronic obstructive pulmonary disease | Heart failure | Gout',
      'The electrocardiogram is flat. Which test was made? | Film | *ECG | Gas | Scan',
    ),
    clean: asked(
      'Does she need aspirin or heparin now? | Warfarin | *Aspirin | Heparin | Digoxin',
      'Which organ does the hepatic portal system serve? | Spleen | *Liver | Lung | Skin',
    ),
  },
  'mixed-kinds': {
    planted: asked(
      'How much does she get? | 5 mg | *10 mg | 15 mg | Through the vein',
      'How much does she get? | 5 mg | *10 mg | 15 mg | 20 mL',
      'What does she have? | Sepsis | *Asthma | Warfarin | Gout',
      'What do you say? | "I am here." | *"Tell me more." | "Does it hurt?" | Nod and leave',
      'What do you ask? | Does it hurt? | *Where is it? | Since when? | A pain score',
    ),
    clean: asked(
      'How long should it last? | 6 weeks | *3 months | 12 months | Lifelong',
      'What do you say? | "I am here." | *"Tell me more." | "Does it hurt?" | "Sit with me."',
      'What helps? | Oxygen | *Naloxone | Intubation | Fluids',
      'How many? | 2 | *4 | 6 | 8',
    ),
  },
  'missing-reference': { planted: [item({ reference: '' }), item({ reference: '2021' })], clean: [item({})] },
  'reference-without-year': {
    planted: [item({ reference: 'NICE guideline on sepsis' }), item({ reference: 'BNF 86' })],
    clean: [item({ reference: 'ISO 15189:2022, Medical laboratories' })],
  },
  'too-many-warnings': {
    planted: [
      item(parseItem(warnedTwice), { origin: 'generated' }),
      item(parseItem(warnedTwice), { origin: 'authored', warningsThatRefuse: 2 }),
    ],
    clean: [
      item({ ...buildItem(), stem: 'Which is NOT wanted?' }, { origin: 'generated' }),
      item(parseItem(warnedTwice)),
    ],
  },
  'negative-stem': {
    planted: stems(
      'Which drug should not be given?',
      'Which sign is LEAST worrying?',
      'All of these are signs of sepsis except:',
      'Which cause is least likely?',
      'He is well. Which finding is not normal?',
      'Which task should the nurse never hand over?',
    ),
    clean: stems(
      'Which route suits a patient who cannot swallow?',
      'If the bleeding does not stop, what comes next?',
      'Why is potassium not given at once?',
      'The pump does not alarm. What should be checked first?',
      'Which dose lasts at least six hours?',
      'When the alarm does not stop, which part is changed?',
    ),
  },
  'true-false-stem': {
    planted: stems(
      'Which of the following is true?',
      'Which statement about insulin is correct?',
      'Which of these statements is false?',
      'Which is true of warfarin?',
    ),
    clean: stems(
      'Which dose is correct for his weight?',
      'Which statement by the daughter shows that she has understood?',
      'Which setting is right?',
    ),
  },
  'absolute-word': {
    planted: asked(
      'What now? | Rest in bed | *Drink water | Never stand up | Eat salt',
      'What now? | Rest only | *Drink water | Stand up | Eat salt',
    ),
    clean: asked(
      'What now? | Give all four tablets | *Give it every 4 hours | Use the read-only copy | Replace the fluid',
      'Which tubes? | Red only | *Blue only | Green only | Grey only',
      'Which search finds all patients? | All patients who smoke | *All weights | All patients with pain | All names',
    ),
  },
  'vague-frequency': {
    planted: asked('What now? | Rest usually | *Drink water | Stand up | Eat salt'),
    clean: asked('What now? | Rest as usual | *The most often used drug | Stand up | Eat salt'),
  },
  'key-longest': {
    planted: asked(
      'What now? | Rest in bed | *Drink a large glass of water, sitting upright | Stand up | Eat salt',
    ),
    clean: asked(
      'Which disease is it? | Gout | *Hyperparathyroidism | Sepsis | Asthma',
      'How much? | 5 mg | 50 mg | 500 mg | *1,000 mg',
    ),
  },
  'stem-word-in-key': {
    planted: asked(
      'Which care does the wound need? | A cold pack | *A clean wound bed | A warm drink | A long walk',
    ),
    clean: asked(
      'Which care does the wound need? | A wound pack | *A clean wound bed | A warm drink | A long walk',
      'Blood meets air in the alveoli. Where does gas go? | Into the blood | *Into the alveoli | Into bone | Into skin',
      'What does Mr Berg need? | A cold pack | *A talk with Mr Berg | A warm drink | A long walk',
    ),
  },
  'grammar-cue': {
    planted: asked(
      'The device on the wall is an | Pump | *Oximeter | Filter | Drain',
      'The bones of the wrist are the | Carpal bone | *Carpal bones | Thigh bone | Collar bone',
      'Which two drugs are stopped? | Ramipril | *Ramipril and metformin | Senna | Aspirin',
      'What should be done? | Giving oxygen | *Administer fluid | Holding the dose | Taking a sample',
    ),
    clean: asked(
      'The device on the wall is an | Alarm | *Oximeter | Filter | Drain',
      'Which two drugs are stopped? | Ramipril and senna | *Ramipril and metformin | Senna and aspirin | Senna',
    ),
  },
  'mixed-forms': {
    planted: asked(
      'What should be done? | Give oxygen | *Administer fluid | Holding the dose | Obtain a sample',
    ),
    clean: asked(
      'What should be done? | Give oxygen | *Administer fluid | Repeat the dose | Obtain a sample',
    ),
  },
  'options-out-of-order': {
    planted: asked(
      'How fast? | 14 mL/h | *7 mL/h | 0.7 mL/h | 3.5 mL/h',
      'How long? | 3 months | *6 weeks | 12 months | 2 years',
    ),
    clean: asked(
      'How long? | 6 weeks | *3 months | 12 months | 2 years',
      'Which dose? | 500 mg every 24 hours | *500 mg every 12 hours | 750 mg every 12 hours | 1 g every 12 hours',
    ),
  },
} as const satisfies Partial<Record<FlawCode, Case>>;
