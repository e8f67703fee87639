import { keyOfText } from './terms.ts';

/** Things and what they are kinds or parts of: `whole: kind, kind`. Both can't be options of one item. */
const lines = `
lymphocyte: T cell, B cell, natural killer cell, plasma cell, helper T cell, cytotoxic T cell, regulatory T cell, memory cell
leukocyte: neutrophil, lymphocyte, monocyte, eosinophil, basophil, macrophage, T cell, B cell, granulocyte, agranulocyte
phagocyte: neutrophil, macrophage, monocyte, dendritic cell, granulocyte, leukocyte, microglia
granulocyte: neutrophil, eosinophil, basophil
T cell: helper T cell, cytotoxic T cell, regulatory T cell
neuron: unipolar neuron, bipolar neuron, multipolar neuron, bipolar cell, unipolar cell, multipolar cell, motor neuron, sensory neuron, interneuron, unipolar neuron
glial cell: astrocyte, oligodendrocyte, microglia, Schwann cell, ependymal cell, satellite cell
plasma protein: albumin, globulin, fibrinogen, gamma globulin, immunoglobulin, antibody, alpha globulin, beta globulin
globulin: gamma globulin, alpha globulin, beta globulin, antibody, immunoglobulin
gamma globulin: immunoglobulin, antibody
antibody: immunoglobulin, immunoglobulin G, immunoglobulin A, immunoglobulin M, immunoglobulin E, immunoglobulin D
connective tissue: cartilage, adipose tissue, blood, hyaline cartilage, fibrocartilage, elastic cartilage, areolar tissue, reticular tissue, ligament, tendon, dense connective tissue, loose connective tissue, bone tissue, osseous tissue
cartilage: hyaline cartilage, fibrocartilage, elastic cartilage
carbohydrate: glucose, fructose, galactose, sucrose, lactose, maltose, starch, glycogen, cellulose, monosaccharide, disaccharide, polysaccharide, sugar
monosaccharide: glucose, fructose, galactose
disaccharide: sucrose, lactose, maltose
polysaccharide: starch, glycogen, cellulose
lipid: triglyceride, cholesterol, phospholipid, fatty acid, steroid
nucleic acid: DNA, RNA, messenger RNA, transfer RNA
peripheral nervous system: autonomic nervous system, somatic nervous system, sympathetic nervous system, parasympathetic nervous system
central nervous system: brain, spinal cord, cerebrum, cerebellum, brain stem
autonomic nervous system: sympathetic nervous system, parasympathetic nervous system, enteric nervous system
brain stem: midbrain, pons, medulla oblongata
diencephalon: thalamus, hypothalamus, epithalamus
meninges: dura mater, arachnoid mater, pia mater
small intestine: duodenum, jejunum, ileum
large intestine: caecum, colon, ascending colon, transverse colon, descending colon, sigmoid colon, rectum, anal canal, anus
pharynx: nasopharynx, oropharynx, laryngopharynx
nephron: glomerulus, Bowman's capsule, loop of Henle, proximal convoluted tubule, distal convoluted tubule
blood vessel: artery, vein, capillary, arteriole, venule, aorta
artery: aorta, pulmonary artery, carotid artery, coronary artery
endocrine gland: thyroid gland, pituitary gland, adrenal gland, parathyroid gland, pineal gland
sweat gland: eccrine gland, apocrine gland, merocrine gland
lung: alveolus, bronchus, bronchiole
gonadal artery: ovarian artery, testicular artery
airway: trachea, bronchus, bronchiole, larynx
gamete: sperm, oocyte, ovum
ovum: oocyte, zygote
uterus: endometrium, myometrium, cervix
heart: left atrium, right atrium, left ventricle, right ventricle, mitral valve, tricuspid valve, myocardium
kidney: nephron, renal cortex, renal medulla, renal pelvis
pituitary gland: anterior pituitary, posterior pituitary
adrenal gland: adrenal cortex, adrenal medulla
skin: epidermis, dermis, hypodermis
bone: compact bone, spongy bone, long bone, short bone, flat bone, irregular bone, sesamoid bone
peritoneum: visceral peritoneum, parietal peritoneum
pleura: visceral pleura, parietal pleura
vertebral column: vertebra, sacrum, coccyx
blood cell: erythrocyte, leukocyte, platelet
skull: cranium, mandible, maxilla, frontal bone, parietal bone
hip bone: ilium, ischium, pubis
quadriceps femoris: rectus femoris, vastus lateralis
hamstrings: biceps femoris
adrenal cortex: zona glomerulosa, zona fasciculata, zona reticularis
acute coronary syndrome: myocardial infarction, unstable angina
shock: septic shock, cardiogenic shock, anaphylactic shock, hypovolaemic shock, neurogenic shock
stroke: ischaemic stroke, haemorrhagic stroke
diabetes mellitus: type 1 diabetes, type 2 diabetes, gestational diabetes
arrhythmia: atrial fibrillation, tachycardia, bradycardia, ventricular tachycardia
anaemia: iron-deficiency anaemia, pernicious anaemia, aplastic anaemia, haemolytic anaemia
skin cancer: melanoma, basal cell carcinoma, squamous cell carcinoma
ventilation: inspiration, expiration, pulmonary ventilation, quiet breathing, forced breathing
pulmonary ventilation: inspiration, expiration
gas exchange: external respiration, internal respiration
cellular respiration: glycolysis, Krebs cycle, citric acid cycle, electron transport chain, oxidative phosphorylation
respiration: external respiration, internal respiration, cellular respiration, ventilation, gas exchange
cancer: melanoma, basal cell carcinoma, squamous cell carcinoma, leukaemia, lymphoma
tumor: cancer, melanoma, carcinoma
ossification: intramembranous ossification, endochondral ossification
large intestine: appendix
alimentary canal: mouth, pharynx, oesophagus, stomach, small intestine, large intestine, anal canal, anus
diffusion: simple diffusion, facilitated diffusion, passive diffusion
passive diffusion: simple diffusion, facilitated diffusion
passive transport: diffusion, simple diffusion, facilitated diffusion, osmosis
common carotid artery: internal carotid artery, external carotid artery
amine hormone: thyroid hormone, thyroxine, triiodothyronine, catecholamine, epinephrine, norepinephrine, dopamine, melatonin
steroid hormone: cortisol, aldosterone, testosterone, estrogen, estradiol, progesterone, androgen, reproductive hormone
peptide hormone: insulin, glucagon, antidiuretic hormone, oxytocin, growth hormone, pituitary hormone
pituitary hormone: growth hormone, prolactin, thyroid-stimulating hormone, oxytocin, antidiuretic hormone, luteinizing hormone, follicle-stimulating hormone
reproductive hormone: estrogen, progesterone, testosterone, luteinizing hormone, follicle-stimulating hormone
salivary gland: parotid gland, submandibular gland, sublingual gland, buccal gland
cerebral cortex: somatosensory cortex, primary somatosensory cortex, motor cortex, primary motor cortex, premotor cortex, prefrontal cortex, visual cortex, auditory cortex, gustatory cortex
cranial nerve: olfactory nerve, optic nerve, oculomotor nerve, trochlear nerve, trigeminal nerve, abducens nerve, facial nerve, vestibulocochlear nerve, glossopharyngeal nerve, vagus nerve, accessory nerve, hypoglossal nerve
frontal lobe: precentral gyrus, primary motor cortex, prefrontal cortex
parietal lobe: postcentral gyrus, primary somatosensory cortex
respiratory capacity: total lung capacity, vital capacity, inspiratory capacity, functional residual capacity
respiratory volume: tidal volume, residual volume, inspiratory reserve volume, expiratory reserve volume
serous cavity: pleural cavity, pericardial cavity, peritoneal cavity
thoracic cavity: pleural cavity, pericardial cavity
reflex: superficial reflex, deep tendon reflex, plantar reflex
superficial reflex: plantar reflex, abdominal reflex, corneal reflex
lymphatic vessel: lymphatic capillary, lymphatic trunk, lacteal
sweat gland: sudoriferous gland, eccrine sweat gland, apocrine sweat gland
sudoriferous gland: eccrine gland, apocrine gland, merocrine gland, eccrine sweat gland, apocrine sweat gland, eccrine sweat gland
merocrine gland: eccrine gland, eccrine sweat gland
estrogen: estradiol, estrone, estriol
cerebrum: frontal lobe, parietal lobe, temporal lobe, occipital lobe, cerebral cortex, limbic system, primary motor cortex, hippocampus, corpus callosum
blastocyst: trophoblast, inner cell mass
colon: ascending colon, transverse colon, descending colon, sigmoid colon
ventral cavity: thoracic cavity, abdominal cavity, pelvic cavity, abdominopelvic cavity, pleural cavity, peritoneal cavity, pericardial cavity
corticosteroid: prednisolone, hydrocortisone, dexamethasone, cortisol, aldosterone
`;

const found = new Set<string>();
for (const line of lines.trim().split('\n')) {
  const [whole = '', kinds = ''] = line.split(': ');
  for (const kind of kinds.split(', ')) found.add(`${keyOfText(kind)}|${keyOfText(whole)}`);
}

/** Whether one of two terms is a kind or a part of the other. */
export const isKindOf = (one: string, other: string): boolean =>
  found.has(`${one}|${other}`) || found.has(`${other}|${one}`);

/** What cells are described by, and those that it is as true of: a monocyte, too, follows chemicals into a wound and eats what it finds. */
const deeds: readonly (readonly [RegExp, ReadonlySet<string>])[] = (
  [
    [
      /phagocyt|engulf/i,
      'neutrophil, macrophage, monocyte, dendritic cell, granulocyte, leukocyte, microglia',
    ],
    [/antigen[- ]present|presents? (?:\p{L}+ )?antigens?/iu, 'dendritic cell, macrophage, monocyte, B cell'],
    [/granulocyte|granules/i, 'neutrophil, eosinophil, basophil, mast cell, granulocyte'],
  ] as const
).map(([deed, cells]) => [deed, new Set(cells.split(', ').map(keyOfText))]);

/** Whether what is said of one cell is known to be true of another as well. */
export const doesAsWell = (cell: string, said: string): boolean =>
  deeds.some(([deed, cells]) => cells.has(cell) && deed.test(said));
