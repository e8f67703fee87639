export const liverMuscleInflammation = `
total-protein | Total protein; Protein | g/L | 15 160 || 56 66 to 76 86
albumin | Albumin | g/L | 4 70 | µmol/L=15.05 | 30 41 to 45 55; pregnancy: 22 32 to 36 48
bilirubin | Bilirubin; Total bilirubin; Bilirubin total; Serum bilirubin; TSB | µmol/L | 0 1100 | mg/dL=0.05847 | none to 16 27; 0 6 to 16 27; neonate: a treatment line: none to 40 500
conjugated-bilirubin | Conjugated bilirubin; Direct bilirubin; Bilirubin conjugated | µmol/L | 0 800 | mg/dL=0.05847 | none to 3 9; 0 2 to 3 9; neonate: none to 17 26
alt | ALT; Alanine aminotransferase; Alanine transaminase; SGPT; GPT | U/L | 0 30000 || none to 19 60; 0 16 to 25 60
ast | AST; Aspartate aminotransferase; Aspartate transaminase; SGOT; GOT | U/L | 0 40000 || none to 25 50; 0 16 to 25 50
alp | ALP; Alkaline phosphatase; Alk phos | U/L | 2 6000 || 20 50 to 98 155; none to 98 155; child: 45 160 to 260 520; pregnancy: 20 60 to 200 420
ggt | GGT; Gamma-GT; Gamma-glutamyl transferase; Gamma-glutamyltransferase; γ-GT | U/L | 0 8000 || none to 30 80; 0 15 to 30 80
ldh | LDH; Lactate dehydrogenase; LD | U/L | 20 60000 || 80 215 to 180 430; none to 180 430
amylase | Amylase | U/L | 1 30000 || 20 40 to 80 140; none to 80 140
lipase | Lipase | U/L | 0 40000 || 0 25 to 50 190; none to 50 190
ck | CK; Creatine kinase; CPK; Creatine phosphokinase | U/L | 2 800000 || 20 60 to 120 350; none to 120 350
ck-mb | CK-MB; CKMB | µg/L | 0 1000 || none to 3 8
troponin | Troponin; Troponin I; Troponin T; High-sensitivity troponin; High-sensitivity troponin T; High-sensitivity troponin I; hs-troponin; hs-troponin T; hs-troponin I; hs-cTnT; hs-cTnI; hsTnT; hsTnI; Cardiac troponin; hs-Tn; Troponin T (hs); hs troponin | ng/L | 0 1000000 || none to 4 60
nt-probnp | NT-proBNP; N-terminal pro-BNP; NT pro-BNP | ng/L | 0 300000 | pmol/L=0.1182 | none to 100 450; acute, over 50 years: none to 900 2000
bnp | BNP; B-type natriuretic peptide; Brain natriuretic peptide | ng/L | 0 60000 | pmol/L=0.289 | none to 35 100
crp | CRP; C-reactive protein; hs-CRP | mg/L | 0 800 || none to 1 10; 0 0 to 3 10
procalcitonin | Procalcitonin; PCT | µg/L | 0 1200 || none to 0.05 0.5
esr | ESR; Erythrocyte sedimentation rate; Sed rate | mm/h | 0 170 || none to 9 40; 0 2 to 9 40
`;
