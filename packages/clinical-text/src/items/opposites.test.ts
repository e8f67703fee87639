import { expect, test } from 'vitest';
import { byOpposite, isTurnable } from './opposites.ts';

test.each([
  ['Cortisol raises the blood glucose during stress', 'Cortisol lowers the blood glucose during stress'],
  [
    'The kidneys release the hormone when oxygen levels decrease',
    null, // What sets it off stands in a clause of its own.
  ],
  [
    'The kidneys release the hormone in response to low oxygen levels',
    'The kidneys release the hormone in response to high oxygen levels',
  ],
  [
    'The patella lies on the anterior side of the knee joint',
    'The patella lies on the posterior side of the knee joint',
  ],
  [
    'Just lateral to the sternum is the second costal cartilage',
    'Just medial to the sternum is the second costal cartilage',
  ],
  [
    'Arterioles are smaller than the arteries that feed them',
    'Arterioles are larger than the arteries that feed them',
  ],
  ['Labetalol is avoided in women with asthma or bradycardia', null],
  ['Nitroglycerin is avoided in men who take sildenafil', null],
  ['Methotrexate is contraindicated in women with liver disease', null],
  ['Screening for an aneurysm is more useful in men', null],
  ['Iron is given more often in women', null],
  ['Gout is more common in men', 'Gout is more common in women'],
  ['A normal hemoglobin is 12 to 16 g/dL in women', 'A normal hemoglobin is 12 to 16 g/dL in men'],
  ['The triad of opioid overdose is coma, pinpoint pupils and respiratory depression', null],
  ['Chloramphenicol causes bone marrow depression', null],
  ['The treatment of choice in severe depression is electroconvulsive therapy', null],
  ['The trapezius causes elevation of the scapula', 'The trapezius causes depression of the scapula'],
  ['The stapes is the smallest bone of the human body', null],
  ['The soleus is the largest muscle of the calf', 'The soleus is the smallest muscle of the calf'],
  ['Hair is sensitive to air, much more so than the skin', null],
  ['The biceps femoris flexes the leg', 'The biceps femoris extends the leg'],
  ['The wall of the duct is made of smooth muscle', 'The wall of the duct is made of skeletal muscle'],
  ['Salbutamol is a selective beta agonist', 'Salbutamol is a selective beta antagonist'],
  ['Salbutamol is a beta agonist that mimics adrenaline', null],
  [
    'The small intestine absorbs the vitamins of the food',
    'The small intestine secretes the vitamins of the food',
  ],
  [
    'Lumbar vertebrae carry the greatest amount of weight',
    'Lumbar vertebrae carry the least amount of weight',
  ],
  ['Blood cells are made in the red marrow', 'Blood cells are made in the yellow marrow'],
  ['The transmitter binds to the postsynaptic membrane', 'The transmitter binds to the presynaptic membrane'],
  ['Glucagon is released by negative feedback', 'Glucagon is released by positive feedback'],
  ['Negative feedback reverses a deviation by negative feedback', null],
  ['Cortisol acts by stimulating gluconeogenesis', 'Cortisol acts by inhibiting gluconeogenesis'],
  ['A proton carries a positive charge in the nucleus', 'A proton carries a negative charge in the nucleus'],
  ['A positively charged ion is called a cation', 'A negatively charged ion is called a cation'],
  ['The receptor lies inside the wall of the vessel', 'The receptor lies outside the wall of the vessel'],
  ['Veins have thinner walls than arteries', 'Veins have thicker walls than arteries'],
  ['The spleen is rich in white pulp', 'The spleen is poor in white pulp'],
  ['The umbilical vein carries oxygenated blood', 'The umbilical vein carries deoxygenated blood'],
  ['The lungs return it to the left atrium', 'The lungs return it to the right atrium'],
  [
    'The scaphoid is the most commonly broken bone of the wrist',
    'The scaphoid is the least commonly broken bone of the wrist',
  ],
  ['Renin acts by raising the angiotensin level', 'Renin acts by lowering the angiotensin level'],
  ['Oxytocin is needed for contraction of the uterus', 'Oxytocin is needed for relaxation of the uterus'],
  [
    'Insulin is a peptide hormone that lowers the blood glucose',
    'Insulin is a peptide hormone that raises the blood glucose',
  ],
  ['The pulse is rapid in a fever', 'The pulse is slow in a fever'],
  ['The tension of the fluid pulls the lungs outward', 'The tension of the fluid pulls the lungs inward'],
  [
    'The appendix lies in the right lower quadrant of the abdomen',
    'The appendix lies in the left lower quadrant of the abdomen',
  ],
])('%s → %s', (statement, expected) => expect(byOpposite(statement)?.text ?? null).toBe(expected));

test.each([
  ['the rest would contradict it', 'The wings extend laterally to either side of the sella turcica'],
  ['a prefix says it already', 'Intracellular receptors are found inside the cell'],
  ['a verb says it already', 'Trypsin cleaves a protein into smaller pieces'],
  ['what follows from it is left', 'Dehydration increases the thirst, triggering the release of vasopressin'],
  ['it does something to make another do it', 'Low pressure stimulates the kidney to release renin'],
  [
    'nothing is left of which it would hold',
    'A second shell holds the electrons of all elements larger than hydrogen',
  ],
  ['it is an idiom', 'The normal pH falls in the range of 7.35 to 7.45'],
  ['it is a matter of opinion', 'The onset of the pain is relatively rapid in colic'],
  ['it is of many degrees', 'There is strong evidence of a role in memory'],
  ['it names a part', 'The brachial plexus serves the upper limb'],
  ['it has a mate on the other side', 'The left kidney lies behind the spleen'],
  ['the word in brackets tells', 'Histamine decreases the tone of vessels (vasodilation)'],
  [
    'first the one may happen, and then the other',
    'The release of oxytocin decreases after the birth of the child',
  ],
  ['the verb says which way', 'The testes descend downward into the scrotum'],
  ['it is what something is good for', 'The drug is given for hypertension in adults'],
  ['it belongs to what is spoken of', 'The anterior surface of the lens is covered by a capsule'],
  ['both stand there', 'Blood flows from high pressure to low pressure'],
  ['it is one of a pair', 'The nerve carries sensory and motor fibers to the hand'],
  ['it stands in a condition', 'When the volume of blood increases, the atria release a peptide'],
  ['it says which thing is meant', 'The cells that lie inside the follicle secrete estrogen'],
  ['the next step is named', 'Relaxation follows depolarization and then contraction'],
  ['the other side is named', 'Pain moves from the left side to the right lower quadrant'],
  ['an acronym would stay', 'Depolarization is an excitatory postsynaptic potential (EPSP)'],
])('no word is turned round where %s', (_, statement) => {
  expect(statement.split(/[^\p{L}-]+/u).filter(isTurnable)).not.toEqual([]);
  expect(byOpposite(statement)).toBeNull();
});
