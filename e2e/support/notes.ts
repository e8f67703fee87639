/** A page of notes, enough for a test of ten questions. */
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
