/** Parts of the body by what they are. */
export const anatomyTerms = `
bone: femur, tibia, fibula, humerus, radius, ulna, scapula, clavicle, sternum, mandible, maxilla, patella, sacrum, coccyx, ilium, ischium, pubis, skull, cranium, vertebra, rib, frontal bone, parietal bone, temporal bone, occipital bone, sphenoid bone, ethmoid bone, zygomatic bone, nasal bone, vomer, hyoid bone, carpal bone, metacarpal, tarsal bone, metatarsal, phalanx | phalanges, calcaneus, talus, navicular, scaphoid, lunate, atlas, axis, malleus, incus, stapes, palatine bone, lacrimal bone, hip bone, cuboid, capitate, hamate
long bone part: diaphysis, epiphysis, metaphysis, epiphyseal plate, periosteum, endosteum, medullary cavity
bone tissue: compact bone, spongy bone
bone unit: osteon, lamella, trabecula, Haversian canal, lacuna
bone marrow: red bone marrow, yellow bone marrow
bone landmark: acetabulum, glenoid cavity, greater trochanter, lesser trochanter, olecranon, medial malleolus, lateral malleolus, foramen magnum, mastoid process, styloid process
bone part: intervertebral disc, fontanelle, condyle, tubercle, tuberosity, bone marrow
joint: hip joint, knee joint, elbow joint, shoulder joint, ankle joint, temporomandibular joint, sacroiliac joint
joint by tissue: synovial joint, fibrous joint, cartilaginous joint
joint by movement: hinge joint, pivot joint, saddle joint, ball-and-socket joint, condyloid joint, plane joint
joint by structure: suture, syndesmosis, gomphosis, symphysis, synchondrosis
joint part: meniscus, bursa, articular capsule, synovial membrane
muscle: biceps brachii, triceps brachii, deltoid, trapezius, pectoralis major, pectoralis minor, latissimus dorsi, gluteus maximus, gluteus medius, gluteus minimus, quadriceps femoris, rectus femoris, vastus lateralis, hamstrings, biceps femoris, gastrocnemius, soleus, tibialis anterior, sartorius, gracilis, adductor longus, adductor magnus, iliopsoas, psoas major, rectus abdominis, external oblique, internal oblique, transversus abdominis, diaphragm, intercostal muscles, external intercostals, internal intercostals, sternocleidomastoid, masseter, temporalis, buccinator, orbicularis oculi, orbicularis oris, serratus anterior, supraspinatus, infraspinatus, teres minor, teres major, subscapularis, brachialis, brachioradialis, erector spinae, levator ani, detrusor muscle, ciliary muscle, papillary muscle, platysma, scalenes, plantaris, peroneus longus
muscle type: skeletal muscle, smooth muscle, cardiac muscle
muscle sheath: epimysium, perimysium, endomysium
sarcomere part: thick filament, thin filament, Z-disc, A band, I band
muscle fiber part: sarcolemma, sarcoplasmic reticulum, T-tubule, motor end plate, myofibril, sarcomere
muscle part: myofilament, motor unit, neuromuscular junction, tendon, aponeurosis, fascicle, sphincter
nerve: olfactory nerve, optic nerve, oculomotor nerve, trochlear nerve, trigeminal nerve, abducens nerve, facial nerve, vestibulocochlear nerve, glossopharyngeal nerve, vagus nerve, accessory nerve, hypoglossal nerve, phrenic nerve, sciatic nerve, femoral nerve, median nerve, ulnar nerve, radial nerve, tibial nerve, spinal nerve, cranial nerve, brachial plexus, lumbar plexus, sacral plexus, cervical plexus, pudendal nerve, musculocutaneous nerve, axillary nerve, obturator nerve, peroneal nerve
brain part: cerebrum, cerebellum, brain stem | brainstem, medulla oblongata, pons, midbrain, thalamus, hypothalamus, epithalamus, hippocampus, amygdala, basal ganglia | basal nuclei, corpus callosum, cerebral cortex, frontal lobe, parietal lobe, temporal lobe, occipital lobe, insula, limbic system, substantia nigra, caudate nucleus, putamen, globus pallidus, Broca's area, Wernicke's area, pineal gland, reticular formation, diencephalon, prefrontal cortex, primary motor cortex, cerebral ventricle, choroid plexus, cerebral aqueduct
nervous system division: central nervous system, peripheral nervous system, autonomic nervous system, sympathetic nervous system, parasympathetic nervous system, somatic nervous system, enteric nervous system
meninx: dura mater, arachnoid mater, pia mater
neuron part: axon, dendrite, soma, synapse, myelin sheath, node of Ranvier, axon hillock, axon terminal, synaptic cleft
spinal cord part: dorsal root, ventral root, dorsal root ganglion, dorsal horn, ventral horn, lateral horn, dorsal column
spinal tract: corticospinal tract, spinothalamic tract
nervous system part: spinal cord, meninges, ganglion, gray matter | grey matter, white matter, cauda equina, subarachnoid space, ventral horn, sympathetic chain ganglion, reflex arc
vessel: aorta, ascending aorta, aortic arch, abdominal aorta, pulmonary artery, pulmonary vein, superior vena cava, inferior vena cava, coronary artery, coronary sinus, carotid artery, common carotid artery, internal carotid artery, external carotid artery, jugular vein, subclavian artery, subclavian vein, brachial artery, radial artery, ulnar artery, femoral artery, femoral vein, popliteal artery, renal artery, renal vein, hepatic artery, hepatic portal vein, hepatic vein, mesenteric artery, splenic artery, celiac trunk, iliac artery, saphenous vein, vertebral artery, basilar artery, circle of Willis, brachiocephalic artery, brachiocephalic vein, artery, vein, capillary, arteriole, venule, sinusoid, umbilical artery, umbilical vein, ductus arteriosus, ductus venosus, axillary artery, cephalic vein, basilic vein, azygos vein, dorsalis pedis artery
heart chamber: left atrium, right atrium, left ventricle, right ventricle
heart valve: mitral valve | bicuspid valve, tricuspid valve, aortic valve, pulmonary valve | pulmonic valve, semilunar valve, atrioventricular valve
conduction system part: sinoatrial node | SA node, atrioventricular node | AV node, bundle of His | atrioventricular bundle, Purkinje fibers, bundle branches
heart layer: myocardium, endocardium, epicardium, pericardium
heart part: interventricular septum, chordae tendineae, foramen ovale, fossa ovalis, pericardial cavity, auricle
vessel layer: tunica intima, tunica media, tunica externa | tunica adventitia, endothelium, internal elastic lamina, vasa vasorum
airway: trachea, bronchus, primary bronchus, bronchiole, terminal bronchiole, larynx, pharynx, nasal cavity
pharynx part: nasopharynx, oropharynx, laryngopharynx
larynx part: epiglottis, glottis, vocal cords, thyroid cartilage, cricoid cartilage
lung part: alveolus | alveoli, alveolar duct, alveolar sac, respiratory membrane, hilum
lung cover: pleura, visceral pleura, parietal pleura, pleural cavity
respiratory part: lung, carina, nostril, nasal concha, paranasal sinus
digestive organ: stomach, oesophagus, duodenum, jejunum, ileum, small intestine, large intestine, caecum, appendix, ascending colon, transverse colon, descending colon, sigmoid colon, colon, rectum, anus, liver, gallbladder, pancreas, mouth, tongue, salivary glands, parotid gland, sublingual gland, submandibular gland, tooth, anal canal, oral cavity
stomach part: pylorus, fundus, cardia, rugae
sphincter: pyloric sphincter, lower oesophageal sphincter, ileocaecal valve, sphincter of Oddi
digestive wall layer: mucosa, submucosa, muscularis externa, muscularis, serosa
bile duct: common bile duct, cystic duct, hepatic duct, hepatopancreatic ampulla
peritoneal fold: mesentery, omentum, greater omentum, lesser omentum
mouth part: gingiva, uvula, soft palate, hard palate
tooth part: enamel, dentin, pulp cavity
digestive part: villus | villi, microvillus | microvilli, peritoneum, intestinal crypt, islets of Langerhans | pancreatic islets, liver lobule, haustra
urinary organ: kidney, ureter, urinary bladder, urethra
nephron part: glomerulus, Bowman's capsule | glomerular capsule, proximal convoluted tubule, loop of Henle, distal convoluted tubule, collecting duct, juxtaglomerular apparatus, macula densa, renal corpuscle
kidney part: renal cortex, renal medulla, renal pelvis, renal pyramid, renal papilla, renal column, minor calyx, major calyx
kidney vessel: afferent arteriole, efferent arteriole, peritubular capillary, vasa recta
urinary part: bladder, nephron, trigone, external urethral sphincter, internal urethral sphincter
female reproductive organ: ovary, uterus, uterine tube | fallopian tube, vagina, cervix
uterine layer: endometrium, myometrium, perimetrium
male reproductive organ: testis | testes, epididymis, vas deferens | ductus deferens, seminal vesicle, prostate gland, penis, scrotum, ejaculatory duct, bulbourethral gland
fetal membrane: amnion, chorion, yolk sac, allantois
external genital: vulva, clitoris, labia majora, labia minora
erectile tissue: corpus cavernosum, corpus spongiosum
reproductive part: placenta, breast, mammary gland, umbilical cord, corpus luteum, ovarian follicle, seminiferous tubule, spermatic cord, infundibulum, fimbriae
endocrine organ: pituitary gland, thyroid gland, parathyroid gland, adrenal gland, thymus
pituitary part: anterior pituitary, posterior pituitary
adrenal part: adrenal cortex, adrenal medulla
adrenal zone: zona glomerulosa, zona fasciculata, zona reticularis
skin gland: sebaceous gland, eccrine gland, apocrine gland, ceruminous gland
gland: sweat gland, endocrine gland, exocrine gland, lacrimal gland
skin layer: epidermis, dermis, hypodermis
epidermal layer: stratum corneum, stratum lucidum, stratum granulosum, stratum spinosum, stratum basale
dermal layer: papillary layer, reticular layer
hair part: hair follicle, hair shaft, hair root, arrector pili
nail part: nail bed, nail plate
skin part: dermal papilla, cuticle
lymphatic organ: lymph node, spleen, tonsil, palatine tonsil, Peyer's patch, lymphoid nodule
lymphatic path: lymphatic vessel, thoracic duct, right lymphatic duct, lymphatic capillary, lacteal, cisterna chyli
splenic pulp: red pulp, white pulp
lymphatic part: germinal center
eye part: cornea, sclera, iris, pupil, lens, retina, choroid, ciliary body, macula, fovea, optic disc, aqueous humor, vitreous humor, conjunctiva
photoreceptor: rod, cone
ear part: cochlea, semicircular canals, tympanic membrane, eustachian tube, auditory canal, oval window, round window, organ of Corti | spiral organ, vestibule, utricle, saccule, auditory ossicles, basilar membrane, tectorial membrane
glial cell: astrocyte, oligodendrocyte, microglia, Schwann cell, ependymal cell, satellite cell
blood cell: erythrocyte | red blood cell, leukocyte | white blood cell, platelet | thrombocyte
white blood cell: neutrophil, lymphocyte, monocyte, eosinophil, basophil, macrophage, mast cell, dendritic cell
lymphoid cell: T cell, B cell, plasma cell, natural killer cell, helper T cell, cytotoxic T cell, regulatory T cell, memory cell
bone cell: osteoblast, osteoclast, osteocyte, osteogenic cell
connective tissue cell: chondrocyte, chondroblast, fibroblast, adipocyte
skin cell: keratinocyte, melanocyte, Merkel cell, Langerhans cell
islet cell: alpha cell, beta cell, delta cell
stomach cell: parietal cell, chief cell, goblet cell
testis cell: Leydig cell, Sertoli cell, spermatogonium, spermatocyte, spermatid, sperm
egg cell: oocyte, oogonium, granulosa cell, ovum
early embryo: zygote, blastocyst, morula, trophoblast
neuron: motor neuron, sensory neuron, interneuron, unipolar neuron, multipolar neuron, bipolar cell, ganglion cell
alveolar cell: type I alveolar cell, type II alveolar cell
cell: neuron, stem cell, hepatocyte, Kupffer cell, enterocyte, podocyte, mesangial cell, megakaryocyte, reticulocyte, cardiomyocyte, myoblast, hair cell, hemocytoblast, proerythroblast, epithelial cell, endothelial cell, muscle cell, gamete
cell organelle: nucleus, nucleolus, mitochondrion | mitochondria, ribosome, endoplasmic reticulum, rough endoplasmic reticulum, smooth endoplasmic reticulum, Golgi apparatus, lysosome, peroxisome, vacuole, centrosome
filament of the cell: microtubule, microfilament, intermediate filament
cell junction: desmosome, gap junction, tight junction
cell projection: cilium | cilia, flagellum
cell part: cytoplasm, cytosol, cytoskeleton, centriole, cell membrane | plasma membrane, nuclear envelope, nuclear pore, chromosome, chromatin, vesicle, spindle, centromere, integral protein, ion channel, organelle, sister chromatid
tissue type: connective tissue, epithelial tissue, muscle tissue, nervous tissue
connective tissue: adipose tissue, areolar tissue, reticular tissue, dense connective tissue, loose connective tissue, cartilage, blood, lymph
cartilage: hyaline cartilage, elastic cartilage, fibrocartilage
epithelium: simple squamous epithelium, stratified squamous epithelium, simple cuboidal epithelium, simple columnar epithelium, pseudostratified columnar epithelium, transitional epithelium, stratified cuboidal epithelium
germ layer: ectoderm, mesoderm, endoderm
tissue membrane: mucous membrane, serous membrane, cutaneous membrane
tissue: basement membrane, lamina propria, mesenchyme, ligament, basal lamina, lymphoid tissue
body cavity: thoracic cavity, abdominal cavity, pelvic cavity, cranial cavity, vertebral cavity, peritoneal cavity, ventral cavity, dorsal cavity
abdominal quadrant: right upper quadrant, left lower quadrant
region: thorax, abdomen, pelvis, axilla, groin, mediastinum, forearm, thigh, perineum
direction: anterior, posterior, superior, inferior, medial, lateral, proximal, distal, superficial, deep, dorsal, ventral, cranial, caudal, sagittal plane, frontal plane, transverse plane
`;
