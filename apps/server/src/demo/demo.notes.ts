import type { BodyIn } from '@rounds/contract/endpoint';
import type { createNote } from '@rounds/contract/learning/notes';

/** The note that the demo account has uploaded, analyzed and made a test from. */
export const sampleNote: BodyIn<typeof createNote> = {
  title: 'Diabetes: the basics',
  noteType: 'class_notes',
  subject: 'nursing',
  courseCode: 'NUR 201',
  semester: 'Fall',
  content: `# Diabetes mellitus

Diabetes mellitus is a chronic disease in which blood glucose stays too high.
Type 1 diabetes is an autoimmune disease that destroys the beta cells of the pancreas. Type 2 diabetes is a disease in which the tissues resist insulin.
Insulin is a hormone that lowers blood glucose. Glucagon is a hormone that raises blood glucose.

## Signs

Polyuria is the passing of large amounts of urine. Polydipsia is excessive thirst. Polyphagia is excessive hunger.
Hypoglycemia causes sweating, tremor and confusion. Diabetic ketoacidosis causes deep, rapid breathing.
A normal fasting glucose level is 70 to 99 mg/dL. A normal potassium level is 3.5 to 5.0 mmol/L.

## Treatment

Metformin is a biguanide that reduces glucose production in the liver. Glipizide is a sulfonylurea that stimulates the release of insulin.
Empagliflozin is an SGLT2 inhibitor that increases the loss of glucose in urine.
Insulin lispro is a rapid-acting insulin. Insulin glargine is a long-acting insulin.
Glipizide can cause hypoglycemia.

## Hypoglycemia in a patient who can swallow

1. Check the blood glucose.
2. Give 15 grams of fast-acting carbohydrate.
3. Wait 15 minutes.
4. Check the blood glucose again.
`,
};
