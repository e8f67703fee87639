import type { SemanticClass } from '../lexicon/terms.ts';

const singularEndings =
  /(?:itis|osis|lysis|esis|axis|pancreas|diabetes|series|species|basis|pelvis|penis|testis|iris|biceps|triceps|quadriceps|psoas|fasciae latae|fascia latae|rabies|herpes|pubis|glottis|pons|cutis|scabies|atlas|deferens|facies|caries|sepsis|stasis|plexus|corpus|lens|chyli|brachii|coli|ani|pedis|oculi|oris|capitis|radialis|ulnaris)$/;

/** Whether a name is in the plural, by its ending: regular and Latin plurals. */
export function isPlural(name: string): boolean {
  if (singularEndings.test(name)) return false;
  return /(?:chondria|cilia|flagella|ganglia|bacteria|gonia|foramina|[^siu]s|ses|xes|ches|[glnrt]ae|[hlnrcpe]i|mata)$/.test(
    name,
  );
}

const countable: ReadonlySet<SemanticClass> = new Set(['anatomy', 'equipment']);
const masses =
  /(?:blood|lymph|sperm|semen|cartilage|plasma|epidermis|dermis|marrow|matrix|matter|mater|cytoplasm|cytosol|skin|hair|chromatin|retina|cortex|medulla|body|majora|minora|muscle tissue)$/;

/** Of what there are many, whatever class it is of. */
const heads =
  /(?<!\p{L})(?:compound|molecule|bond|ion|atom|acid|enzyme|hormone|protein|lipid|vitamin|antibody|disorder|disease|drug|inhibitor|blocker|diuretic|agonist|antagonist|reflex|reaction|response|contraction|potential|element|salt|receptor|cancer|tumor|burn|wound|fracture)$/u;

/** A name in the singular or plural; null where it has no regular form in that number. */
export function inNumber(name: string, plural: boolean, semanticClass: SemanticClass | null): string | null {
  if (isPlural(name) === plural) return name;
  if (!plural) {
    if (/(?:feces|faeces|menses|meninges|rugae|tears)$/.test(name)) return null;
    if (/(?<!\p{L})testes$/u.test(name)) return name.replace(/es$/, 'is');
    if (/[^aeiou]ies$/.test(name)) return `${name.slice(0, -3)}y`;
    if (/(?:ch|sh|x|ss)es$/.test(name)) return name.slice(0, -2);
    return /[a-z]s$/.test(name) && !/(?:us|is|ss|ics|ves)$/.test(name) ? name.slice(0, -1) : null;
  }
  const isCountable = heads.test(name) || (semanticClass !== null && countable.has(semanticClass));
  if (!isCountable || masses.test(name)) return null;
  if (/(?:us|um|is|ix|ex|ax|on|[ao]|brachii|is major|[^a-z])$/.test(name) || singularEndings.test(name))
    return null;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:ch|sh|x|ss)$/.test(name) ? `${name}es` : `${name}s`;
}
