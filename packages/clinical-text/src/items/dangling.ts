/** Words that lean on another sentence without need: "also", "then". What is said is clear without it. */
const leansLightly =
  /\b(?:also(?! (?:known|called|termed|referred))|then|therefore|thus|even(?! (?:though|if|when|numbers?))|as well(?! as)|too(?=$|[.,;]))\b/i;
/** Words that lean on another sentence, or on the day when it was written. */
const leans =
  /\b(?:another|additional|additionally|further|furthermore|separate|remaining|instead|likewise|similarly|alternatively|better|worse|again|still|already|now|secondly|thirdly|meanwhile|accordingly|in turn|in comparison|by (?:contrast|comparison)|(?:less|more) (?:commonly|often|rarely|frequently)|on the other hand|at the same time|as described|as shown|as discussed|as noted)\b/i;
const dated =
  /\b(?:currently|recent|recently|so far|to date|nowadays|today|years away|in the past|cent(?:ury|uries)|scientists?|researchers?|society|associations?|foundation|organizations?|laws?|reports? that|recommends? that|was (?:first |originally )?(?:discovered|deduced|invented|named|awarded|coined|proposed)|were (?:first |originally )?(?:discovered|deduced|invented|named|awarded|coined|proposed))\b|\b(?:1[5-9]|20)\d\d\b/i;
const likened =
  /^(?:similar to|like|unlike|much like|just (?:as|like)|as if)\b|\b(?:much like|just like|similar to|like an?|as if)\b/i;
const there =
  /^(?:once (?:inside|there|formed|released|entrapped)|from (?:here|there)|inside|at (?:first|last)|in (?:both|either|all|most|other) cases?)\b[^,]{0,12},/i;
/** "Muscles will also pull …": under what condition stands elsewhere. */
const expected = /\bwill\b/i;
const condition = /\b(?:if|when|whenever|once|until|upon|without|unless)\b/i;
const others =
  /^(?:(?:the|two|three|four|many|some|several|most|all) )?other\b|\bthe same(?! (?:\p{L}+ )?(?:as|that)\b)|^the (?:more|less)\b/iu;

const things =
  'ends?|portions?|sides?|surfaces?|walls?|tips?|openings?|fluids?|fractures?|injur(?:y|ies)|infections?|plates?|tissues?|cells?|joints?|bones?|muscles?|vessels?|organs?|glands?|nerves?|membranes?|molecules?|organisms?|pathogens?|wounds?|structures?|layers?|rings?|canals?|sacs?|lumen|lining|core|center|shaft|angles?|tubes?|fibers?|base|edges?|pairs?|child|children|offspring|donors?|hosts?|discs?|substances?|chains?|strands?|filaments?|beam|plane|lesions?|tumou?rs?|antigens?|receptors?|hormones?|enzymes?|drugs?|virus|viruses|parents?|patients?|products?|charges?|vesicles?|signals?|segments?|sections?|divisions?|folds?|fossa|foramen|process|processes|lobes?|column|tract|particles?|bonds?|elements?|branches|branch|exam|test|device|material|mixture|solution|compound';
const side =
  '(?:anterior|posterior|superior|inferior|medial|lateral|proximal|distal|upper|lower|inner|outer|left|right|first|second|third|last|whole|entire|larger|smaller|new|other|affected|injured|developing|growing|surrounding|underlying|overlying) ';
/** "About a fifth of it binds …": of what? */
const pronoun = /^(?:[^,]{0,40}\s)?(?:of|to|in|by|with|for|from|on)\s(?:it|them)\b/i;

/** "The fracture is …", "the anterior end develops …": which one, the sentence before said. */
const unnamedSubject = new RegExp(
  String.raw`^the (?:${side})?(?:${things})(?! (?:of|that|which|in|where|between|from|to|on|at|with|for|who|within|containing|called|known|located|found|involved|responsible|and \p{L}+ of)\b)(?: |$)`,
  'iu',
);
const unnamedLater = new RegExp(
  String.raw`\bthe (?:${side})?(fractures?|openings?|fluids?|angles?|beam|plane|lesions?|wounds?|strands?|patient|donor|vesicles?|folds?|plate|ends?|tip|core|lining|lumen)(?! (?:of|that|which|in|where|between|from|to|on|at|with|for|who|within|is|are)\b)(?=[ ,.;]|$)`,
  'giu',
);

/** "Examples include …", "the two systems are …", "the next layer". */
const counted =
  /^(?:an )?(?:exception|example)s? (?:is|are|include|of)\b|^in some cases\b|^(?:the )?(?:effects?|deficienc(?:y|ies)|folds?|levels?|causes?|results?|changes?|differences?|symptoms?|signs?|components?|functions?|roles?|actions?|complications?|consequences?|responses?|benefits?|values?) (?:in|can|may|var(?:y|ies)|are|is|include|influence|tend|have|has|depend)\b|^(?:as an example|what)\b|\bthe next\b|\bthe (?:two|three|four|five) (?:\p{L}+ )?\p{L}+s (?:are|is|have|can)\b|^on the \p{L}+ side,/iu;

/** Whether a claim needs the sentences around it, or the year it was written in, to be judged. */
export function isDangling(claim: string): boolean {
  if (/[<>=]/.test(claim) || there.test(claim)) return true;
  if (leans.test(claim) || pronoun.test(claim) || dated.test(claim) || counted.test(claim)) return true;
  if (expected.test(claim) && !condition.test(claim)) return true;
  if (unnamedSubject.test(claim)) return true;
  return [...claim.matchAll(unnamedLater)].some(({ 1: thing = '', index }) => {
    const stem = thing.toLowerCase().replace(/s$/, '');
    return !claim.slice(0, index).toLowerCase().includes(stem);
  });
}

/** Whether a claim leans lightly, or likens something to something else: sound, and better asked where nothing else is left. */
export const isLeaning = (claim: string): boolean =>
  leansLightly.test(claim) || likened.test(claim) || others.test(claim);
