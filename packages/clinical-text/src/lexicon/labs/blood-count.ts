/** Full blood count, with the differential in absolute numbers and in per cent. */
export const bloodCount = `
haemoglobin | Haemoglobin; Hemoglobin; Hb; Hgb; Total haemoglobin; tHb; ctHb | g/L | 10 270 | mmol/L=0.06206 | 105 142 to 142 182; neonate: 130 165 to 190 245; infant: 90 115 to 125 150; threshold: 70 100 to none; target in kidney disease: 95 110 to 110 125
haematocrit | Haematocrit; Hematocrit; Hct; PCV; Packed cell volume | L/L | 0.03 0.85 || 0.32 0.42 to 0.44 0.54; neonate: 0.4 0.5 to 0.6 0.68
red-cells | RBC; Red cell count; Red blood cells; Erythrocytes; Red blood cell count; Red cells | ×10¹²/L | 0.3 10 || 3.6 4.7 to 4.8 6.5
mcv | MCV; Mean cell volume; Mean corpuscular volume | fL | 40 165 || 75 84 to 94 102
mch | MCH; Mean cell haemoglobin; Mean corpuscular haemoglobin | pg | 10 60 || 25 28 to 31 35
mchc | MCHC; Mean cell haemoglobin concentration; Mean corpuscular haemoglobin concentration | g/L | 200 600 || 300 335 to 345 375
rdw | RDW; Red cell distribution width | % | 8 45 || 10 12.5 to 14 16.5; none to 14 16.5
white-cells | White cell count; WBC; WCC; White blood cells; White blood cell count; White cells; Leucocytes; Leukocytes; Leucocyte count | ×10⁹/L | 0 900 || 3.5 4.8 to 9.5 11.5; pregnancy: 5 7 to 14 18; neonate: 5 10 to 20 35; child: 4.5 6.5 to 13 17.5
neutrophils | Neutrophils; Neutrophil count; Absolute neutrophil count; ANC; Absolute neutrophils | ×10⁹/L | 0 300 || 1.4 2.5 to 6.3 8.5; treatment threshold: 0.5 1.5 to none
neutrophil-share | Neutrophils; Band neutrophils; Segmented neutrophils | % | 0 100 || 35 55 to 65 80
lymphocytes | Lymphocytes; Lymphocyte count; Absolute lymphocyte count | ×10⁹/L | 0 600 || 0.8 1.6 to 2.9 5; none to 2.9 5
monocytes | Monocytes; Monocyte count | ×10⁹/L | 0 600 || 0 0.3 to 0.7 1.1; none to 0.7 1.1
eosinophils | Eosinophils; Eosinophil count; Blood eosinophils | ×10⁹/L | 0 600 || 0 0.1 to 0.3 0.6; none to 0.3 0.6
basophils | Basophils; Basophil count | ×10⁹/L | 0 600 || 0 0.02 to 0.1 0.2; none to 0.1 0.2
lymphocyte-share | Lymphocytes | % | 0 100 || 18 25 to 35 48
eosinophil-share | Eosinophils | % | 0 100 || none to 3 7; 0 1 to 3 7
blasts | Blasts; Blast cells; Peripheral blasts | % | 0 100 || none to 0 5; 0 0 to 0 5
platelets | Platelets; Platelet count; Plt; Thrombocytes | ×10⁹/L | 0 6000 || 130 160 to 350 450; procedure threshold: 10 100 to none
mpv | MPV; Mean platelet volume | fL | 4 25 || 6 9.5 to 10 13
reticulocytes | Reticulocytes; Reticulocyte count; Absolute reticulocytes | ×10⁹/L | 0 1500 || 10 50 to 80 150
reticulocyte-share | Reticulocytes; Reticulocyte count | % | 0 60 || 0.2 0.8 to 1.5 2.7
schistocytes | Schistocytes; Red cell fragments | % | 0 40 || none to 0.2 1
`;
