export const hormonesAndVitamins = `
tsh | TSH; Thyroid-stimulating hormone; Thyrotropin | mU/L | 0 1000 || 0.2 0.55 to 3.5 5.5; pregnancy: 0.05 0.4 to 2.5 4.2; neonate: none to 6 25
free-t4 | Free T4; FT4; Free thyroxine; fT4 | pmol/L | 0.2 200 | ng/dL=0.07769 | 7.5 13 to 16 28
free-t3 | Free T3; FT3; Free triiodothyronine; fT3 | pmol/L | 0.3 100 | pg/mL=0.651 | 2.4 4.4 to 5.5 7.3
cortisol | Cortisol; Morning cortisol; 9 am cortisol; Random cortisol; Serum cortisol | nmol/L | 5 6000 | µg/dL=0.03625 | 120 280 to 450 760; stimulated: 400 560 to none; suppressed or at midnight: none to 50 210
acth | ACTH; Adrenocorticotropic hormone; Corticotropin | ng/L | 0 5000 | pmol/L=0.2202 | 4 10 to 45 70; none to 45 70
pth | PTH; Parathyroid hormone; Intact PTH | pmol/L | 0.05 500 | pg/mL=9.43 | 0.9 2.2 to 5.5 9.5
prolactin | Prolactin | mU/L | 5 500000 | µg/L=0.0472 | 40 110 to 250 700; none to 250 700
hcg | hCG; Beta-hCG; β-hCG; Human chorionic gonadotrophin; Serum hCG; bhCG | U/L | 0 5000000 || none to 2 10
testosterone | Testosterone; Total testosterone | nmol/L | 0 200 | ng/dL=28.84 | 7.5 12 to 24 38; women: 0 0.7 to 1.5 3
insulin | Insulin; Fasting insulin | pmol/L | 0 20000 | mU/L=0.144 | 10 25 to 100 180; none to 100 180
c-peptide | C-peptide | nmol/L | 0 15 | µg/L=3.02 | 0.2 0.4 to 0.8 1.6
aldosterone | Aldosterone | pmol/L | 0 50000 | ng/dL=0.03605 | 20 110 to 400 1000; none to 400 1000
metanephrine | Metanephrine; Plasma metanephrine | pmol/L | 0 100000 || none to 300 510
ferritin | Ferritin | µg/L | 1 200000 || 10 35 to 120 440; 10 35 to none; kidney disease: 100 200 to 500 800
iron | Iron; Serum iron | µmol/L | 0.3 500 | µg/dL=5.587 | 5.5 14.5 to 25 36
transferrin | Transferrin | g/L | 0.3 6 || 1.7 2.3 to 3.2 4.1
tibc | TIBC; Total iron-binding capacity; Total iron binding capacity | µmol/L | 10 130 | µg/dL=5.587 | 40 55 to 66 82
transferrin-saturation | Transferrin saturation; TSAT; Iron saturation | % | 0 100 || 15 25 to 40 55; 15 25 to none
vitamin-b12 | Vitamin B12; B12; Cobalamin | pmol/L | 15 5000 | ng/L=1.3554 | 110 200 to 480 780; 110 225 to none
folate | Folate; Serum folate; Folic acid | nmol/L | 0.5 200 | µg/L=0.4413 | 4 10.5 to none; 4 10.5 to 25 60
vitamin-d | Vitamin D; 25-OH vitamin D; 25-hydroxyvitamin D; 25(OH)D; 25-hydroxy vitamin D | nmol/L | 3 1500 | ng/mL=0.4006 | 25 80 to none; 25 80 to 120 250
zinc | Zinc | µmol/L | 1 100 | µg/dL=6.538 | 8 12 to 17 24
copper | Copper | µmol/L | 0.5 100 | µg/dL=6.355 | 10 13 to 20 27
`;
