export const kidneyAndMetabolism = `
urea | Urea; BUN; Blood urea nitrogen; Urea nitrogen; Blood urea | mmol/L | 0.3 120 | mg/dL=2.801; mg/dL=6.006 | 1.5 3.6 to 6 8.5; pregnancy: 1 2.5 to 3.8 5
creatinine | Creatinine; Cr; Creat | µmol/L | 8 3000 | mg/dL=0.011312 | 40 66 to 80 120; pregnancy: 25 45 to 60 80; child: 10 40 to 30 85; neonate: 15 40 to 50 100
egfr | eGFR; Estimated glomerular filtration rate; Estimated GFR; GFR; eGFR (CKD-EPI 2021) | mL/min/1.73 m² | 0 220 | mL/min=1 | 60 90 to none; 60 90 to 120 150
creatinine-clearance | Creatinine clearance; CrCl; Estimated creatinine clearance | mL/min | 0 300 | mL/min/1.73 m²=1 | 60 100 to none; 70 100 to 120 150
cystatin-c | Cystatin C | mg/L | 0.2 10 || 0.5 0.65 to 0.9 1.2
glucose | Glucose; Blood glucose; Blood sugar; Random glucose; Fasting glucose; CBG; Glucometer reading; Sensor glucose; Interstitial glucose; Glucose meter | mmol/L | 0.2 110 | mg/dL=18.016 | 3.3 4.5 to 5.4 8; random, or a target in hospital: 3.5 7.8 to 7.8 12; neonate: 2 2.8 to 5 8.5; pregnancy: none to 5.1 8.5
hba1c | HbA1c; Haemoglobin A1c; A1c; Glycated haemoglobin; Glycated hemoglobin | mmol/mol | 9 230 | %=0.0915 + 2.152 | 18 32 to 38 48; none to 38 48; target: none to 48 64
ketones | Ketones; Blood ketones; Beta-hydroxybutyrate; β-hydroxybutyrate; 3-hydroxybutyrate; BHB | mmol/L | 0 25 | mg/dL=10.41 | none to 0.25 0.6; 0 0.05 to 0.25 0.6
lactate | Lactate; Lactic acid; Blood lactate | mmol/L | 0.1 36 | mg/dL=9.008 | 0.3 0.8 to 1.3 2.3; none to 1.3 2.3
urate | Urate; Uric acid | µmol/L | 20 3500 | mg/dL=0.016811 | 120 220 to 340 480; target in gout: none to 300 420
ammonia | Ammonia; NH3; Ammonium | µmol/L | 1 3000 | µg/dL=1.703 | 9 20 to 30 60; none to 30 60; neonate: none to 90 150
cholesterol | Total cholesterol; Cholesterol | mmol/L | 0.5 35 | mg/dL=38.67 | none to 4 5.5; 2.5 3.6 to 4 5.5
ldl | LDL cholesterol; LDL; LDL-C | mmol/L | 0.1 30 | mg/dL=38.67 | none to 1.4 4.2
hdl | HDL cholesterol; HDL; HDL-C | mmol/L | 0.05 5 | mg/dL=38.67 | 0.9 1.3 to none; 0.9 1.3 to 1.5 2.4
non-hdl | Non-HDL cholesterol; Non-HDL | mmol/L | 0.3 34 | mg/dL=38.67 | none to 2.2 4.2
triglycerides | Triglycerides; Triglyceride; TG | mmol/L | 0.1 150 | mg/dL=88.57 | none to 1.7 2.4; 0.3 0.7 to 1.7 2.4
homocysteine | Homocysteine | µmol/L | 1 600 || none to 10 16; 4 6 to 10 16
`;
