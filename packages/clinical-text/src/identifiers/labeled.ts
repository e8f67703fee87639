import { rule, type Rule } from './names.ts';
import {
  anyCase,
  client,
  from,
  fullName,
  given,
  initialed,
  my,
  namePart,
  nameParts,
  patient,
  patientLabel,
  title,
  titles,
  until,
} from './patterns.ts';
import { says } from './said.ts';

/** Names after what says that a patient's follows: "Pt name: O'Brien, Siobhan", "my patient Aisha Rahman". */

/** "Brand name: Advair Diskus" labels nobody. */
export const nameLabel = anyCase(
  String.raw`(?<!\b(?:brand|generic|trade|drug|proprietary|test|file|user|product|common|scientific) )(?:full )?name`,
);
const label = `(?:(?:${patientLabel} )?${nameLabel}|${patientLabel}|${anyCase('next of kin')})`;
const titleToo = String.raw`(?:(?:${titles}|Dr)\.? )?`;
const surnameFirst = String.raw`${nameParts}, ${namePart}(?: (?:${namePart}|\p{Lu}${until}))?`;
const which = '(?:(?:first|second|third|last|new|own) )?';

export const labeled: readonly Rule[] = [
  // "Patient: T. Yamamoto", "Full name = Maria Lopez".
  rule(2, from, label, String.raw`\s?(?::|=|\bis\b)\s?`, titleToo, `(${fullName}|${initialed})`),
  // "Pt name: O'Brien, Siobhan".
  rule(2, from, nameLabel, String.raw`\s?[:=]\s?`, `(${surnameFirst})`),
  // "Patient name: Siobhan".
  rule(1, from, `${patientLabel} ${nameLabel}`, String.raw`\s?[:=]\s?(${namePart})(?=\s*(?:[,;.\n]|$))`),
  // "The patient, Samuel Adeyemi, is".
  rule(2, from, `[Tt]he (?:${client}), ((?:${title})?${fullName}),`),
  // "Pt Robert states".
  rule(1, from, patient, String.raw`\.? (${namePart}) ${says}`),
  // "My patient Aisha Rahman is breathless".
  rule(2, String.raw`\b${my} ${which}(?:${client})`, `(?:,| is| was| named| called)? (${fullName})`),
  // "Pt Priyanka S., G3P2".
  rule(2, from, patient, String.raw`\.? (${given} \p{Lu}\.)(?=,|['’]s | \p{Ll})`),
];
