/**
 * Two things that learners take for one another, and what only one of them has, does or is. "A/B" goes both ways, "A>B" one way: where
 * B has much of what A has, or is never spoken of so. What is no part of the pattern may hold of both, and is left alone.
 */
export interface Mates {
  readonly names: string;
  readonly told: RegExp;
}

export const apart = (names: string, told: RegExp): Mates => ({ names, told });

const describing = /\bdescribes\b.*\b(?:near\w*|clos\w+|farther|toward|away|middle|side)\b/i;

/** Parts of the body and of its cells. */
export const structureMates: readonly Mates[] = [
  apart(
    'prone/supine',
    /\bface[- ](?:up|down)|\b(?:lies|lying) (?:face|on (?:the|his|her) (?:back|abdomen))/i,
  ),
  apart('proximal/distal | superficial/deep', describing),
  apart('sagittal plane/frontal plane | transverse plane/sagittal plane', /\bdivides?\b.*\binto\b/i),
  apart(
    'acid/base',
    /\b(?:releases?|donates?|accepts?) (?:\w+ )?(?:hydrogen ions|protons|hydroxyl|hydroxide)/i,
  ),
  apart('protons/neutrons', /\bno (?:electrical )?charge\b|\batomic number\b|\bdetermines? the element\b/i),
  apart('hydrophobic/hydrophilic', /\binteracts? with\b.*\b(?:lipids?|fats?|water\w*)\b/i),
  apart(
    'smooth endoplasmic reticulum/rough endoplasmic reticulum | smooth ER/rough ER',
    /\bribosomes?\b|\bsteroid/i,
  ),
  apart('intron/exon', /\b(?:removed|remains?|coding)\b/i),
  apart('translation>transcription', /\bribosomes?\b|\bpolypeptide/i),
  apart(
    'metaphase/telophase | prophase/anaphase',
    /\b(?:first|second|third|fourth|final|last) (?:stage|phase)/i,
  ),
  apart('S phase>G1 phase', /\breplicat\w+|\bcopied\b/i),
  apart('periosteum/endosteum', /\btendons?\b|\bouter surface\b|\blines? the medullary\b/i),
  apart('osteoblast/osteoclast', /\b(?:forming|forms?|builds?|building|break\w*|resor\w+|dissolv\w+)\b/i),
  apart('epiphysis>diaphysis', /\bfilled with spongy\b|\bends? of (?:a|the) long bone/i),
  apart('diaphysis>epiphysis', /\bshaft\b|\bmedullary cavity\b/i),
  apart('compact bone/spongy bone', /\btrabecul\w+|\bosteons?\b|\bfills? the spaces\b/i),
  apart('red marrow>yellow marrow | red bone marrow>yellow bone marrow', /\bhematopo\w+|\bblood cells?\b/i),
  apart(
    'endochondral ossification/intramembranous ossification',
    /\breplac\w+ (?:of )?hyaline\b|\bdirectly from\b.*\bmesenchym\w+|\bflat bones of the (?:face|skull)\b|\bcartilage model/i,
  ),
  apart('tendon/ligament', /\bmuscles? to (?:the )?bones?\b|\bbones? to (?:other |another )?bones?\b/i),
  apart('primary curve/secondary curve', /\bfetal\b|\bafter birth\b/i),
  apart('anulus fibrosus/nucleus pulposus', /\bouter\b|\bgel\w*\b|\bcenter\b/i),
  apart('ulna/radius', /\b(?:medial|lateral) bone\b|\b(?:thumb|little finger) side\b/i),
  apart('tibia/fibula', /\b(?:medial|lateral) (?:leg )?bone\b|\bweight-bearing\b/i),
  apart('maxilla/mandible', /\b(?:upper|lower) jaw\b/i),
  apart('carpal bone/tarsal bone | metacarpal bone/metatarsal bone', /\b(?:hand|wrist|palm|foot|ankle)\b/i),
  apart('coronal suture/lambdoid suture', /\bposterior skull\b|\boccipital\b|\bfrontal bone\b/i),
  apart('true rib/false rib', /\b(?:directly|indirectly)\b/i),
  apart('flexion/extension', /\b(?:decreas|increas|reduc)\w+ the angle\b/i),
  apart('abduction/adduction', /\b(?:away from|toward) the midline\b/i),
  apart('gastrocnemius>soleus', /\bmost superficial\b/i),
  apart('anterior compartment/posterior compartment', /\bthigh\b.*\b(?:flex|extend) the leg\b/i),
  apart('medial compartment>lateral compartment', /\badduct\w+/i),
  apart('concentric contraction/eccentric contraction', /\b(?:shorten|lengthen)(?:s|ing)?\b/i),
  apart(
    'isotonic contraction/isometric contraction',
    /\bwithout (?:chang|mov|shorten)ing\b|\b(?:angle|posture)\b|\bload is moved\b/i,
  ),
  apart('small motor unit>large motor unit', /\bvery fine\b/i),
  apart('contractility/elasticity', /\bshorten\b|\brecoil\b|\boriginal length\b/i),
  apart('actin/myosin', /\b(?:thin|thick) filaments?\b/i),
  apart(
    'eccrine sweat gland>apocrine sweat gland | eccrine gland>apocrine gland',
    /\bthermoreg\w+|\bhypotonic\b/i,
  ),
  apart('anagen/telogen', /\b(?:at rest|resting)\b|\bno new growth\b|\bgrows\b|\bactive growth\b/i),
  apart('stratum basale/stratum spinosum', /\b(?:single layer|layers) of (?:cells|keratinocytes)\b/i),
  apart('stratum lucidum>stratum basale | stratum corneum>stratum basale', /\bdead\b/i),
  apart('basal cell carcinoma/squamous cell carcinoma', /\bstratum (?:basale|spinosum)\b/i),
  apart('first-degree burn>third-degree burn', /\bsuperficial\b/i),
  apart('hard palate/soft palate', /\buvula\b/i),
  apart('incisor/molar', /\bcrush\w*|\bgrind\w*|\bcut(?:ting)? (?:off|into)\b/i),
  apart('filiform papillae/fungiform papillae', /\btaste buds\b|\bmushroom|\blong and thin\b/i),
  apart('anatomy/physiology', /\bstudy of (?:the body’s structures|the chemistry and physics)\b/i),
  apart('mixture>compound', /\bmaintains its own chemical identity\b/i),
  apart('dehydration synthesis/hydrolysis', /\bwater is (?:added|removed|released|used)\b|\bbreaks\b/i),
  apart('mass number/atomic number', /\bsum of\b|\bnumber of protons in\b/i),
  apart('ionic bond>covalent bond', /\bcations and anions\b|\bopposite(?:ly)? charge/i),
  apart('nucleolus/nuclear pore', /\bmanufactur\w+\b.*\bribosomes\b|\bpassageway\b/i),
  apart('cytosine/thymine | adenine/guanine', /\b(?:binds|pairs|bonds) (?:with|to) \w+ine$/i),
  apart('helicase/DNA polymerase', /\bunwinds\b|\badds (?:free )?nucleotides\b/i),
  apart('short bone>long bone', /\bcube\b/i),
  apart('long bone>flat bone', /\blevers\b/i),
  apart('flat bones>sesamoid bones', /\bprotect internal organs\b/i),
  apart('sesamoid bones>flat bones', /\bprotect tendons\b/i),
  apart(
    'axial skeleton/appendicular skeleton',
    /\b(?:includes|consists of|comprises)\b.*\b(?:limbs|skull)\b/i,
  ),
  apart('glenohumeral joint>acromioclavicular joint', /\bshoulder joint\b/i),
  apart(
    'ulnar collateral ligament/radial collateral ligament | tibial collateral ligament/fibular collateral ligament',
    /\b(?:medial|lateral) side\b/i,
  ),
  apart('sebaceous gland/sudoriferous gland', /\b(?:sebum|sweat)\b/i),
  apart('corona radiata/zona pellucida', /\bfollicular\b|\bglycoprotein\b/i),
  apart('ovarian ligament>suspensory ligament', /\bto the uterus\b/i),
  apart('dartos muscle/cremaster muscle', /\bsubcutaneous\b|\bspermatic cord\b/i),
  apart(
    'seminiferous tubules>efferent ductules',
    /\bsperm develop\b|\bsperm are (?:made|formed|produced)\b/i,
  ),
  apart('spermatogonia>spermatids', /\bstem cells\b/i),
  apart('dura mater/pia mater', /\btough\b|\bthick\b|\bstrong\b|\b(?:inner|outer)most\b/i),
  apart('celiac trunk>superior mesenteric artery', /\bsplenic\b/i),
  apart('telencephalon/diencephalon', /\b(?:cerebrum|thalamus|hypothalamus)\b/i),
  apart('metencephalon>myelencephalon | myelencephalon>metencephalon', /\b(?:pons|cerebellum|medulla)\b/i),
  apart('prosencephalon/rhombencephalon', /\b(?:fore|hind)brain\b/i),
  apart(
    'superior cerebellar peduncle (SCP)/inferior cerebellar peduncle (ICP) | superior cerebellar peduncle/inferior cerebellar peduncle',
    /\bmidbrain\b|\bmedulla\b|\bolive\b/i,
  ),
  apart('fasciculus gracilis/fasciculus cuneatus', /\b(?:upper|lower) (?:body|limbs?)\b/i),
  apart('superior colliculus>inferior colliculus', /\bvisual\b/i),
  apart('lateral geniculate nucleus/medial geniculate nucleus', /\b(?:auditory|visual|optic|retina)\b/i),
  apart('rod/cone', /\b(?:color|dim light|bright light)\b/i),
  apart('red pulp>white pulp', /\bworn-out\b/i),
  apart('primary lymphoid organ/secondary lymphoid organ', /\b(?:thymus|spleen|lymph nodes|tonsils)\b/i),

  apart('kinetochore>centriole', /\bpoint of attachment\b/i),
  apart('diploidy/haploidy', /\bpairs of chromosomes\b|\bsingle set\b/i),
  apart('keratin/melanin', /\bcolor\b|\bpigment\b|\bhardness\b|\bwater-resistant\b/i),
  apart('acne/eczema', /\bclog\w+|\ballerg\w+|\bitchy\b/i),
  apart('melanoma>squamous cell carcinoma', /\bfrom a mole\b/i),
  apart('foramen ovale/ductus arteriosus', /\binteratrial\b|\bright atrium\b|\bpulmonary trunk\b/i),
  apart(
    'arterial end/venous end',
    /\bout of the capillar|\binto the capillar|\bfiltration\b|\breabsorption\b/i,
  ),
  apart('hepatic portal vein/hepatic vein', /\bto the liver\b|\binferior vena cava\b/i),
  apart('subclavian artery>common carotid artery', /\bbecomes the axillary\b/i),
  apart('lamina propria>muscularis', /\blymphocytes\b/i),
  apart('mucosa>serosa', /\bmucous membrane\b/i),

  apart('axon hillock/axon terminal', /\bemerges\b|\bsynap\w+/i),
  apart('chorion/amnion', /\bplacenta\b|\bvilli\b/i),
  apart('labial frenulum/lingual frenulum', /\btongue\b|\bgums?\b/i),
];
