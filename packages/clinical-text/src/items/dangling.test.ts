import { expect, test } from 'vitest';
import { isDangling } from './dangling.ts';

test.each([
  'Another hormone of the stomach is ghrelin',
  'Some encouraging results have been obtained in the clinic',
  'The pull is the same in the nucleus of the atoms involved',
  'The marrow of a healthy donor is given to the recipient',
  'The gamete they produce is called an oocyte',
  'More complex arrangements join both kinds of information',
  'A separate system of antigens is the Rh group',
  'The gluteus maximus is the largest and acts on the femur',
  'In summer the same thing happens to the skin',
  'In comparison, the oocyte lives for a day',
  'Much less commonly, the zygote divides into two',
  'A better view is had from below the skull',
  'The fracture is held by a sling for three weeks',
  'The anterior end develops into the brain',
  'The muscles will pull the fragment upward',
  'About a fifth of it binds to hemoglobin',
  'An HIV vaccine is still years away',
  'The method was discovered in 1895 in Germany',
  'The Romans made the first drawings of the muscles',
  'On the epiphyseal side, cartilage is formed',
  'The two systems are joined in the brain stem',
  'Examples include the ribs and the sternum',
  'The best example is the thumb of an adult',
  'Among its folds are mucous glands',
  'A normal pulse is more regular',
  'Each chain consists of two sugars',
  'The outward pull is as great as the recoil',
  'The head of that sperm joins the membrane',
  'The cause was found in the 1980s',
  'The periphery is everything else',
  'On the other end is a ring of muscle',
  'A common cause is a stone',
  'Each ligament runs upward to the condyle',
  'There is a place where the name changes',
  'When higher amounts are found, the kidney is at fault',
  'The sphincter guards the bed that follows that arteriole',
  'Each turn results in more change',
  'Daughters are spared the disease as a rule',
  'Half of the sons would be affected',
  'The neuron is the larger of the two',
  'The head articulates with the cavity of the scapula',
  'The key is understanding how drugs are bound',
  'The glucose is then released into the blood',
  'As the growth continues, capillaries reach it',
  'The precursor cells are called hemangioblasts',
  'A fourth kind of white cell is the natural killer',
  'The 22nd bone is the mandible',
  'The spongy body is a smaller chamber around the urethra',
  'Some ways in which they support neurons are by feeding them',
  'Fortunately, their proteins are flexible in the vessel',
  'Blood is flowing into the right atrium from the veins',
  'Anemia of this kind is the most common type and comes of a lack of iron',
  'People with alleles for both enzymes have the blood type AB',
  'In the formation of their bond, a molecule of water is released',
  'Carbon dioxide is one of the few examples',
  'As just noted, sperm are formed in the tubules',
])('leans on something else: %s', (claim) => expect(isDangling(claim)).toBe(true));

test.each([
  'The clavicle is the most commonly fractured bone',
  'The end of the humerus joins the scapula',
  'If the calcium falls, the heart will beat out of time',
  'The vertebral column is also called the spine',
  'Plasma is more than half of the blood',
  'Throughout its length, the gut has four layers',
  'A dose is split to better suit the appetite of a child',
  'The bones of the skull protect the brain',
  'The pressure exerted by the blood is called hydrostatic pressure',
  'The scapula lies behind the ribs',
])('stands by itself: %s', (claim) => expect(isDangling(claim)).toBe(false));

test('what is said may be clear without the word that leans', () => {
  expect(isDangling('The liver also stores iron for the marrow')).toBe(true);
  expect(isDangling('The spine is also called the vertebral column')).toBe(false);
  expect(isDangling('Most diseases run in families and can also be set off by the air')).toBe(false);
});

test.each([
  'Myelin insulates the axon much like the plastic around a wire',
  'Theories were therefore based on what could be seen',
  'The bonded atoms are of one element',
  'The softer tissue of the bone is called marrow',
  'The blood vessels’ second function is to supply the gut',
  'Larger molecules cross the wall by other ways',
])('leans on what came before: %s', (claim) => expect(isDangling(claim)).toBe(true));

test.each([
  'The foramen ovale is an opening in the interatrial septum',
  'The bowel has the same four layers throughout its length',
  'The nucleus is the largest and most prominent of the organelles',
  'A bond is an attraction that holds atoms in the same vicinity',
  'The mouth and the anus are open; thus food in the gut lies outside the body',
  'Steroid hormones will cross the membrane of a cell',
  'Typing is done to better match the donor to the recipient',
])('leans on nothing but itself: %s', (claim) => expect(isDangling(claim)).toBe(false));

test.each([
  'There are some differences between the two sexes',
  'Different tissues use different fuels at night',
  'Rest is valuable for many reasons after surgery',
])('nobody would ask it: %s', (claim) => expect(isDangling(claim)).toBe(true));
