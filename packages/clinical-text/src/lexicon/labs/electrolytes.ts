/** Salts, water and acid-base as a chemistry panel prints them. */
export const electrolytes = `
sodium | Sodium; Na; Na+ | mmol/L | 90 200 | mEq/L=1 | 132 137 to 143 148
potassium | Potassium; K; K+ | mmol/L | 1 12 | mEq/L=1 | 3.3 3.8 to 4.8 5.5; neonate: 3.2 4 to 5.5 6.5
chloride | Chloride; Cl; Cl- | mmol/L | 50 160 | mEq/L=1 | 94 100 to 104 112
bicarbonate | Bicarbonate; HCO3; HCO3-; Total CO2; tCO2; Standard bicarbonate; Actual bicarbonate | mmol/L | 1 60 | mEq/L=1 | 20 24 to 26 32; pregnancy: 16 22 to 20 26; infant: 15 20 to 22 28
calcium | Calcium; Total calcium; Ca; Serum calcium | mmol/L | 0.8 6 | mg/dL=4.008; mEq/L=2 | 2.05 2.25 to 2.5 2.66; neonate: 1.9 2.1 to 2.6 3
adjusted-calcium | Adjusted calcium; Corrected calcium; Albumin-adjusted calcium; Albumin-corrected calcium | mmol/L | 0.8 6 | mg/dL=4.008 | 2.1 2.25 to 2.5 2.66
ionised-calcium | Ionised calcium; Ionized calcium; iCa; Ca2+; Free calcium | mmol/L | 0.2 3.5 | mg/dL=4.008 | 1.05 1.2 to 1.25 1.4; neonate: 0.9 1.15 to 1.3 1.5; after the filter under citrate: 0.2 0.3 to 0.35 0.5
magnesium | Magnesium; Mg; Mg2+ | mmol/L | 0.1 10 | mg/dL=2.431; mEq/L=2 | 0.6 0.8 to 0.95 1.15; magnesium sulfate in pre-eclampsia: 1.7 2 to 3 3.5
phosphate | Phosphate; Phosphorus; Inorganic phosphate; PO4 | mmol/L | 0.05 8 | mg/dL=3.097 | 0.7 0.9 to 1.35 1.6; child: 0.9 1.5 to 1.6 2.6
osmolality | Osmolality; Plasma osmolality; Serum osmolality | mOsm/kg | 180 500 | mmol/kg=1 | 270 285 to 290 300
anion-gap | Anion gap; AG | mmol/L | -10 70 | mEq/L=1 | 3 10 to 10 20; none to 10 20
osmolar-gap | Osmolar gap; Osmol gap; Osmolal gap | mOsm/kg | -20 250 | mmol/kg=1 | none to 10 15; -14 -10 to 10 15
`;
