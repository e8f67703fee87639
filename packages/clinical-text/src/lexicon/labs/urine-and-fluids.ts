/** Urine and other fluids than blood; their names always carry the specimen. */
export const urineAndFluids = `
urine-acr | Urine albumin-creatinine ratio; ACR; uACR; Albumin-creatinine ratio; Urine ACR; Albumin to creatinine ratio; Urine albumin to creatinine ratio | mg/mmol | 0 3000 | mg/g=8.84 | none to 2 3.5
urine-pcr | Urine protein-creatinine ratio; PCR; uPCR; Protein-creatinine ratio; Urine PCR; Protein to creatinine ratio; Urine protein to creatinine ratio | mg/mmol | 0 5000 | mg/g=8.84; mg/mg=0.00884 | none to 10 50
urine-sodium | Urine sodium; Urinary sodium; Spot urine sodium | mmol/L | 0 400 | mEq/L=1 | 10 40 to 90 250; none to 20 40; 20 40 to none
urine-osmolality | Urine osmolality; Urinary osmolality | mOsm/kg | 20 1500 | mmol/kg=1 | 50 500 to 800 1400; none to 100 100
urine-specific-gravity | Urine specific gravity; Specific gravity | ratio | 1 1.06 || 1.001 1.01 to 1.02 1.035
urine-ph | Urine pH; Urinary pH | pH | 4 9.5 || 4.5 7.5 to 7 8.5
urine-protein | 24-hour urine protein; Urine protein | g/24 h | 0 50 || none to 0.1 0.3
csf-protein | CSF protein | g/L | 0 50 || 0.1 0.2 to 0.4 0.6; none to 0.4 1.5
csf-glucose | CSF glucose | mmol/L | 0 40 | mg/dL=18.016 | 2 2.8 to 3.9 4.6; 2 2.8 to none
csf-cells | CSF white cells; CSF white cell count; CSF leucocytes; CSF WBC; CSF neutrophils | ×10⁶/L | 0 100000 || none to 4 30; 0 0 to 4 30
csf-cell-share | CSF neutrophils; CSF lymphocytes; CSF polymorphs | % | 0 100 || none to 0 10
csf-opening-pressure | CSF opening pressure; Opening pressure | cmH2O | 0 100 || 5 10 to 18 28
csf-lactate | CSF lactate | mmol/L | 0 30 || none to 2.2 4
pleural-ph | Pleural fluid pH; Pleural pH | pH | 6 8 || 7.2 7.6 to none; 7.2 7.6 to 7.6 7.66
pleural-glucose | Pleural fluid glucose; Pleural glucose | mmol/L | 0 60 | mg/dL=18.016 | 2.2 3.4 to none; 2.2 4 to 5.4 8
pleural-ldh | Pleural fluid LDH; Pleural LDH | U/L | 10 60000 || none to 140 1000
ascitic-neutrophils | Ascitic fluid neutrophils; Ascitic neutrophils; Ascitic fluid neutrophil count; Peritoneal fluid neutrophils | ×10⁶/L | 0 100000 || none to 250 250
`;
