/** Therapeutic drug monitoring and poisons. The bands are targets; several targets stand where indications differ. */
export const drugLevels = `
lithium | Lithium; Lithium level; 12-hour lithium | mmol/L | 0 10 | mEq/L=1 | 0.4 0.8 to 0.7 1.2
digoxin | Digoxin; Digoxin level | µg/L | 0 50 | nmol/L=1.281 | 0.5 0.8 to 0.8 2.1
phenytoin | Phenytoin; Phenytoin level; Total phenytoin | mg/L | 0 120 | µmol/L=3.964 | 5 10 to 20 20
free-phenytoin | Free phenytoin; Unbound phenytoin | mg/L | 0 20 | µmol/L=3.964 | 0.8 1 to 2 2.5
valproate | Valproate; Valproic acid; Valproate level | mg/L | 0 2000 | µmol/L=6.934 | 40 50 to 100 125
carbamazepine | Carbamazepine; Carbamazepine level | mg/L | 0 80 | µmol/L=4.233 | 4 6 to 10 12
phenobarbital | Phenobarbital; Phenobarbitone | mg/L | 0 300 | µmol/L=4.306 | 10 20 to 30 40
lamotrigine | Lamotrigine; Lamotrigine level | mg/L | 0 80 | µmol/L=3.905 | 2.5 4 to 12 20
theophylline | Theophylline; Theophylline level; Aminophylline level | mg/L | 0 250 | µmol/L=5.55 | 5 10 to 15 20
vancomycin | Vancomycin; Vancomycin trough; Vancomycin level; Trough vancomycin; Vancomycin pre-dose; Pre-dose vancomycin | mg/L | 0 200 | µmol/L=0.69 | 5 15 to 15 25
gentamicin | Gentamicin; Gentamicin trough; Gentamicin level; Trough gentamicin; Pre-dose gentamicin; Gentamicin pre-dose; Tobramycin; Tobramycin trough | mg/L | 0 100 | µmol/L=2.09 | none to 0.5 2; peak: 3 10 to 5 25
amikacin | Amikacin; Amikacin trough; Amikacin level | mg/L | 0 200 || none to 2.5 10; peak: 20 50 to 30 64
tacrolimus | Tacrolimus; Tacrolimus trough; Tacrolimus level; Tacrolimus (trough) | µg/L | 0 100 || 3 10 to 7 20
ciclosporin | Ciclosporin; Cyclosporine; Ciclosporin trough; Cyclosporin | µg/L | 0 3000 | nmol/L=0.8317 | 50 200 to 100 400
sirolimus | Sirolimus; Sirolimus trough | µg/L | 0 100 || 4 8 to 10 20
methotrexate | Methotrexate; Methotrexate level; Plasma methotrexate | µmol/L | 0 3000 || none to 0.05 20
clozapine | Clozapine; Clozapine trough; Clozapine level | µg/L | 0 5000 | nmol/L=3.06 | 350 350 to 500 600
paracetamol | Paracetamol; Acetaminophen; Paracetamol level; Paracetamol concentration; Acetaminophen level | mg/L | 0 1500 | µmol/L=6.614 | none to 5 200
salicylate | Salicylate; Salicylate level; Aspirin level | mg/L | 0 2000 | mmol/L=0.00724 | none to 10 300
ethanol | Ethanol; Alcohol; Blood alcohol; Alcohol level | mmol/L | 0 250 | mg/dL=4.607 | none to 0 18
lead | Lead; Blood lead | µmol/L | 0 30 | µg/dL=20.72 | none to 0.16 0.5
`;
