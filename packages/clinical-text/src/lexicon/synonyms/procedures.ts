/** Tests, imaging and interventions, one meaning a line. */
export const procedures = `
electrocardiogram | ECG | EKG | electrocardiography
12-lead ECG | 12-lead electrocardiogram | twelve-lead ECG
echocardiogram | echocardiography | heart ultrasound | cardiac ultrasound
electroencephalogram | EEG | electroencephalography
electromyography | EMG
chest X-ray | CXR | chest radiograph | chest film | chest x-ray
abdominal X-ray | abdominal radiograph | abdominal film
computed tomography | CT | CT scan
magnetic resonance imaging | MRI | MRI scan | MR imaging
ultrasound | ultrasonography | sonography | USS
positron emission tomography | PET
CT pulmonary angiography | CTPA | CT pulmonary angiogram
ventilation-perfusion scan | V/Q scan | VQ scan
percutaneous coronary intervention | PCI
coronary artery bypass graft | CABG | coronary bypass surgery
full blood count | FBC | complete blood count | CBC
arterial blood gas | ABG | arterial gas
venous blood gas | VBG | venous gas
liver function tests | LFTs | liver tests
thyroid function tests | TFTs
erythrocyte sedimentation rate | ESR
C-reactive protein | CRP
activated partial thromboplastin time | APTT
international normalised ratio | INR | international normalized ratio
cerebrospinal fluid | CSF
lumbar puncture | LP | spinal tap
bone marrow biopsy | bone marrow trephine
oesophagogastroduodenoscopy | OGD | gastroscopy | upper endoscopy | upper GI endoscopy | EGD
endoscopic retrograde cholangiopancreatography | ERCP
magnetic resonance cholangiopancreatography | MRCP
colonoscopy
sigmoidoscopy
bronchoscopy
cardiopulmonary resuscitation | CPR
defibrillation
cardioversion
non-invasive ventilation | NIV | noninvasive ventilation
continuous positive airway pressure | CPAP
bilevel positive airway pressure | BiPAP
extracorporeal membrane oxygenation | ECMO
mechanical ventilation | artificial ventilation
intubation | tracheal intubation | endotracheal intubation
tracheostomy
chest drain | intercostal drain | chest tube | thoracostomy tube
needle decompression | needle thoracocentesis | needle thoracostomy
pleural tap | pleural aspiration | thoracentesis | thoracocentesis
ascitic tap | paracentesis
renal replacement therapy | RRT
haemodialysis | hemodialysis
haemofiltration | hemofiltration
blood transfusion | transfusion of blood
total parenteral nutrition | TPN | parenteral nutrition
electroconvulsive therapy | ECT
cognitive behavioural therapy | CBT | cognitive behavioral therapy
caesarean section | cesarean section | caesarean | c-section
vaginal examination | VE
cardiotocography | CTG | cardiotocograph
blood pressure measurement | measuring the blood pressure
hand hygiene | hand washing | handwashing
arterial line insertion | arterial cannulation
central venous catheter | CVC | central line | central venous line
peripherally inserted central catheter | PICC | PICC line
nasogastric tube | NG tube | nasogastric feeding tube
urinary catheter | Foley catheter | indwelling catheter
bladder scan | bladder ultrasound | ultrasound of the bladder
patient-controlled analgesia | PCA
`;
