import { expect, test } from 'vitest';
import { byMate } from './mates.ts';

test.each([
  ['Supine describes a face up orientation', 'Prone describes a face up orientation'],
  [
    'A localized cluster of cell bodies in the PNS is referred to as a ganglion',
    'A localized cluster of cell bodies in the PNS is referred to as a nucleus',
  ],
  [
    'Osteoclasts are continually breaking down old bone',
    'Osteoblasts are continually breaking down old bone',
  ],
  [
    'An eccrine gland makes a hypotonic sweat for thermoregulation',
    'An apocrine gland makes a hypotonic sweat for thermoregulation',
  ],
  [
    'An eccentric contraction occurs as the muscle lengthens',
    'A concentric contraction occurs as the muscle lengthens',
  ],
  ['Erythrocytes contain much hemoglobin', 'Leukocytes contain much hemoglobin'],
  [
    'The umbilical vein carries oxygen-rich blood to the fetus',
    'The umbilical artery carries oxygen-rich blood to the fetus',
  ],
  ['The single vessel that leaves the right ventricle is the pulmonary trunk', /ventricle is the aorta$/],
  ['The period of relaxation is called diastole', 'The period of relaxation is called systole'],
  [
    'Cardiac output (CO) is the blood pumped in one minute',
    'Stroke volume (SV) is the blood pumped in one minute',
  ],
  // What only one of two does, it mainly does as well.
  ['Small motor units mainly permit very fine control', 'Large motor units mainly permit very fine control'],
  ['Afterload is the resistance that the ventricle pumps against', /^Preload is the resistance/],
  ['Airborne precautions call for an N95 mask', 'Droplet precautions call for an N95 mask'],
  ['Delirium has an acute onset over hours', 'Dementia has an acute onset over hours'],
  ['Unstable angina occurs at rest', 'Stable angina occurs at rest'],
  ['Protamine is the antidote of heparin', 'Protamine is the antidote of warfarin'],
])('“%s” → %s', (claim, expected) =>
  expect(byMate(claim)?.text).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ),
);

test.each([
  ['both do it', 'Osteoclasts are cells of the bone'],
  ['both are named', 'Osteoblasts form bone faster than osteoclasts'],
  ['it is one of a list', 'Osteoblasts and osteogenic cells form new bone'],
  ['there is a condition', 'If the diet lacks calcium, osteoclasts dissolve bone'],
  ['it is denied', 'Dendrites do not receive input from every neuron'],
  ['something is lacking', 'A deficiency of insulin increases blood glucose'],
  ['its letters stand elsewhere', 'Cardiac output rises with the volume per beat (CO)'],
  [
    'the rest tells by its words',
    'Squamous cell carcinoma looks like the squamous cells of the stratum spinosum',
  ],
  ['its other name follows', 'The humerus is joined to the periosteum (outer membrane) by tendons'],
  ['it is a part of a longer name', 'The non-coding mRNA-intron-complex is removed'],
  ['the other way is as true: worse angina comes on exertion, too', 'Stable angina occurs on exertion'],
  ['the other has it as well: eccrine glands open in the armpits', 'Apocrine glands open in the armpits'],
  ['the deep burn takes the epidermis, too', 'A first-degree burn affects the epidermis'],
  ['both may bleed', 'Thrombolysis of an ischemic stroke carries a risk of bleeding'],
  ['mesenchyme begins both', 'In endochondral ossification, mesenchymal cells cluster'],
  ['both kinds stimulate it', 'Steroid hormones stimulate the uptake of amino acids'],
])('left alone where %s', (_, claim) => expect(byMate(claim)).toBeNull());
