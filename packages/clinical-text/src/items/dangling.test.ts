import { expect, test } from 'vitest';
import { isDangling, isLeaning } from './dangling.ts';

test.each([
  'Another hormone of the stomach is ghrelin',
  'A separate system of antigens is the Rh group',
  'In comparison, the oocyte lives for a day',
  'Much less commonly, the zygote divides into two',
  'A better view is had from below the skull',
  'The fracture is held by a sling for three weeks',
  'The anterior end develops into the brain',
  'The muscles will pull the fragment upward',
  'About a fifth of it binds to hemoglobin',
  'An HIV vaccine is still years away',
  'The method was discovered in 1895 in Germany',
  'On the epiphyseal side, cartilage is formed',
  'The two systems are joined in the brain stem',
  'Examples include the ribs and the sternum',
])('leans on something else: %s', (claim) => expect(isDangling(claim)).toBe(true));

test.each([
  'The clavicle is the most commonly fractured bone',
  'The end of the humerus joins the scapula',
  'If the calcium falls, the heart will beat out of time',
  'The vertebral column is also called the spine',
  'Plasma is more than half of the blood',
  'The bones of the skull protect the brain',
])('stands by itself: %s', (claim) => expect(isDangling(claim)).toBe(false));

test('what is said may be clear without the word that leans', () => {
  expect(isLeaning('The liver also stores iron for the marrow')).toBe(true);
  expect(isLeaning('Myelin insulates the axon much like the plastic around a wire')).toBe(true);
  expect(isLeaning('The spine is also called the vertebral column')).toBe(false);
});
