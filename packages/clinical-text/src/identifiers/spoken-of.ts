import { rule, type Rule } from './names.ts';
import { client, from, fullName, given, givens, nameParts, until, years } from './patterns.ts';

/** Names of whom a note speaks as a patient: "Maria Lopez presents to ED", "I looked after a lady called Dorothy". */

const toHospital =
  '(?:to|at) (?:the |our )?(?:ED|ER|ICU|A&E|OPD|GP|emergency|clinic|hospital|ward|theatre|triage)';
/** Signs of a baby. */
const noBaby = '(?!(?:Moro|Babinski|Ortolani|Barlow|Apgar) )';

/** " for the first time", ", aged 86". */
const firstTime = String.raw` for the first time|, (?:an? |aged )?${years}${until}`;
/** " today", ", who", " in his": of a mentor, "I met Karen" goes on otherwise. */
const goesOn = String.raw`[.;]|,? who${until}| (?:today|again|this|until|with|at home|in (?:his|her)|and (?:his|her))${until}`;
const notMet = String.raw`(?<!${from}I met [\p{L}'’ -]{2,50})`;

const caredFor =
  '(?:looked after|car(?:ed|ing) for|nursed|nursing|met|saw|assessed|admitted|assigned|allocated|visited|washed|helped)';
/** "an elderly confused ". */
const some = String.raw`(?:an?|the|this|another) (?:[\w-]{2,15} ){0,2}`;
const somebody = `(?:man|woman|girl|boy|child|baby|${client})`;

export const spokenOf: readonly Rule[] = [
  // "Maria Gonzalez-Reyes, presents to ED", "Maria Lopez c/o".
  rule(
    2,
    from,
    `(${fullName}),? `,
    String.raw`(?:c\/o|present(?:s|ed|ing) (?:today )?${toHospital})${until}`,
  ),
  // "baby Tobenna has fed".
  rule(1, from, `baby ${noBaby}(${given})`, `(?= (?:is|was|has|had|wt|weighs|fed)${until})`),
  // "I looked after Violet for the first time", "I cared for Margaret today".
  rule(
    1,
    from,
    `I (?:looked after|cared for|nursed|washed|bathed|met) (${givens})`,
    `(?=${firstTime}|${notMet}(?:${goesOn}))`,
  ),
  // "A lady called Dorothy".
  rule(1, String.raw`\b(?:lady|gentleman) (?:called|named) (${nameParts})`),
  // "I cared for a man called Harold Pike".
  rule(1, String.raw`\b${caredFor} (?:to )?`, `${some}${somebody} (?:called|named) (${nameParts})`),
];
