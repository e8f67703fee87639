/** Immunology, tumour markers, stool tests and sample quality. */
export const immunologyAndMarkers = `
calprotectin | Faecal calprotectin; Calprotectin | µg/g | 0 50000 || none to 50 250
fit | Faecal immunochemical test; FIT; Faecal haemoglobin; Faecal haemoglobin (FIT) | µg/g | 0 5000 || none to 10 120
psa | PSA; Prostate-specific antigen; Total PSA | µg/L | 0 20000 || none to 2 6.6
cea | CEA; Carcinoembryonic antigen | µg/L | 0 100000 || none to 2.5 10
ca-125 | CA-125; CA 125; CA125 | kU/L | 0 100000 || none to 30 35
ca-19-9 | CA 19-9; CA19-9 | kU/L | 0 1000000 || none to 33 40
afp | AFP; Alpha-fetoprotein | µg/L | 0 10000000 || none to 5 20
beta-2-microglobulin | Beta-2 microglobulin; β2-microglobulin | mg/L | 0 200 || none to 1.8 3.5
tryptase | Tryptase; Mast cell tryptase; Serum tryptase | µg/L | 0 2000 || none to 8 15
rheumatoid-factor | Rheumatoid factor; RF | kU/L | 0 10000 || none to 10 30
anti-ccp | Anti-CCP; Anti-CCP antibodies; ACPA | kU/L | 0 5000 || none to 5 20
anti-dsdna | Anti-dsDNA; dsDNA antibodies | kU/L | 0 5000 || none to 10 200
trab | TRAb; TSH receptor antibodies; TSH-receptor antibody; Thyrotropin receptor antibodies | U/L | 0 1000 || none to 0.4 2
anti-tpo | Anti-TPO; TPO antibodies; Thyroid peroxidase antibodies | kU/L | 0 20000 || none to 5 100
ige | Total IgE; IgE | kU/L | 0 100000 || none to 80 200
hiv-viral-load | HIV viral load; HIV RNA; Viral load | copies/mL | 0 100000000 || none to 20 1000
cd4 | CD4 count; CD4; CD4 cells; CD4 cell count | ×10⁶/L | 0 5000 || 200 550 to 1000 1700; 200 550 to none
igg | IgG; Immunoglobulin G | g/L | 0 150 || 5.5 8 to 15 18
iga | IgA; Immunoglobulin A | g/L | 0 100 || 0.6 1 to 3.5 5
igm | IgM; Immunoglobulin M | g/L | 0 150 || 0.3 0.6 to 2 3
c3 | C3; Complement C3 | g/L | 0 4 || 0.7 1 to 1.5 2
c4 | C4; Complement C4 | g/L | 0 2 || 0.1 0.2 to 0.3 0.6
haptoglobin | Haptoglobin | g/L | 0 8 || 0.14 0.5 to 1.6 3
caeruloplasmin | Caeruloplasmin; Ceruloplasmin | g/L | 0 2 || 0.15 0.25 to 0.35 0.65
free-light-chain-ratio | Kappa/lambda ratio; Free light chain ratio; Kappa:lambda ratio | ratio | 0 20000 || 0.26 0.31 to 1.56 1.65
haemolysis-index | Haemolysis index; H-index; Free haemoglobin | g/L | 0 40 || none to 0.05 1
sweat-chloride | Sweat chloride | mmol/L | 1 170 || none to 29 60
`;
