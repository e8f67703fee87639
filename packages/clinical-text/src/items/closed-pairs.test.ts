import { expect, test } from 'vitest';
import { byOpposite } from './opposites.ts';

test.each([
  ['The lining of the gut develops from the endoderm', 'from the ectoderm'],
  ['The sister chromatids move apart during anaphase', 'during prophase'],
  ['Sperm are produced by meiosis in the tubules', 'by mitosis'],
  ['The elbow is a hinge joint', 'a pivot joint'],
  ['The alveolus is lined with simple squamous epithelium', 'with stratified squamous'],
  ['The azygos vein drains into the superior vena cava', 'inferior vena cava'],
  ['Oxytocin is released by the posterior pituitary', 'anterior pituitary'],
  ['Cortisol is made in the adrenal cortex', 'adrenal medulla'],
  ['Vision is handled by the occipital lobe', 'frontal lobe'],
  ['Blood enters the glomerulus through the afferent arteriole', 'efferent arteriole'],
])('one of a closed set for another: %s', (statement, now) =>
  expect(byOpposite(statement)?.text).toContain(now),
);

test.each([
  'The gut develops from the endoderm and the mesoderm',
  'Cartilage is found in the dermis and the epidermis',
  'Haploid gametes are produced by meiosis',
  'Both roots of the nerve join in the anterior root',
  'Glucose is taken up by the medulla',
])('left alone: %s', (statement) => expect(byOpposite(statement)).toBeNull());

test('a place is turned round where what stands beside it lies on another axis', () => {
  expect(byOpposite('The notch is located lateral to the midpoint of the superior border')?.text).toBe(
    'The notch is located medial to the midpoint of the superior border',
  );
  expect(byOpposite('The tubercle lies lateral to the medial border')).toBeNull();
});
