/** A study note as a learner types one: Markdown, short lines, steps, a table. Written for the tests. */
export const hyperkalemiaNote = `# Hyperkalaemia

**Hyperkalaemia**: a serum potassium above 5.5 mmol/L.

## Causes
- Acute kidney injury: a sudden fall in kidney function that keeps potassium in the body
- ACE inhibitors reduce the secretion of aldosterone and raise the potassium
- Spironolactone: a potassium-sparing diuretic that blocks the aldosterone receptor

Peaked T waves are the first sign of hyperkalaemia on the electrocardiogram. Muscle weakness follows when the potassium rises above 7 mmol/L.

## Treatment
1. Stop the drugs that raise potassium
2. Record a 12-lead ECG
3. Give calcium gluconate 10% 30 mL intravenously
4. Give insulin 10 units with glucose 25 g
5. Repeat the potassium after 60 minutes

Calcium gluconate stabilises the heart muscle and does not lower the potassium. Insulin moves potassium into the cells within 15 minutes. Salbutamol is a beta agonist that moves potassium into the cells. Sodium bicarbonate is given for metabolic acidosis.

| Drug | Effect |
|---|---|
| Furosemide | a loop diuretic that increases potassium loss in the urine |
| Patiromer | a binder that holds potassium in the gut |
`;

/** Continuous prose, as in a handout. Written for the tests. */
export const hormonesNote = `# Hormones of the pancreas and the thyroid

Insulin is a peptide hormone that lowers the blood glucose after a meal. The beta cells of the pancreas secrete it when the glucose rises. Glucagon is a peptide hormone that raises the blood glucose between meals. Alpha cells release glucagon when the glucose falls below about 4 mmol/L. Somatostatin is a hormone that slows the release of insulin and of glucagon alike. Delta cells produce somatostatin in the islets. The pancreatic islets contain alpha cells, beta cells, and delta cells.

The thyroid gland lies in front of the trachea and makes two iodine-containing hormones. Thyroxine is the main product of the thyroid gland and serves as a store in the blood. Triiodothyronine acts on the nucleus of nearly every cell and increases the metabolic rate. Thyroid-stimulating hormone (TSH) comes from the anterior pituitary and drives the growth of the gland. The production of thyroid hormone in excess is called hyperthyroidism. Hypothyroidism is a deficiency of thyroid hormone that slows the heart and the bowel.

Cortisol raises the blood glucose during stress and suppresses inflammation. Aldosterone makes the distal tubule keep sodium and excrete potassium. The adrenal cortex produces both of them, while the adrenal medulla produces epinephrine.

# What the nurse measures

A normal fasting glucose lies between 3.9 and 5.6 mmol/L. Diabetic ketoacidosis causes deep and rapid breathing, which is known as Kussmaul respiration. Hypoglycaemia causes sweating, tremor, and confusion. First the nurse checks the glucose at the bedside. Next the patient drinks 15 g of glucose. Finally the glucose is measured again after 15 minutes.
`;

/** Words of a lecture as a recognizer writes them. Written for the tests. */
export const transcript = `[00:00:04] Good morning everybody and welcome
[00:00:09] today is about the valves of the heart
[00:00:15] The mitral valve is the valve between the left atrium and the left ventricle.
[00:00:24] The tricuspid valve is the valve between the right atrium and the right ventricle.
`;

/** A page of notes on heart failure, enough for a test of ten questions. */
export const heartFailureNote = `# Heart failure

Heart failure is a clinical syndrome in which the heart cannot pump enough blood to meet the body's needs.
Preload is the stretch of the ventricle at the end of diastole. Afterload is the resistance that the ventricle has to overcome.
The ejection fraction is the share of blood that leaves the left ventricle with each beat. A normal ejection fraction is 55 to 70%.

## Signs

Orthopnea is shortness of breath when lying flat. Edema is swelling caused by fluid in the tissues.
Left-sided heart failure causes pulmonary congestion. Right-sided heart failure causes peripheral edema.
Crackles are sounds of fluid in the alveoli. Jugular venous distension is a sign of raised right atrial pressure.

## Treatment

Furosemide is a loop diuretic that removes fluid. Furosemide can cause hypokalemia.
Metoprolol is a beta blocker that slows the heart rate. Lisinopril is an ACE inhibitor that lowers blood pressure.
Spironolactone is a potassium-sparing diuretic. Digoxin toxicity causes nausea and yellow vision.
A normal potassium level is 3.5 to 5.0 mmol/L. A normal sodium level is 135 to 145 mmol/L.

## Before giving digoxin

1. Check the apical pulse for one full minute.
2. Hold the dose when the pulse is below 60 beats per minute.
3. Check the potassium level.
4. Tell the prescriber about any sign of toxicity.
`;
