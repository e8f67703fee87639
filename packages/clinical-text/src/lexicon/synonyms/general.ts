/** Devices, people and places, one meaning a line. */
export const equipmentAndPlaces = `
intensive care unit | ICU | intensive care | ITU | critical care unit
emergency department | ED | accident and emergency | emergency room
operating theatre | operating room
doctor | physician
anaesthetist | anesthetist | anaesthesiologist | anesthesiologist
paediatrician | pediatrician
emergency call | arrest call | crash call
syringe driver | syringe pump
infusion pump | volumetric pump
bag-valve-mask | bag valve mask | BVM | self-inflating bag
non-rebreather mask | non-rebreathing mask | reservoir mask
personal protective equipment | PPE
metered-dose inhaler | MDI | pressurised inhaler
automated external defibrillator | AED
picture archiving and communication system | PACS
electronic health record | EHR | electronic medical record
quality control | QC
`;

/** Everyday words that say the same in an option: "raise the dose" and "increase the dose" are one answer. */
export const generalWords = `
increase | raise | elevate | step up
increased | raised | elevated
decrease | lower | reduce | step down
decreased | lowered | reduced
start | begin | commence | initiate
starting | beginning | commencing
stop | discontinue | cease
stopping | discontinuing | ceasing
intravenous | IV | intravenously | into a vein | into the vein
intramuscular | IM | intramuscularly | into a muscle | into the muscle
subcutaneous | SC | subcutaneously | under the skin
by mouth | oral | orally | PO
nebulised | by nebuliser | via nebuliser
once daily | once a day | every 24 hours | every day | daily | each day | OD
twice daily | twice a day | every 12 hours | BD | BID
three times daily | three times a day | every 8 hours | TDS | TID
four times daily | four times a day | every 6 hours | QDS | QID
immediately | at once | straight away | right away | without delay
as needed | as required | when required | PRN
older | elderly
check | verify
inform | notify | tell
assess | evaluate
next day | following day
`;
