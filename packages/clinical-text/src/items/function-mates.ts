import { apart } from './mate-table.ts';
import type { Mates } from './mate-table.ts';

const byGlucose =
  /\b(?:(?:lower|reduc|rais|elevat)(?:s|es|ing)|(?:in|de)creas(?:es|ing)) (?:the )?blood (?:glucose|sugar)\b|\b(?:alpha|beta) cells?\b|\bglycogen into glucose\b/i;

/** What the body does, and with what. */
export const functionMates: readonly Mates[] = [
  apart(
    'axon/dendrite',
    /\breceiv\w+ (?:\w+ ){0,3}(?:input|signals|information)\b|\baway from the cell body\b/i,
  ),
  apart('oligodendrocyte/Schwann cell', /\b(?:CNS|PNS|(?:central|peripheral) nervous)\b/),
  apart(
    'ganglion>nucleus | nerve>tract',
    /\b(?:PNS|peripheral nervous)\b.*\b(?:is|are) (?:called|referred to as|termed)\b|^In the PNS\b/,
  ),
  apart('gray matter/white matter', /\bcontains? (?:\w+ ){0,2}cell bodies\b|\bmyelin\w*/i),
  apart('unipolar/multipolar', /\b(?:one|many|several) (?:process|processes|dendrites)\b/i),
  apart(
    'ascending pathway/descending pathway | ascending tract/descending tract',
    /\bto the brain\b|\bfrom the brain\b|\b(?:sensory|motor)\b/i,
  ),
  apart('flaccid/spastic', /\b(?:upper|lower) motor neuron\b/i),
  apart('systole/diastole', /\b(?:contraction|relaxation)\b/i),
  apart('P wave/T wave | QRS complex/P wave', /\b(?:depolariz|repolariz)\w+/i),
  apart('pulmonary trunk/aorta', /\b(?:left|right) ventricle\b/i),
  apart(
    'pulmonary vein/pulmonary artery | pulmonary veins/pulmonary arteries',
    /\bleft atrium\b|\bright ventricle\b|\boxygen-\w+|\boxygenated\b/i,
  ),
  apart(
    'umbilical vein/umbilical artery | umbilical veins/umbilical arteries',
    /\boxygen-(?:rich|depleted|poor)\b|\boxygenated\b/i,
  ),
  apart('arteries/veins', /\b(?:away from|toward|back to) the heart\b/i),
  apart(
    'baroreceptor/chemoreceptor',
    /\bstretch receptors\b|\bdegree of stretch\b|\bcarbon dioxide\b|\bhydrogen ions?\b/i,
  ),
  apart(
    'anemia/polycythemia | leukopenia/leukocytosis | thrombocytopenia/thrombocytosis',
    /\b(?:overproduction|(?:low|high|elevated) (?:numbers?|counts?)|too (?:few|many)|excess\w*) (?:of )?(?:\w+ )?(?:RBCs?|WBCs?|red|white|erythrocytes|leukocytes|platelets)/i,
  ),
  apart(
    'erythrocyte/leukocyte | red blood cell/white blood cell',
    /\bcontains? (?:\w+ ){0,3}hemoglobin\b|\bcontains? .*, hemoglobin\b/i,
  ),
  apart(
    'B cell/T cell | B lymphocyte/T lymphocyte',
    /\bmatures? in the\b|\b(?:secretes?|produces?|makes?) antibod|\binto plasma cells\b/i,
  ),
  apart('adaptive immune response>innate immune response', /\bT and B cells\b|\bmemory cells\b/i),
  apart('IgE>IgA', /\bmast cells?\b|\ballerg\w+/i),
  apart('IgG>IgM', /\bcross\w* the placenta\b/i),
  apart('CD4>CD8', /\bHIV\b|\bhelper\b/i),
  apart('right lymphatic duct/thoracic duct', /\bupper right\b|\b(?:rest|remainder) of the body\b/i),
  apart(
    'inspiration/expiration | inhalation/exhalation',
    /\bair\b.*\b(?:enters?|leaves?|into|out of)\b.*\blungs?\b/i,
  ),
  apart(
    'ventilation/perfusion',
    /\bflow of blood\b|\bmovement of air\b|\bdiameter of the (?:airways|blood vessels)\b/i,
  ),
  apart('conducting zone/respiratory zone', /\bgas exchange\b/i),
  apart('external respiration/internal respiration', /\b(?:alveol\w+|tissues)\b/i),
  apart('oxyhemoglobin>deoxyhemoglobin', /\bbright red\b/i),
  apart('true vocal cords/false vocal cords', /\bsound\b/i),
  apart('nasopharynx/laryngopharynx', /\bpharyngeal tonsils?\b|\bconchae\b|\besophagus\b/i),
  apart('oropharynx>nasopharynx', /\bboth air and food\b/i),
  apart('right lung/left lung', /\b(?:two|three) lobes\b|\bcardiac notch\b/i),
  apart('type I alveolar cell/type II alveolar cell', /\bsurfactant\b/i),
  apart('peristalsis/segmentation', /\bpropel\w*|\bback and forth\b/i),
  apart('duodenum/ileum', /\b(?:cecum|ileocecal|pyloric|shortest|longest)\b/i),
  apart('liver>gallbladder', /\b(?:produces?|makes|manufactures?) bile\b/i),
  apart('liver>pancreas', /^bile is\b.*\b(?:secreted|produced|made) by\b/i),
  apart(
    'pancreatic amylase/pancreatic lipase',
    /\b(?:starch|carbohydrate\w*|triglyceride\w*|fats?|lipids?)\b/i,
  ),
  apart(
    'passive diffusion>active transport | facilitated diffusion>active transport',
    /\bhigher\b.*\blower\b/i,
  ),
  apart('catabolism/anabolism | catabolic/anabolic', /\b(?:break\w*|build\w*|synthesi\w+)\b/i),
  apart(
    'convection/radiation | conduction/evaporation',
    /\binfrared\b|\b(?:direct|physical) contact\b|\binto vapor\b/i,
  ),
  apart('glycogenesis/glycogenolysis | lipogenesis/lipolysis', /\b(?:break\w*|formation|synthesis)\b/i),
  apart('insulin/glucagon', byGlucose),
  apart('alpha cell/beta cell', /\b(?:insulin|glucagon)\b/i),
  apart('parathyroid hormone/calcitonin', /\b(?:lower|rais|(?:in|de)creas)\w* (?:the )?blood calcium\b/i),
  apart(
    'adrenal cortex/adrenal medulla',
    /\b(?:cortisol|aldosterone|epinephrine|catecholamines?|glucocorticoids?)\b/i,
  ),
  apart(
    'steroid hormones/peptide hormones | amine hormones>steroid hormones',
    /\bcholesterol\b|\bamino acids?\b/i,
  ),
  apart('steroids>peptides', /\bderived from lipids\b/i),
  apart(
    'oxytocin/prolactin',
    /\b(?:milk (?:ejection|production)|production of milk|uterine contractions)\b/i,
  ),
  apart(
    'Leydig cell/Sertoli cell',
    /\btestosterone\b.*\b(?:produced|secreted|made)\b|\bLH binds\b|\b(?:secretes?|produces?|makes?) testosterone\b/i,
  ),
  apart('menses phase>secretory phase', /\bshed\b/i),
  apart('myometrium>endometrium', /\bcontracts?\b|\bsmooth muscle\b/i),
  apart('endometrium>myometrium', /\bshed\b/i),
  apart(
    'ectoderm>endoderm',
    /\b(?:gives? rise|develops?|differentiates?) (?:to|into)\b.*\b(?:nervous|epidermis|skin)\b/i,
  ),
  apart(
    'mesoderm>endoderm',
    /\b(?:gives? rise|develops?|differentiates?) (?:to|into)\b.*\b(?:muscles?|bones?|heart)\b/i,
  ),
  apart('genotype/phenotype', /\bgenetic makeup\b|\bcharacteristics\b/i),
  apart('homozygous/heterozygous', /\b(?:identical|different|same) alleles?\b/i),
  apart('polyuria/oliguria', /\b(?:excess\w*|low|small|large)\b/i),
  apart('diabetes mellitus>diabetes insipidus', /\b(?:blood glucose|insulin)\b/i),
  apart(
    'afferent arteriole/efferent arteriole',
    /\b(?:into|enters?|leav\w+|away from|supplies) the glomerul/i,
  ),
  apart('potassium/sodium', /\b(?:major|main|principal|chief|most abundant)\b.*\b(?:intra|extra)cellular\b/i),
  apart('hypertonic/hypotonic', /\b(?:swell|shrink|burst|crenat)\w*/i),
  apart(
    'depolarizing/hyperpolarizing',
    /\b(?:Na|Ca2?|K|sodium|calcium|potassium)\b.*\b(?:entering|leaving)\b/,
  ),
  apart('graded potential/action potential', /\blocal change|\ball-or-none\b/i),
  apart('chemical synapse/electrical synapse', /\bneurotransmitter\b|\bgap junctions?\b/i),
  apart('ependymal cell/astrocyte', /\bcerebrospinal fluid\b|\bblood-brain barrier\b/i),
  apart('choroid plexus/arachnoid granulation', /\b(?:produc|reabsor)\w+\b/i),
  apart('dorsal column system/spinothalamic tract', /\bproprioception\b|\bpain\b/i),
  apart('gustation/audition', /\bvestibulocochlear\b|\bglossopharyngeal\b/i),
  apart('dorsal stream/ventral stream', /\blocates\b|\b(?:recogniz|identif)\w+/i),
  apart('sympathetic division/parasympathetic division', /\bfight\b|\brest and digest\b/i),
  apart('monocyte>neutrophil', /\b(?:differentiates?|develops?|matures?) into\b.*\bmacrophages?\b/i),
  apart('NK cell>B cell | natural killer cell>B cell', /\bperforins?\b/i),
  apart('perforin>interferon', /\bforms? pores\b/i),
  apart('class I/class II', /\bMHC\b.*\b(?:CD4|CD8|cytotoxic|helper)\b/),
  apart('polygeny/polymorphism', /\bmultiple (?:MHC proteins|alleles)\b/i),
  apart('immediate hypersensitivity/delayed hypersensitivity', /\btuberculin\b|\bIgE\b/),
  apart('vasomotor centers>cardioaccelerator centers', /\bvessel (?:tone|diameter)\b/i),
  apart(
    'cardiac output (CO)/stroke volume (SV) | cardiac output/stroke volume',
    /\b(?:in one|per|each) (?:minute|beat|contraction)\b/i,
  ),
  apart(
    'preload/afterload',
    /\b(?:is|refers to|means) (?:the|how)\b.*\b(?:resistance|stretch\w*|end-diastolic)\b/i,
  ),
  apart(
    'capillary hydrostatic pressure (CHP)/blood colloidal osmotic pressure (BCOP)',
    /\bexerted by (?:the )?blood\b|\bout of\b|\bproteins\b/i,
  ),
  apart('reabsorption/filtration', /^the movement of fluid\b/i),
  apart('descending limb/ascending limb', /\bpermeable to water\b|\bwater leaves\b/i),
  apart('albumin>fibrinogen', /\bosmotic pressure\b|\bmost abundant\b/i),
  apart('fibrinogen>albumin', /\bclot\w*/i),
  apart('follicular cell/parafollicular cell', /\bcalcitonin\b/i),
  apart('ACTH/TSH', /\b(?:adrenal cortex|thyroid gland)\b/i),
  apart(
    'hyperthyroidism/hypothyroidism',
    /\b(?:Graves|Hashimoto|exophthalmos|weight (?:loss|gain)|goiter due)/,
  ),
  apart('seminal vesicles/bulbourethral glands', /\bfructose\b|\bmajority of semen\b/i),
];
