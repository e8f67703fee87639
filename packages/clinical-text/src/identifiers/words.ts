/** What a name never has in it: what stands on forms and in headings, and what is named after somebody. */
export const noName = new RegExp(
  `^(?:${[
    'Patient|Client|Name|Date|Birth|Ward|Hospital|Room|Bed|Unit|Clinic|Age|Male|Female|Mr|Mrs|Ms|The|And|Of|For|Or|Not|No|None|Unknown|Withheld|Yes',
    'Admitted|Admission|Discharge|History|Diagnosis|Education|Assessment|Safety|Care|Plan|Teaching|Information|Identification|Identifiers?',
    'Confidentiality|Rights|Records?|Portal|Advocates?|Surveys?|Feedback|Families|Family|Groups?|Associations?|Charter|Worker|Support|Services?|Team|Review|Notes?|Summary|Report|Handover',
    '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|October|November|December|Week|Year',
    'Scales?|Scores?|Index|Inventory|Tests?|Signs?|Disease|Disorder|Syndrome|Catheter|Drain|Theory|Model|Cycle|Hierarchy|Rule|Band|Coma|Pugh|Apgar|Table|Figure|Chapter|Section|Group|Study|Trial|Level|Status|Pressure|Rate|Risk',
    'Nightingale|Seacole|Lacks',
    'Acute|Chronic|Severe|Mild|Bilateral|Left|Right|Upper|Lower|Heart|Cardiac|Renal|Chest|Breast|Lung|Liver|Kidney|Bowel|Brain|Skin|Blood|Hip|Knee|Abdominal|Pain|Failure|Arrest|Attack|Fracture|Infection|Injury|Ulcer|Cancer|Stroke|Shock|Bleed|Septic|Gastric|Seizures?|Falls?|Type|Stage|Grade|Class|Total|Vital|General|Normal|Home|Nil|Oxygen|Query',
    'Diabetes|Asthma|Dementia|Epilepsy|Pneumonia|Migraines?|Gout|Lupus|Anxiety|Obesity|Sepsis|Angina|Influenza|Covid|Mellitus|Gravis|Alive|Deceased|Died|Dead|Healthy|Living|Well',
    'Tube|Tip|Sump|Cannula|Sheath|Stent|Balloon|Pump|Needle|Gauge|Pen|Inhaler|Monitor|Rhythm|Criteria|Lactate|Rehydration',
    'Acid|Chloride|Sodium|Potassium|Solution|Saline|Buffer|Hydroxide|Dextrose|Insulin|Vitamin|Vaccine|Medications?|Tablets?',
    'Tartrate|Succinate|Sul(?:f|ph)ate|Hydrochloride|Phosphate|Citrate|Maleate|Fumarate|Acetate|Carbonate|Bicarbonate|Gluconate|Clavulan(?:ate|ic)|Bes[yi]late|Mesylate|Bromide|Nitrate|Oxide|Valproate|Magnesium|Calcium|Zinc|Iron|Ferrous|Aspirin|Paracetamol|Acetaminophen|Warfarin|Heparin|Digoxin|Metformin|Codeine|Morphine|Oral|Inhaled|Topical|Intravenous|Slow|Syrup|Cream|Ointment|Drops|Infusion|Injection|Capsules?|Nebules?|Serum|Plasma|Urine|Ferritin',
    String.raw`\p{L}{3,}(?:cillin|m[yi]cin|olol|pril|sartan|statin|azole|azepam|azolam|oxacin|cycline|dipine|tidine|triptan|parin|xaban|gliptin|gliflozin|glitazone|thiazide|semide|mab|tinib|clovir|mivir|caine|phylline|terol|lone|sone|profen|amide|barbital|fentanil|fentanyl|codone|setron|emide)`,
    String.raw`Co-\p{Ll}+|Evohaler|Accuhaler|Turbohaler|Respimat|Solostar|Kwikpen|Dispersible|IV|IM|PO|SC`,
    'Eczema|Cells?|Violence|Training|Program(?:me)?|Screen|Screening|Impaired|Deficient|Ineffective|Nurses|Linen|Lift|Pronouns?|Physician|Facebook|Coli|Difficile|Aureus|Pyogenes|Albicans|Aeruginosa|Faecalis|Epidermidis|Men|Women|Boys|Girls|Adults?|Hands|Wing|Corridor',
    'African|American|Asian|Caucasian|European|Eastern|Hispanic|Non-\\p{L}+|Afro-\\p{L}+|Latin[oax]?|Rican|Caribbean|Pacific|Islander|Hawaiian|Alaskan?|Native|Nations|Indigenous|Aboriginal|Inuit|M[aā]ori|British|Irish|Scottish|Australian|Canadian|Mexican|Cuban|Haitian|Jamaican|Dominican|Brazilian|Spanish|Portuguese|Italian|Polish|Russian|Ukrainian|Turkish|Greek|Indian|Pakistani|Bangladeshi|Chinese|Japanese|Korean|Vietnamese|Filipin[oa]|Nigerian|Ghanaian|Somali|Ethiopian|Arab|Arabic|Iranian|Iraqi|Syrian|Afghan|Roma|Romani',
    "Jehovah(?:['’]?s)?|Witness(?:es)?|Muslim|Hindu|Jewish|Sikh|Catholic|Buddhist|Mormon|Protestant|Orthodox|Baptist|Lutheran|Methodist|Pentecostal|Adventist|Amish|Atheist|Gravida|Para|(?:Primi|Multi|Nulli)\\p{L}+|Abortus",
    'United|States|Kingdom|New|University|College|School|Lodge|Centre|Center|Mothers?|Fathers?|Baby|Child|Children|Rh|Hb|Hx|Dx|Rx|Tx',
    String.raw`\p{L}{2,}(?:itis|osis|aemia|emia|pathy|ectomy|ostomy|plasty|scopy|uria|pn[eo]+a|algia|ology|tension|ction|tion|ism|sthma|plegia|phasia|phagia|rrhoea|rrhea)`,
  ].join('|')})$`,
  'u',
);

/** Who somebody is said to be, before their name. */
export const roles =
  /^(?:Patient|Pt|Client|Resident|Name|Baby|Boy|Girl|Infant|Newborn|Neonate|Twin|Driver|Passenger|Pedestrian|Victim|Student|Gentleman|Lady|Mr|Mrs|Ms|Miss|Mx)$/;

/** What a sentence begins with that is no name. */
export const openers =
  /^(?:A|An|The|This|That|These|Those|In|On|At|By|For|From|With|To|Of|And|But|Or|So|Then|Today|Tonight|Yesterday|Later|Now|Once|When|While|After|Before|Since|Until|If|As|Although|Though|Because|However|Meanwhile|Also|Both|My|Our|His|Her|Their|Poor|Is|Was|Are|Were|Has|Had|Does|Did|Can|Could|Should|Why|How|What|Saw|Met|Seen|Gave|Given|Took|Taught|Told|Spoke|Left|Found|Helped|Meet|See|Visit|Report|Handover|Note|Re|Subject|Case|New|Old|Elderly|Known|Admitted|Only|Even|Unlike|Like|Here|There)$/;

/** Where a form goes on after a name. */
export const formWord =
  / (?:Age|DOB|Dob|D\.O\.B|Sex|Gender|Date|MRN|Ward|WARD|Room|Bed|BED|Male|Female|AGE|SEX|Admitted|Diagnosis|History|Hosp|HOSP|NHS|ID|Address|Phone|Tel)(?![\p{L}]).*$/su;

/** Who treats patients, before a name and, as a degree or trade, after it. */
export const clinician = String.raw`Drs?\.?|DR\.?|[Dd]octor|Prof\.?|[Pp]rofessor|RN|LPN|LVN|CNA|EN|HCA|NP|PA|EMT|MD|[Nn]urse|NURSE|[Mm]idwife|[Cc]onsultant|[Ss]urgeon|[Pp]hysician|[Pp]sychiatrist|[Rr]egistrar|[Pp]aramedic|[Pp]hysio|[Pp]hysiotherapist|[Tt]herapist|[Pp]harmacist|[Pp]receptor|[Mm]entor|[Tt]utor|[Ii]nstructor|GP|OT|SLT`;
export const degree =
  'RN|BSN|MSN|MD|NP|FNP|APRN|PA-C|LPN|LVN|CNA|RPh|PharmD|PhD|EMT|MBBS|FRCS|nurse|surgeon|consultant|physician|psychiatrist|registrar|physiotherapist|pharmacist|midwife';

/** Whose illness it is by name, and no relative's name. */
export const eponyms =
  /^(?:Alzheimer|Parkinson|Crohn|Huntington|Hodgkin|Graves|Addison|Cushing|Down|Marfan|Tourette|Turner|Raynaud|Hashimoto|Kawasaki|Paget|Wilson|Bell|Barrett|Conn|Still|Sjögren|Meniere|Ménière)$/;

const eponymous =
  'disease|disorder|syndrome|[a-z]+(?:pathy|itis|oma)|signs?|criteria|triad|reflex|phenomenon|law|palsy|lymphoma|sarcoma|tumou?r|man(?:oeuvre|euver)|contractions?|formula|equation|classification|theory|model|cycle|hierarchy|solution|lactate';
const instruments =
  'tests?|scales?|score|catheter|tube|drain|traction|splint|fracture|forceps|position|cells?|bod(?:y|ies)|method|technique|procedure|operation|stain|breathing|respirations?|staging|rule|effect|framework|period|hospital|clinic|house';
/**
 * What takes a name that a patient may have as well: "Graves' disease", "Foley catheter", "Abbey Pain Scale". "Foley's
 * catheter" is the patient's.
 */
const namedAfter = [
  new RegExp(`^['’]s? (?:${eponymous})(?![\\p{L}-])`, 'iu'),
  new RegExp(`^ (?:${eponymous}|${instruments})(?![\\p{L}-])`, 'iu'),
  /^(?: \p{Lu}\p{Ll}{1,14}){1,3} (?:Scale|Score|Inventory|Index|Test|Hospital|Clinic)(?!\p{L})/u,
];
export const isNamedAfter = (next: string): boolean => namedAfter.some((pattern) => pattern.test(next));

/** Names that are words: alone, each of them would be taken for somebody. */
export const areWords =
  /^(?:May|April|June|August|Will|Mark|Grace|Rose|Hope|Faith|Joy|Young|Long|Short|Brown|White|Black|Green|Grey|Gray|King|Hill|Wood|Woods|Grant|Drew|Bill|Sue|Pat|Rich|Frank|Art|Dean|Lane|Field|Day|Rice|Cook|Baker|Price|Love|Best|Good|Wise|Power|Ray|Sky|Iris|Violet|Daisy|Lily|Ivy|Summer|Autumn|Dawn|Eve|Christian|Angel|Law|Case|Bond|Page|Ward|Major|Miles|Ford|Banks|Stone|Rivers?|Waters?|West|North|Gene|Max|Sage|Cruz|Bone|Bones|Back|Hand|Foot|Heart|Head|Chest|Blood)$/;
