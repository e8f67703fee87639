/**
 * What takes the name of whoever described it, which a patient may have as well: "Graves' disease", "Foley catheter",
 * "Abbey Pain Scale". "Foley's catheter" is the patient's.
 */
const ownedOrNot =
  'disease|disorder|syndrome|[a-z]+(?:pathy|itis|oma)|signs?|criteria|triad|reflex|phenomenon|law|palsy|lymphoma|sarcoma|tumou?r|man(?:oeuvre|euver)|contractions?|formula|equation|classification|theory|model|cycle|hierarchy|solution|lactate';
const neverOwned =
  'tests?|scales?|score|catheter|tube|drain|traction|splint|fracture|forceps|position|cells?|bod(?:y|ies)|method|technique|procedure|operation|stain|breathing|respirations?|staging|rule|effect|framework|period|hospital|clinic|house';
const named = [
  new RegExp(String.raw`^['’]s? (?:${ownedOrNot})(?![\p{L}-])`, 'iu'),
  new RegExp(String.raw`^ (?:${ownedOrNot}|${neverOwned})(?![\p{L}-])`, 'iu'),
  /^(?: \p{Lu}\p{Ll}{1,14}){1,3} (?:Scale|Score|Inventory|Index|Test|Hospital|Clinic)(?!\p{L})/u,
];

/** Whether what follows a name is called after it. */
export const isNamedAfter = (next: string): boolean => named.some((pattern) => pattern.test(next));
