/** Medicines by pharmacological class: `class: medicine, medicine | other name`. International names first. */
export const drugTerms = `
beta blocker: atenolol, bisoprolol, metoprolol, propranolol, carvedilol, labetalol, nebivolol, sotalol, esmolol, nadolol, timolol
ACE inhibitor: ramipril, lisinopril, enalapril, captopril, perindopril, quinapril, fosinopril, benazepril, trandolapril
angiotensin receptor blocker: losartan, valsartan, candesartan, irbesartan, telmisartan, olmesartan
calcium channel blocker: amlodipine, nifedipine, felodipine, diltiazem, verapamil, nicardipine, nimodipine, lercanidipine
loop diuretic: furosemide | frusemide, bumetanide, torasemide | torsemide, etacrynic acid
thiazide diuretic: hydrochlorothiazide, bendroflumethiazide, chlortalidone, indapamide, metolazone
potassium-sparing diuretic: spironolactone, eplerenone, amiloride, triamterene
osmotic diuretic: mannitol
vasodilator: glyceryl trinitrate | nitroglycerin | GTN, isosorbide mononitrate, isosorbide dinitrate, hydralazine, minoxidil, sodium nitroprusside
antiarrhythmic: amiodarone, adenosine, flecainide, digoxin, lidocaine | lignocaine, procainamide, propafenone, ivabradine, dofetilide
inotrope or vasopressor: adrenaline | epinephrine, noradrenaline | norepinephrine, dopamine, dobutamine, milrinone, vasopressin, phenylephrine, ephedrine, metaraminol
statin: atorvastatin, simvastatin, rosuvastatin, pravastatin, fluvastatin
lipid-lowering drug: ezetimibe, fenofibrate, gemfibrozil, evolocumab, alirocumab, colestyramine
anticoagulant: warfarin, heparin, enoxaparin, dalteparin, tinzaparin, fondaparinux, apixaban, rivaroxaban, dabigatran, edoxaban, argatroban, bivalirudin
antiplatelet: aspirin, clopidogrel, ticagrelor, prasugrel, dipyridamole, tirofiban, eptifibatide
thrombolytic: alteplase, tenecteplase, streptokinase, reteplase
antidote: naloxone, flumazenil, acetylcysteine, protamine, idarucizumab, andexanet alfa, atropine, pralidoxime, fomepizole, sugammadex, hydroxocobalamin, digoxin-specific antibody, dantrolene, methylene blue, calcium gluconate, leucovorin
penicillin: amoxicillin, ampicillin, benzylpenicillin, flucloxacillin, piperacillin, co-amoxiclav, phenoxymethylpenicillin, oxacillin, nafcillin
cephalosporin: cefalexin | cephalexin, cefazolin, cefuroxime, ceftriaxone, cefotaxime, ceftazidime, cefepime
macrolide: erythromycin, clarithromycin, azithromycin
aminoglycoside: gentamicin, amikacin, tobramycin, streptomycin, neomycin
quinolone: ciprofloxacin, levofloxacin, moxifloxacin, ofloxacin
tetracycline: doxycycline, tetracycline, minocycline, tigecycline
carbapenem: meropenem, imipenem, ertapenem
antibacterial: vancomycin, teicoplanin, linezolid, daptomycin, clindamycin, metronidazole, trimethoprim, nitrofurantoin, co-trimoxazole, fosfomycin, rifampicin | rifampin, isoniazid, pyrazinamide, ethambutol, chloramphenicol, colistin, fidaxomicin
antifungal: fluconazole, itraconazole, voriconazole, amphotericin B, nystatin, caspofungin, terbinafine, clotrimazole
antiviral: aciclovir | acyclovir, valaciclovir, ganciclovir, oseltamivir, remdesivir, tenofovir, emtricitabine, lamivudine, zidovudine, dolutegravir, efavirenz, ritonavir, sofosbuvir, ribavirin
antiparasitic: ivermectin, albendazole, mebendazole, praziquantel, chloroquine, hydroxychloroquine, artesunate, artemether, mefloquine, permethrin, primaquine
opioid: morphine, fentanyl, oxycodone, codeine, tramadol, methadone, buprenorphine, hydromorphone, pethidine | meperidine, alfentanil, remifentanil, tapentadol
non-opioid analgesic: paracetamol | acetaminophen, ibuprofen, naproxen, diclofenac, ketorolac, indometacin, celecoxib, etoricoxib, meloxicam
benzodiazepine: diazepam, lorazepam, midazolam, clonazepam, temazepam, alprazolam, chlordiazepoxide, oxazepam
anaesthetic: propofol, ketamine, thiopental, etomidate, sevoflurane, isoflurane, desflurane, nitrous oxide, bupivacaine, ropivacaine, prilocaine, dexmedetomidine
neuromuscular blocker: suxamethonium | succinylcholine, rocuronium, vecuronium, atracurium, cisatracurium, pancuronium, neostigmine
anticonvulsant: phenytoin, carbamazepine, sodium valproate | valproic acid | valproate, levetiracetam, lamotrigine, topiramate, gabapentin, pregabalin, phenobarbital, ethosuximide, lacosamide, oxcarbazepine
antidepressant: sertraline, fluoxetine, citalopram, escitalopram, paroxetine, venlafaxine, duloxetine, mirtazapine, amitriptyline, nortriptyline, imipramine, bupropion, trazodone, phenelzine
antipsychotic: haloperidol, olanzapine, risperidone, quetiapine, clozapine, aripiprazole, chlorpromazine, ziprasidone, paliperidone
mood stabiliser: lithium
dementia drug: donepezil, rivastigmine, galantamine, memantine
antiparkinsonian: levodopa, carbidopa, ropinirole, pramipexole, selegiline, rasagiline, entacapone, amantadine, apomorphine, benztropine
bronchodilator: salbutamol | albuterol, salmeterol, formoterol, terbutaline, ipratropium, tiotropium, theophylline, aminophylline, umeclidinium
corticosteroid: prednisolone, prednisone, hydrocortisone, dexamethasone, methylprednisolone, budesonide, beclometasone, fluticasone, fludrocortisone, betamethasone
leukotriene receptor antagonist: montelukast, zafirlukast
antihistamine: cetirizine, loratadine, fexofenadine, chlorphenamine, diphenhydramine, promethazine, hydroxyzine
insulin preparation: insulin glargine, insulin lispro, insulin aspart, insulin detemir, insulin degludec, isophane insulin
glucose-lowering drug: metformin, gliclazide, glipizide, glibenclamide, glimepiride, sitagliptin, linagliptin, empagliflozin, dapagliflozin, canagliflozin, liraglutide, semaglutide, dulaglutide, pioglitazone, acarbose
thyroid drug: levothyroxine, carbimazole, propylthiouracil, methimazole, liothyronine
bone drug: alendronic acid | alendronate, zoledronic acid, risedronate, denosumab, teriparatide, raloxifene
proton pump inhibitor: omeprazole, lansoprazole, pantoprazole, esomeprazole, rabeprazole
H2 receptor antagonist: famotidine, ranitidine, cimetidine, nizatidine
antiemetic: ondansetron, metoclopramide, domperidone, cyclizine, prochlorperazine, granisetron, aprepitant
laxative: lactulose, senna, bisacodyl, macrogol, docusate, ispaghula, sodium picosulfate
antidiarrhoeal: loperamide
uterotonic or tocolytic: oxytocin, ergometrine, carboprost, methylergonovine | methylergometrine, misoprostol, dinoprostone, atosiban
contraceptive: levonorgestrel, ulipristal, medroxyprogesterone, etonogestrel, ethinylestradiol, norethisterone
hormonal drug: tamoxifen, letrozole, anastrozole, finasteride, goserelin, leuprolide, clomifene, desmopressin, octreotide, cabergoline, bromocriptine
alpha blocker: tamsulosin, doxazosin, alfuzosin, prazosin, terazosin
bladder antimuscarinic: oxybutynin, solifenacin, tolterodine, mirabegron
gout drug: allopurinol, febuxostat, colchicine, probenecid
immunosuppressant: methotrexate, azathioprine, ciclosporin | cyclosporine, tacrolimus, mycophenolate, sirolimus, leflunomide, sulfasalazine
biological agent: infliximab, adalimumab, etanercept, rituximab, tocilizumab, ustekinumab, secukinumab, omalizumab, natalizumab
cytotoxic drug: cyclophosphamide, doxorubicin, cisplatin, carboplatin, oxaliplatin, fluorouracil, vincristine, vinblastine, paclitaxel, docetaxel, etoposide, bleomycin, cytarabine, gemcitabine, irinotecan, capecitabine
targeted cancer drug: imatinib, trastuzumab, bevacizumab, erlotinib, pembrolizumab, nivolumab, ibrutinib, sunitinib
supplement: ferrous sulfate, folic acid, thiamine, colecalciferol, calcium carbonate, potassium chloride, magnesium sulfate, cyanocobalamin, zinc sulfate, phytomenadione
fluid for infusion: sodium chloride 0.9% | normal saline, Hartmann's solution | Ringer's lactate | lactated Ringer's, glucose 5%, human albumin solution, hypertonic saline
blood product: packed red cells, fresh frozen plasma, platelet concentrate, cryoprecipitate, prothrombin complex concentrate, tranexamic acid
`;

/** Names of the classes themselves, as a note speaks of them. */
export const drugClassTerms = `
drug class: beta blocker, ACE inhibitor, angiotensin receptor blocker, calcium channel blocker, loop diuretic, thiazide diuretic, thiazide, diuretic, statin, anticoagulant, antiplatelet, thrombolytic, penicillin, cephalosporin, macrolide, aminoglycoside, quinolone, tetracycline, carbapenem, antibiotic, antifungal, antiviral, opioid, benzodiazepine, anticonvulsant, antidepressant, selective serotonin reuptake inhibitor | SSRI, tricyclic antidepressant, antipsychotic, bronchodilator, corticosteroid, antihistamine, sulfonylurea, sodium-glucose cotransporter 2 inhibitor | SGLT2 inhibitor, biguanide, proton pump inhibitor, H2 receptor antagonist, antiemetic, laxative, alpha blocker, immunosuppressant, monoclonal antibody, non-steroidal anti-inflammatory drug | NSAID, vasopressor, inotrope, nitrate, antiarrhythmic, bisphosphonate, direct oral anticoagulant, low-molecular-weight heparin, barbiturate, anticholinergic, muscarinic antagonist, sedative, analgesic, local anaesthetic, potassium-sparing diuretic, aldosterone antagonist, monoamine oxidase inhibitor, fibrate, vaccine, antacid, vasodilator
`;
