/** Signs, symptoms, measurements and parts of the body, one meaning a line. */
export const signsAndBody = `
shortness of breath | breathlessness | dyspnoea | dyspnea
high temperature | fever | pyrexia | raised temperature
fast heart rate | tachycardia | fast pulse | rapid heart rate
slow heart rate | bradycardia | slow pulse
fast breathing | tachypnoea | tachypnea | rapid breathing
low urine output | oliguria
coughing up blood | haemoptysis | hemoptysis
vomiting blood | haematemesis | hematemesis
blood in the urine | haematuria | hematuria
black stools | melaena | melena
painful urination | dysuria
difficulty swallowing | dysphagia
double vision | diplopia
itching | pruritus
hives | urticaria
nosebleed | epistaxis
low oxygen | hypoxia | hypoxaemia | hypoxemia
blue lips | cyanosis of the lips
swelling | oedema | edema
fainting | syncope
bruising | ecchymosis
yellow skin | jaundice
hair loss | alopecia
blood pressure | BP
heart rate | HR | pulse rate
respiratory rate | breathing rate
oxygen saturation | SpO2
central venous pressure | CVP
mean arterial pressure | mean pressure
intracranial pressure | ICP
Glasgow Coma Scale | GCS
body mass index | BMI
pulmonary | pulmonic
collarbone | clavicle
shoulder blade | scapula
breastbone | sternum
thigh bone | femur
shin bone | tibia
kneecap | patella
windpipe | trachea
voice box | larynx
esophagus | oesophagus | gullet
womb | uterus
eardrum | tympanic membrane
red blood cell | erythrocyte | red cell
white blood cell | leucocyte | leukocyte | white cell
platelet | thrombocyte
`;
