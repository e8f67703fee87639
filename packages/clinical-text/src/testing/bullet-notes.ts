/** Notes as students type them: bullets, figures, labels, a table. */
export const heartFailureNote = `# Heart failure: study notes

## Definition and types

- Heart failure is a clinical syndrome in which the heart cannot pump enough blood to meet the needs of the body.
- Systolic heart failure (HFrEF) is heart failure with an ejection fraction of 40% or less.
- Diastolic heart failure (HFpEF) is heart failure with an ejection fraction of 50% or more.
- Normal ejection fraction: 55 to 70%

## Pathophysiology

- Preload is the stretch of the ventricle at the end of diastole.
- Afterload is the resistance the ventricle must overcome to eject blood.
- Contractility is the force of the heart muscle's contraction.
- Angiotensin II causes vasoconstriction and raises afterload.
- BNP above 100 pg/mL suggests heart failure.

## Signs and symptoms

- Left-sided heart failure causes pulmonary congestion: dyspnoea, orthopnoea and crackles.
- Right-sided heart failure causes peripheral oedema, jugular venous distension and ascites.
- Weight gain of more than 2 kg in 3 days means fluid retention and should be reported.

## Drugs

| Class | Example | Action | Watch for |
|---|---|---|---|
| Loop diuretic | Furosemide | Blocks sodium reabsorption in the loop of Henle | Hypokalaemia, ototoxicity |
| ACE inhibitor | Ramipril | Blocks conversion of angiotensin I to angiotensin II | Dry cough, angioedema |
| Beta blocker | Bisoprolol | Lowers heart rate and oxygen demand | Bradycardia, hypotension |
| Aldosterone antagonist | Spironolactone | Blocks aldosterone in the collecting duct | Hyperkalaemia, gynaecomastia |
| Cardiac glycoside | Digoxin | Increases contractility, slows AV conduction | Nausea, yellow vision |

- Hold digoxin if the apical pulse is below 60 beats per minute.
- The therapeutic digoxin level is 0.5 to 2.0 ng/mL.
- Hypokalaemia increases the risk of digoxin toxicity.
- Wait 36 hours between an ACE inhibitor and sacubitril/valsartan.

## Nursing care

1. Sit the patient upright.
2. Give oxygen if SpO2 is below 92%.
3. Give intravenous furosemide as prescribed.
4. Weigh the patient every morning.
5. Restrict sodium to 2 g a day.

- Normal potassium: 3.5 to 5.0 mmol/L
`;

export const ketoacidosisNote = `# Diabetic ketoacidosis

## Definition

- Diabetic ketoacidosis (DKA) is an acute complication of type 1 diabetes in which lack of insulin leads to ketone production and metabolic acidosis.
- Kussmaul breathing is deep, rapid breathing that compensates for metabolic acidosis.

## Diagnosis

- Glucose above 250 mg/dL
- Ketones above 3 mmol/L
- Arterial pH below 7.3
- Bicarbonate is below 15 mmol/L.

## Treatment

- Start 0.9% sodium chloride 1 L over the first hour.
- Give fixed-rate insulin at 0.1 units/kg/h.
- Potassium falls when insulin is given.
- Replace potassium when it is 3.3–5.3 mmol/L.
- Add glucose when blood glucose falls below 14 mmol/L.
- Cerebral oedema is the main cause of death in children with DKA.
`;

export const antibioticsNote = `Lecture 7: Antibiotics

Penicillins

- Amoxicillin is a penicillin that inhibits bacterial cell wall synthesis.
- The usual adult dose is 500 mg every 8 hours.
- Anaphylaxis occurs in about 0.02% of patients who are given penicillin.

Aminoglycosides

- Gentamicin is an aminoglycoside that binds the 30S ribosomal subunit.
- Trough levels should stay below 1 mg/L.
- Nephrotoxicity and ototoxicity are the main adverse effects of gentamicin.

Glycopeptides

- Vancomycin is a glycopeptide used for MRSA infections.
- Infuse vancomycin over at least 60 minutes to avoid red man syndrome.
- Target trough levels are 15 to 20 mg/L.

Key definitions

- Bacteriostatic: stops bacteria from multiplying without killing them.
- Bactericidal: kills bacteria directly.
- Minimum inhibitory concentration: the lowest concentration of a drug that prevents visible growth.
- Superinfection: a new infection that develops during treatment of the first one.

- Clostridioides difficile causes antibiotic-associated diarrhoea.
- Ciprofloxacin can cause tendon rupture.
- Tetracyclines stain the teeth of children under 8 years.
- Metronidazole reacts with alcohol.
`;
