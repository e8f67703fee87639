/**
 * The parts that patterns of names are composed of. Their letters keep their case: a capital tells a name. None has a
 * group of its own, so that the first group of a pattern is what it finds.
 */

/** A pattern's letters in either case. */
export const anyCase = (pattern: string): string =>
  pattern.replaceAll(/\\.|[a-z]/g, (one) => (one.length > 1 ? one : `[${one}${one.toUpperCase()}]`));
/** A pattern's words with a small or a capital letter first. */
export const anyFirst = (pattern: string): string =>
  pattern.replaceAll(/\b[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

/** Nothing of a word before it. */
export const from = String.raw`(?<![\p{L}\d'’-])`;
/** Nothing of a word after it. */
export const until = String.raw`(?![\p{L}\d])`;

export const namePart = String.raw`(?:\p{Lu}[\p{L}'’-]{1,24})`;
/** In no capitals but its first letter, as abbreviations are. */
export const given = String.raw`\p{Lu}['’\p{Ll}][\p{L}'’-]{0,23}`;
/** "van der", "de la". */
export const particle = '(?:de|da|del|di|dos|la|van|von|der|den|bin|bint|ibn|al|el)';
/** "Maria Lopez", "John A. Smith", "Anna van der Berg". */
export const fullName = String.raw`${namePart}(?: (?:\p{Lu}\.|(?:${particle} ){0,2}${namePart})){1,3}`;
/** "T. Yamamoto", "J R Smith". */
export const initialed = String.raw`(?:\p{Lu}\. ?|\p{Lu} ){1,2}${namePart}`;
const oneOrTwo = (part: string) => `${part}(?: ${part})?`;
/** "Lopez", "Garcia Lopez". */
export const nameParts = oneOrTwo(namePart);
/** "Maria", "Mary Ann". */
export const givens = oneOrTwo(given);

export const titles = 'Mr|Mrs|Ms|Miss|Mx';
export const title = String.raw`(?<![\p{L}'’-])(?:${titles})\.? `;

/** Who is cared for, in full. */
export const client = 'patient|client|resident';
export const patient = anyFirst(`(?:pt|${client})`);
/** "PATIENT", "Client's". */
export const patientLabel = anyCase(`(?:(?:pt|${client})(?:['’]s)?)`);
/** "my patient", "Our client". */
export const my = anyFirst('(?:my|our)');

/** A number of years that somebody may have lived. */
export const years = String.raw`(?:1[01]\d|\d{1,2})`;
const bedOrRoom = 'bed|room|rm|bay';
/** "room 12": in a sentence. */
export const inRoom = String.raw`${anyFirst(`(?:${bedOrRoom})`)} ?\w{1,4}`;
/** "Bed 4", "BAY C": before a patient. */
export const bed = anyCase(String.raw`(?:${bedOrRoom}|bedspace) ?\w{1,4}`);
/** "S/R 1", "Trolley 2", "Bed 4": in a list. */
export const listedBed = anyCase(
  String.raw`(?:${bedOrRoom}|s\/r|side ?room|cubicle|cub|bedspace|trolley|slot) ?\w{1,4}`,
);
