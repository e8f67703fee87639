/** Medicines by international name, with other national names and everyday names. One meaning a line. */
export const drugs = `
paracetamol | acetaminophen
adrenaline | epinephrine
noradrenaline | norepinephrine
salbutamol | albuterol
aspirin | acetylsalicylic acid | ASA
furosemide | frusemide
glyceryl trinitrate | GTN | nitroglycerin | nitroglycerine
pethidine | meperidine
lidocaine | lignocaine
phenobarbital | phenobarbitone
ciclosporin | cyclosporine | cyclosporin
rifampicin | rifampin
benzylpenicillin | penicillin G
phenoxymethylpenicillin | penicillin V
co-amoxiclav | amoxicillin-clavulanate | amoxicillin with clavulanic acid
co-trimoxazole | trimethoprim-sulfamethoxazole | trimethoprim with sulfamethoxazole | TMP-SMX
aciclovir | acyclovir
beclometasone | beclomethasone
chlorphenamine | chlorpheniramine
colecalciferol | cholecalciferol | vitamin D3
folic acid | vitamin B9
thiamine | vitamin B1
cyanocobalamin | vitamin B12
phytomenadione | vitamin K1 | phytonadione
ascorbic acid | vitamin C
glibenclamide | glyburide
isoprenaline | isoproterenol
suxamethonium | succinylcholine
levothyroxine | L-thyroxine | thyroxine
hyoscine | scopolamine
acetylcysteine | N-acetylcysteine | NAC
naloxone
flumazenil
glucagon
oxytocin
tranexamic acid | TXA
magnesium sulfate | magnesium sulphate
sodium bicarbonate
sodium chloride 0.9% | 0.9% sodium chloride | 0.9 % sodium chloride | normal saline | sodium chloride 0.9 %
glucose 5% | 5% glucose | 5 % glucose | 5% dextrose | dextrose 5%
glucose 10% | 10% glucose | 10 % glucose | 10% dextrose | dextrose 10%
Hartmann's solution | compound sodium lactate | lactated Ringer's | Ringer's lactate
potassium chloride | KCl
calcium gluconate
unfractionated heparin | UFH
low-molecular-weight heparin | LMWH | low molecular weight heparin
direct oral anticoagulant | DOAC | NOAC
vitamin K antagonist | VKA
warfarin
apixaban
rivaroxaban
dabigatran
edoxaban
enoxaparin
dalteparin
heparin
clopidogrel
ticagrelor
bisoprolol
metoprolol
atenolol
propranolol
ramipril
lisinopril
enalapril
losartan
candesartan
amlodipine
diltiazem
verapamil
digoxin
amiodarone
adenosine
spironolactone
eplerenone
indapamide
bendroflumethiazide
hydrochlorothiazide
atorvastatin
simvastatin
rosuvastatin
metformin
gliclazide
empagliflozin
dapagliflozin
semaglutide
insulin
morphine
oxycodone
fentanyl
alfentanil
codeine
tramadol
methadone
buprenorphine
ibuprofen
naproxen
diclofenac
prednisolone
prednisone
hydrocortisone
dexamethasone
methylprednisolone
amoxicillin
flucloxacillin
piperacillin-tazobactam | piperacillin with tazobactam
ceftriaxone
cefuroxime
meropenem
gentamicin
vancomycin
doxycycline
clarithromycin
azithromycin
erythromycin
ciprofloxacin
levofloxacin
nitrofurantoin
metronidazole
fluconazole
itraconazole
omeprazole
lansoprazole
ondansetron
metoclopramide
lactulose
senna
diazepam
lorazepam
midazolam
haloperidol
olanzapine
risperidone
clozapine
quetiapine
lithium
sertraline
fluoxetine
citalopram
amitriptyline
mirtazapine
phenytoin
levetiracetam
carbamazepine
lamotrigine
valproate | sodium valproate | valproic acid
allopurinol
rasburicase
methotrexate
azathioprine
tacrolimus
ipratropium
montelukast
levonorgestrel
ulipristal | ulipristal acetate
proton pump inhibitor | PPI
non-steroidal anti-inflammatory drug | NSAID | nonsteroidal anti-inflammatory drug
selective serotonin reuptake inhibitor | SSRI
angiotensin-converting enzyme inhibitor | ACE inhibitor | ACEI
angiotensin receptor blocker | ARB
beta-blocker | beta blocker | beta-adrenergic blocker
calcium channel blocker | CCB
`;
