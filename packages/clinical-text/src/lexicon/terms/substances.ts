/** What the body is made of, moves and makes, and what happens in it. */
export const substanceTerms = `
electrolyte: sodium, potassium, calcium, magnesium, chloride, phosphate, bicarbonate, hydrogen ion, hydroxide ion, ammonium, sodium ion, potassium ion, calcium ion
mineral: iron, zinc, copper, iodine, selenium, fluoride, manganese, cobalt, chromium, phosphorus, sulfur
gas: oxygen, carbon dioxide, nitrogen, carbon monoxide, nitric oxide, hydrogen, helium
hormone: insulin, glucagon, cortisol, aldosterone, thyroxine | T4, triiodothyronine | T3, thyroid-stimulating hormone | TSH, growth hormone, prolactin, adrenocorticotropic hormone | ACTH, follicle-stimulating hormone | FSH, luteinizing hormone | LH, antidiuretic hormone | ADH, parathyroid hormone | PTH, calcitonin, melatonin, estrogen | oestrogen, estradiol, progesterone, testosterone, human chorionic gonadotropin | hCG, leptin, ghrelin, erythropoietin, renin, angiotensin I, angiotensin II, atrial natriuretic peptide, brain natriuretic peptide, gastrin, secretin, cholecystokinin, somatostatin, thyrotropin-releasing hormone, corticotropin-releasing hormone, gonadotropin-releasing hormone, growth hormone-releasing hormone, inhibin, relaxin, dehydroepiandrosterone, calcitriol, thymosin, incretin, androgen, glucocorticoid, mineralocorticoid, insulin-like growth factor, motilin, gastric inhibitory peptide, melanocyte-stimulating hormone
neurotransmitter: acetylcholine, serotonin, gamma-aminobutyric acid | GABA, glutamate, glycine, histamine, norepinephrine, endorphin, substance P, enkephalin, dopamine
enzyme: amylase, salivary amylase, pancreatic amylase, lipase, pancreatic lipase, trypsin, chymotrypsin, pepsin, lactase, maltase, sucrase, peptidase, carboxypeptidase, angiotensin-converting enzyme, acetylcholinesterase, carbonic anhydrase, DNA polymerase, RNA polymerase, telomerase, creatine kinase, lactate dehydrogenase, thrombin, plasmin, lysozyme, catalase, phosphodiesterase, adenylyl cyclase, enterokinase, hexokinase, ATP synthase, protein kinase, helicase, nuclease, lingual lipase, monoamine oxidase, lipoprotein lipase
muscle protein: actin, myosin, tropomyosin, troponin, titin
structural protein: collagen, elastin, keratin
plasma protein: albumin, globulin, fibrinogen, transferrin
clotting protein: fibrin, prothrombin, factor VIII, von Willebrand factor
oxygen carrier: haemoglobin, myoglobin
antibody class: immunoglobulin G | IgG, immunoglobulin A | IgA, immunoglobulin M | IgM, immunoglobulin E | IgE, immunoglobulin D | IgD
immune signal: interferon, interleukin, chemokine, tumor necrosis factor
visual pigment: rhodopsin, opsin
protein: ferritin, tubulin, complement, cytokine, antibody, antigen, intrinsic factor, surfactant, mucin, calmodulin, spectrin, dystrophin, perforin, melanin, glycoprotein, proteoglycan, perlecan
sugar: glucose, fructose, galactose, sucrose, lactose, maltose
storage or structural carbohydrate: starch, glycogen, cellulose
lipid: fatty acid, triglyceride, cholesterol, phospholipid, glycerol
macronutrient: protein, carbohydrate, lipid
carbohydrate by size: monosaccharide, disaccharide, polysaccharide
nutrient: amino acid, fiber | fibre, saturated fat, unsaturated fat, omega-3 fatty acid
vitamin: vitamin A, vitamin C, vitamin D, vitamin E, vitamin K, vitamin B6, vitamin B12, riboflavin, niacin, biotin, folate, pantothenic acid
lipoprotein: low-density lipoprotein | LDL, high-density lipoprotein | HDL, very-low-density lipoprotein | VLDL, chylomicron, micelle
nucleic acid: DNA | deoxyribonucleic acid, RNA | ribonucleic acid
RNA: messenger RNA | mRNA, transfer RNA | tRNA, ribosomal RNA | rRNA
base of a nucleic acid: adenine, guanine, cytosine, thymine, uracil
part of the genetic code: codon, anticodon, gene, nucleotide
energy carrier: ATP | adenosine triphosphate, ADP, NADH, FADH2, creatine phosphate
bile pigment: bilirubin, biliverdin, heme, urobilinogen
nitrogenous waste: urea, uric acid, creatinine, ammonia
metabolic acid: pyruvate, lactate, lactic acid, acetyl CoA, citrate, oxaloacetate, acetoacetate
metabolite: cyclic AMP | cAMP, ketone body, glucose-6-phosphate
body fluid: water, plasma, serum, cerebrospinal fluid | CSF, interstitial fluid, intracellular fluid, extracellular fluid, synovial fluid, saliva, bile, gastric juice, pancreatic juice, urine, sweat, tears, mucus, chyme, semen, breast milk, colostrum, amniotic fluid, glomerular filtrate, filtrate, hydrochloric acid, pericardial fluid, pleural fluid, endolymph, perilymph, sebum, cerumen, hemolymph
particle: electron, proton, neutron
charged particle: cation, anion
chemical bond: covalent bond, ionic bond, hydrogen bond, peptide bond
mixture: solution, colloid, suspension
part of a solution: solute, solvent
acid or base: acid, base, salt, buffer
unit of matter: atom, molecule, element, compound, isotope
chemistry: ion, polar molecule, carbonic acid, catalyst, valence shell, activation energy, reactant, enzyme
`;

export const processTerms = `
transport: diffusion, simple diffusion, facilitated diffusion, osmosis, filtration, active transport, secondary active transport, endocytosis, exocytosis, phagocytosis, pinocytosis, receptor-mediated endocytosis, sodium-potassium pump, secretion, reabsorption, absorption, excretion, glomerular filtration, tubular reabsorption, tubular secretion, bulk flow, chloride shift
cell division: mitosis, meiosis, cytokinesis, interphase, prophase, metaphase, anaphase, telophase, apoptosis, DNA replication, transcription, translation, differentiation, crossing over, splicing, mutation, G1 phase, S phase, G2 phase
metabolism: glycolysis, gluconeogenesis, glycogenolysis, glycogenesis, lipolysis, lipogenesis, ketogenesis, Krebs cycle | citric acid cycle, electron transport chain, oxidative phosphorylation, beta oxidation, anabolism, catabolism, transamination, deamination, fermentation, cellular respiration, urea cycle, hydrolysis, dehydration synthesis, phosphorylation, oxidation, reduction
nerve and muscle: action potential, depolarisation, repolarisation, hyperpolarisation, resting membrane potential, graded potential, saltatory conduction, muscle contraction, excitation-contraction coupling, cross-bridge cycling, tetanus, summation, refractory period, wave summation, reflex, muscle tone, isometric contraction, isotonic contraction, eccentric contraction, concentric contraction, transduction, adaptation, thermogenesis
circulation: systole, diastole, vasoconstriction, vasodilation, haemostasis, coagulation, fibrinolysis, platelet plug formation, vascular spasm, haematopoiesis, erythropoiesis, leukopoiesis, thrombopoiesis, haemolysis, angiogenesis, venous return, autoregulation, isovolumic contraction, vasculogenesis, thermoregulation
breathing: inspiration, expiration, ventilation, perfusion, gas exchange, external respiration, internal respiration, pulmonary ventilation, hyperpnea, surfactant production
digestion: ingestion, mastication | chewing, deglutition | swallowing, peristalsis, segmentation, mechanical digestion, chemical digestion, emulsification, defecation, propulsion, mass movement, cephalic phase, gastric phase, intestinal phase
early development: fertilisation, implantation, gastrulation, neurulation, organogenesis, cleavage, embryogenesis, capacitation
reproductive event: ovulation, menstruation, lactation, labor, parturition, menopause, menarche, puberty, quickening, involution
making of gametes: spermatogenesis, oogenesis, folliculogenesis, gametogenesis
phase of the cycle: menses, proliferative phase, secretory phase, luteal phase, follicular phase
bone: ossification, intramembranous ossification, endochondral ossification, bone remodeling, calcification, bone resorption, fracture repair, appositional growth, interstitial growth
immunity: innate immunity, adaptive immunity, active immunity, passive immunity, humoral immunity, cellular immunity, opsonisation, chemotaxis, inflammatory response, antigen presentation, clonal expansion, agglutination, neutralization, complement activation, immunological tolerance, vaccination, seroconversion, antigen processing, clonal selection
control: homeostasis, negative feedback, positive feedback, upregulation, downregulation, renin-angiotensin-aldosterone system | RAAS, baroreceptor reflex, stress response, fight-or-flight response
movement: flexion, extension, abduction, adduction, rotation, pronation, supination, dorsiflexion, plantar flexion, inversion, eversion, circumduction, hyperextension, protraction, retraction, elevation, opposition, lateral flexion
sense: vision, hearing, taste, smell, touch, proprioception, nociception, equilibrium, accommodation, olfaction, gustation, somatosensation
`;
