export const clottingAndGases = `
inr | INR; International normalised ratio; International normalized ratio | ratio | 0.5 25 || 0.7 1 to 1.1 1.3; none to 1.1 1.5; target on a vitamin K antagonist: 1.8 3 to 2.5 4
pt | PT; Prothrombin time | s | 6 250 || 9 12 to 12.4 16
aptt | APTT; aPTT; PTT; Activated partial thromboplastin time | s | 10 400 || 20 31 to 32 45; target on heparin: 45 70 to 70 120
aptt-ratio | APTT ratio; aPTT ratio; APTTR | ratio | 0.4 15 || 0.7 0.9 to 1.1 1.3; target on heparin: 1.5 2 to 2.5 3
thrombin-time | Thrombin time; TT | s | 5 300 || 9 15 to 15 22
fibrinogen | Fibrinogen; Clauss fibrinogen | g/L | 0 15 || 1.5 2.1 to 3.5 4.6; pregnancy: 2.9 4 to 5 7; threshold: 1 2 to none
d-dimer | D-dimer; D dimer | µg/L | 0 250000 || none to 220 1000
anti-xa | Anti-Xa; Anti-factor Xa; Anti-Xa activity; Anti-Xa level; Heparin level | IU/mL | 0 5 || 0.1 1 to 0.3 2; none to 0.1 0.5
antithrombin | Antithrombin; Antithrombin activity | % | 0 200 || 75 85 to 115 140
ph | pH; Arterial pH; Venous pH; Capillary pH; Blood pH | pH | 6.5 7.95 || arterial: 7.34 7.38 to 7.42 7.46; venous: 7.29 7.36 to 7.39 7.45; cord or fetal scalp: 7 7.25 to none; cord: 7.05 7.25 to 7.35 7.45; neonate: 7.2 7.35 to 7.4 7.45
hydrogen-ion | Hydrogen ion; H+; Hydrogen ion concentration | nmol/L | 11 320 || 35 37 to 43 46
pco2 | pCO2; PaCO2; PvCO2; CO2 partial pressure; Arterial carbon dioxide; pcCO2 | kPa | 0.8 35 || arterial: 4.2 4.8 to 5.8 6.5; venous: 4.9 6.1 to 6.1 8; neonate: 4 6 to 6 8; pregnancy: 3.3 4 to 4.2 4.8
po2 | pO2; PaO2; PvO2; Oxygen partial pressure; Arterial oxygen | kPa | 0.5 95 || arterial: 9 12 to 12.5 15; 9 12 to none; venous: 3 5.5 to 5 8; neonate: 6 8 to 9 12
base-excess | Base excess; BE; Base deficit; Standard base excess | mmol/L | -40 45 | mEq/L=1 | -5 -2 to 2 4; neonate: -12 -4 to 2 5
oxygen-saturation | SaO2; Oxygen saturation; Arterial oxygen saturation; SO2; O2 saturation; Co-oximeter saturation; FO2Hb | % | 5 100 || 92 96 to 97 100; 92 96 to none
scvo2 | ScvO2; SvO2; Central venous oxygen saturation; Mixed venous oxygen saturation | % | 5 100 || 60 70 to 75 85; 60 70 to none
carboxyhaemoglobin | Carboxyhaemoglobin; Carboxyhemoglobin; COHb | % | 0 75 || none to 1 10
methaemoglobin | Methaemoglobin; Methemoglobin; MetHb | % | 0 85 || none to 1 3
`;
