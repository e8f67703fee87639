/** Diagnoses, one meaning a line. */
export const conditions = `
myocardial infarction | MI | heart attack
ST-elevation myocardial infarction | STEMI | ST elevation myocardial infarction | ST-segment elevation myocardial infarction
non-ST-elevation myocardial infarction | NSTEMI | non-ST elevation myocardial infarction
acute coronary syndrome | ACS
heart failure | cardiac failure | HF
cardiac arrest | cardiopulmonary arrest
atrial fibrillation | AF | AFib
ventricular fibrillation | VF
ventricular tachycardia | VT
supraventricular tachycardia | SVT
cardiac tamponade | pericardial tamponade | tamponade
abdominal aortic aneurysm | AAA
aortic dissection | dissection of the aorta
pulmonary embolism | PE | pulmonary embolus | lung embolism
deep vein thrombosis | DVT | deep venous thrombosis
venous thromboembolism | VTE
pulmonary oedema | pulmonary edema
chronic obstructive pulmonary disease | COPD
acute respiratory distress syndrome | ARDS
community-acquired pneumonia | CAP
hospital-acquired pneumonia | HAP
ventilator-associated pneumonia | VAP
pneumothorax | collapsed lung
pleural effusion | pleural fluid collection
asthma
asthma attack | asthma exacerbation | exacerbation of asthma
tuberculosis | TB
stroke | cerebrovascular accident | CVA
transient ischaemic attack | TIA | transient ischemic attack
subarachnoid haemorrhage | SAH | subarachnoid hemorrhage
subdural haematoma | SDH | subdural hematoma
traumatic brain injury | TBI
seizure | convulsion
epilepsy
Parkinson's disease | Parkinson disease
Alzheimer's disease | Alzheimer disease
motor neurone disease | MND | amyotrophic lateral sclerosis
Guillain-Barré syndrome | GBS | Guillain-Barre syndrome
meningitis
encephalitis
delirium | acute confusional state
dementia
diabetes mellitus | diabetes
type 1 diabetes | T1DM | type 1 diabetes mellitus
type 2 diabetes | T2DM | type 2 diabetes mellitus
gestational diabetes | GDM | gestational diabetes mellitus
diabetic ketoacidosis | DKA | ketoacidosis in diabetes
hyperosmolar hyperglycaemic state | HHS | hyperosmolar hyperglycemic state
hypoglycaemia | low blood glucose | low blood sugar | hypoglycemia
hyperglycaemia | high blood glucose | high blood sugar | hyperglycemia
hypothyroidism | underactive thyroid
hyperthyroidism | overactive thyroid | thyrotoxicosis
adrenal insufficiency | Addison's disease | hypoadrenalism
adrenal crisis | Addisonian crisis
Cushing's syndrome | Cushing syndrome
syndrome of inappropriate antidiuresis | SIADH | SIAD | syndrome of inappropriate antidiuretic hormone
phaeochromocytoma | pheochromocytoma
acute kidney injury | AKI | acute renal failure
chronic kidney disease | CKD
end-stage kidney disease | ESKD | ESRD | end-stage renal disease
urinary tract infection | UTI
catheter-associated urinary tract infection | CAUTI
pyelonephritis | upper urinary tract infection
cystitis | lower urinary tract infection | bladder infection
kidney stone | renal calculus | renal stone
benign prostatic hyperplasia | BPH
gastro-oesophageal reflux disease | GORD | GERD | gastroesophageal reflux disease
peptic ulcer disease | PUD
inflammatory bowel disease | IBD
irritable bowel syndrome | IBS
bowel obstruction | intestinal obstruction
appendicitis
cholecystitis | inflammation of the gallbladder
pancreatitis
cirrhosis
spontaneous bacterial peritonitis
upper gastrointestinal bleeding | upper GI bleed | upper gastrointestinal haemorrhage
hyperkalaemia | high potassium | raised potassium | hyperkalemia
hypokalaemia | low potassium | hypokalemia
hyponatraemia | low sodium | hyponatremia
hypernatraemia | high sodium | raised sodium | hypernatremia
hypercalcaemia | high calcium | raised calcium | hypercalcemia
hypocalcaemia | low calcium | hypocalcemia
hypomagnesaemia | low magnesium | hypomagnesemia
hypophosphataemia | low phosphate | hypophosphatemia
sepsis | septicaemia | blood poisoning
septic shock
anaphylaxis | anaphylactic reaction | anaphylactic shock
hypovolaemia | hypovolemia | volume depletion
haemorrhagic shock | hemorrhagic shock
Clostridioides difficile infection | CDI | C. difficile infection | C. diff infection
methicillin-resistant Staphylococcus aureus | MRSA
human immunodeficiency virus | HIV
respiratory syncytial virus | RSV
COVID-19 | SARS-CoV-2 infection
influenza | flu
chickenpox | varicella
shingles | herpes zoster
measles | rubeola
whooping cough | pertussis
glandular fever | infectious mononucleosis
iron deficiency anaemia | iron-deficiency anaemia | iron deficiency anemia
disseminated intravascular coagulation | DIC
thrombotic thrombocytopenic purpura | TTP
immune thrombocytopenia | ITP
heparin-induced thrombocytopenia | HIT
tumour lysis syndrome | TLS | tumor lysis syndrome
neutropenic sepsis | febrile neutropenia
spinal cord compression | metastatic spinal cord compression | MSCC
superior vena cava obstruction | SVCO | superior vena cava syndrome
pre-eclampsia | preeclampsia
ectopic pregnancy | extrauterine pregnancy
postpartum haemorrhage | PPH | postpartum hemorrhage
placental abruption | abruptio placentae
miscarriage | spontaneous abortion
post-traumatic stress disorder | PTSD
attention deficit hyperactivity disorder | ADHD
neuroleptic malignant syndrome | NMS
serotonin syndrome | serotonin toxicity
pressure ulcer | pressure injury | bedsore | pressure sore | decubitus ulcer
high blood pressure | hypertension | raised blood pressure
low blood pressure | hypotension
systemic lupus erythematosus | SLE | lupus
rheumatoid arthritis
osteoarthritis
gout
osteoporosis
compartment syndrome
hip fracture | fractured neck of femur | broken hip
acute lymphoblastic leukaemia | acute lymphoblastic leukemia
chronic lymphocytic leukaemia | CLL
multiple myeloma | myeloma
pulmonary hypertension
tension pneumothorax
acute asthma
panic attack
vasovagal syncope | vasovagal faint | simple faint
haemolytic disease of the newborn | HDN
transfusion-associated circulatory overload | TACO
transfusion-related acute lung injury | TRALI
`;
