import type { FileQuestion } from '@rounds/contract/learning/question-files';

export const fileQuestion: FileQuestion = {
  kind: 'multiple_choice',
  stem: 'Which drug is a loop diuretic?',
  options: ['Furosemide', 'Digoxin', 'Metoprolol', 'Lisinopril'],
  key: 0,
  rationales: [],
  explanation: 'Furosemide acts in the loop of Henle.',
};

/** Three questions in GIFT, and one of an unsupported kind. */
export const giftFile = `// A course
$CATEGORY: Heart

::1::Which drug is a loop diuretic? {=Furosemide#Right. ~Digoxin ~Metoprolol ~All of the above ####It acts in the loop of Henle.}

::2::Edema is swelling. {T}

::3::Put in order. {=Assess -> 1 =Diagnose -> 2 =Plan -> 3}

::4::How many chambers has the heart? {#4}
`;
