import type { SemanticClass } from '../lexicon/terms.ts';

const singularEndings =
  /(?:itis|osis|lysis|esis|axis|pancreas|diabetes|series|species|basis|pelvis|penis|testis|iris|biceps|triceps|quadriceps|rabies|herpes|pubis|glottis|pons|cutis|scabies)$/;

/** Whether a name is in the plural, by its ending: regular and Latin plurals. */
export function isPlural(name: string): boolean {
  if (singularEndings.test(name)) return false;
  return /(?:chondria|cilia|flagella|[^siu]s|ses|xes|ches|[lnt]ae|[hlnrcpe]i|mata)$/.test(name);
}

const countable: ReadonlySet<SemanticClass> = new Set(['anatomy', 'equipment']);
const masses =
  /(?:blood|lymph|cartilage|plasma|epidermis|dermis|marrow|matrix|matter|mater|cytoplasm|cytosol|skin|hair|chromatin|retina|cortex|medulla|body|majora|minora|muscle tissue)$/;

/** A name in the singular or plural; null where it has no regular form in that number. */
export function inNumber(name: string, plural: boolean, semanticClass: SemanticClass | null): string | null {
  if (isPlural(name) === plural) return name;
  if (!plural) {
    if (/[^aeiou]ies$/.test(name)) return `${name.slice(0, -3)}y`;
    if (/(?:ch|sh|x|ss)es$/.test(name)) return name.slice(0, -2);
    return /[a-z]s$/.test(name) && !/(?:us|is|ss|ics|ves)$/.test(name) ? name.slice(0, -1) : null;
  }
  if (semanticClass === null || !countable.has(semanticClass) || masses.test(name)) return null;
  if (/(?:us|um|is|ix|ex|ax|on|[ao]|brachii|is major|[^a-z])$/.test(name) || singularEndings.test(name))
    return null;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:ch|sh|x|ss)$/.test(name) ? `${name}es` : `${name}s`;
}
