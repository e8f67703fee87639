import { until } from './patterns.ts';

/** What is said of a patient, and never of a scale or a scientist: it tells whose name stands before it. */
const happened =
  'admitted|seen|brought|referred|diagnosed|transferred|reviewed|discharged|transported|started|being|on|in';

/** "was admitted", "presents", "who". */
export const isPatient = String.raw`(?:(?:is|was|has been) (?:a|an|${happened})\b|presents?\b|presented\b|came\b|complain|has\b|had\b|with\b|who\b|admitted\b|reports?\b|needs?\b|takes?\b|lives?\b|(?:post|day|s\/p|c\/o|w\/|adm|bed|room)(?!\p{L}))`;

/** What a person says: "c/o pain", "states that". */
export const says = String.raw`(?:c\/o|(?:complain(?:s|ed)? of|states?|stated|says|said|denie[sd]|reports|reported|refuse[sd])${until})`;

/** What is done to a person: "was seen". */
export const isDoneTo = String.raw`(?:is|was) (?:on|admitted|seen|brought|given|taken|transferred|discharged|started|referred|reviewed)${until}`;

/** "was seen", "needs". */
export const isTreated = String.raw`(?:${isDoneTo}|(?:has|had|takes|needs|lives)${until})`;
