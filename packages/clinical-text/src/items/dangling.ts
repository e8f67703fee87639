import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { unexplained } from '../notes/plainly.ts';
import { isBoundary, isRare, wordsOf } from '../notes/words.ts';
import { isLost } from './lost.ts';
import { isSubjectless } from './subjectless.ts';

/** "Also", "even": words that lean on another sentence. After an "and" they lean on what comes before it. */
const leansLightly =
  /(?<!(?:;|\b(?:and|but)(?: \p{L}+){0,2}) )\b(?:also(?! (?:known|called|termed|referred))|even(?! (?:though|if|when|numbers?))|as well(?! as)|too(?=$|[.,;]))\b/iu;
/** "Then", "therefore": words that draw on what was said before. */
const consequent = /(?<!(?:;|\b(?:and|but)(?: \p{L}+){0,2}) )\b(?:(?<!\bwill )then|therefore|thus)\b/iu;
/** Words that lean on another sentence. */
const leans =
  /\b(?:another|additional|additionally|further|furthermore|separate|remaining|remainder|instead|likewise|similarly|alternatively|(?<!\bto )better(?! \p{L}+ the)|worse|again|later|earlier|afterwards?|still(?! \p{L}+ (?:if|when|after|during))|already|now|previously|eventually|secondly|thirdly|meanwhile|accordingly|in turn|in comparison|by (?:contrast|comparison)|(?:less|more) (?:commonly|often|rarely|frequently)|on the other hand|in summary|at the same time|else|as described|as shown|as discussed|as (?:just |already |previously )?(?:noted|stated|mentioned|explained)|(?:stated|mentioned|explained|discussed) (?:above|earlier))\b/iu;
const dated =
  /\b(?:currently|recent|recently|so far|to date|nowadays|today|years away|in the past|cent(?:ury|uries)|scientists?|researchers?|pioneers?|ancient|greeks|romans|societ(?:y|ies)|associations?|foundation|organizations?|laws?|reports? that|recommends? that|was (?:first |originally )?(?:discovered|deduced|invented|named|awarded|coined|proposed)|were (?:first |originally )?(?:discovered|deduced|invented|named|awarded|coined|proposed))\b|\b(?:1[5-9]|20)\d\ds?\b/i;
const likened =
  /^(?:similar to|like|unlike|much like|just (?:as|like)|as if)\b|\b(?:much like|just like|similar to|like an?|as if)\b/i;
const there =
  /^(?:once (?:inside|there|formed|released|entrapped)|from (?:here|there)|inside|at (?:first|last)|in (?:both|either|all|most|other) cases?)\b[^,]{0,12},/i;
/** "Muscles will also pull …": under what condition stands elsewhere. */
const expected = /\bwould(?! be (?:about|approximately))\b|^(?:the|some|many)\b.*\bwill\b/i;
const condition = /\b(?:if|when|whenever|once|until|upon|without|unless)\b/i;
const others =
  /^(?:(?:the|two|three|four|many|some|several|most|all) )?other\b|\bthe same(?! (?:\p{L}+ )?(?:as|that|of)\b| (?:two|three|four|five|vicinity|place|direction|plane|species|length|size|number)\b)|^the (?:more|less)\b/iu;

const things =
  'ends?|regions?|zones?|areas?|ligaments?|tendons?|pulls?|forces?|sharing|portions?|sides?|surfaces?|walls?|tips?|openings?|fluids?|fractures?|injur(?:y|ies)|infections?|plates?|head|neck|tail|root|crown|apex|tissues?|cells?|joints?|bones?|muscles?|vessels?|organs?|glands?|nerves?|membranes?|molecules?|organisms?|pathogens?|wounds?|structures?|layers?|rings?|canals?|sacs?|lumen|lining|core|center|shaft|angles?|tubes?|fibers?|base|edges?|pairs?|child|children|offspring|donors?|hosts?|discs?|substances?|chains?|strands?|filaments?|beam|plane|lesions?|tumou?rs?|antigens?|receptors?|hormones?|enzymes?|drugs?|virus|viruses|parents?|patients?|products?|charges?|vesicles?|signals?|segments?|sections?|divisions?|folds?|fossa|foramen|process|processes|lobes?|column|tract|particles?|bonds?|elements?|cycles?|nuclei|branches|branch|exam|test|device|material|mixture|solution|compound';
const side =
  '(?:anterior|posterior|superior|inferior|medial|lateral|proximal|distal|upper|lower|inner|outer|left|right|first|second|third|last|whole|entire|larger|smaller|new|other|affected|injured|developing|growing|surrounding|precursor|existing|released|resulting|pluripotent|underlying|overlying|outward|inward|upward|downward|opposing) ';
/** "Interspersed among its cells are …": whose? "Throughout its length, the canal …" tells. */
const possessive =
  /^(?:\p{L}+ )?(?:among|within|in|on|of|at|from|to|by|near|beneath|along|around|between|inside|behind) (?:\p{L}+ ){0,3}(?:its|their) [^,]+$/iu;
/** "A fourth type", "a final test": of those before it. */
const counting =
  /\b(?:an?|one|\p{L}+s?['’]s?) (?:second|third|fourth|fifth|sixth|final|last) (?!messenger)|^the \d+(?:st|nd|rd|th)\b/iu;
/** "A normal contraction is more sustained", "a smaller chamber": than what? */
const compared =
  /(?:^|\b(?:an?|the|is|are) (?:much )?)(?:smaller|larger|wider|narrower|shorter|longer|thicker|thinner|stronger|weaker|faster|slower|higher|softer|harder|denser|heavier|lighter|rougher|smoother)\b(?! (?:risk|susceptibility|chance)\b|.*\bthan\b)|\b(?:is|are|was|were|becomes?) (?:much |far )?(?:more|less) \p{L}+$|^an? (?:much )?(?:more|less) (?!or less)|\b(?:in|to) (?:more|less|fewer) \p{L}+$|^(?:more|less) (?!than\b)\p{L}+ \p{L}+s\b|^(?:when|if) (?:higher|lower|larger|greater|smaller|more|less) /iu;
/** "Blood is flowing into the atrium": at which moment? */
const narrated =
  /^(?:the )?(?:\p{L}+ ){1,4}(?:is|are) (?!(?:being|lying|missing|lacking|living|surrounding|varying)\b)\p{L}{3,}ing (?!and\b|or\b|to\b)/iu;
/** "The gluteus maximus is the largest": of which? */
const superlative =
  /\bis the (?:\p{L}+est|most \p{L}+(?: type)?|least \p{L}+)(?=$|[;,]| and\b(?! (?:most|least) \p{L}+ of\b))/iu;
/** "Fortunately, their proteins are flexible": whose? "It is one of the few examples": of what? */
const owned =
  /^(?:\p{L}+, )?(?:its|their|his|her)\b|^(?:in|during|by|with|from|for|after|before|at|on|through) (?:[\p{L}-]+ ){0,5}(?:its|their)\b[^,]*, (?!the\b)|\bone of the few\b|\b(?:examples?|exceptions?)$/iu;
/** "About a fifth of it binds …": of what? */
const pronoun =
  /^(?:[^,]{0,40}\s)?(?:of|to|in|by|with|for|from|on)\s(?:it|them)\b|^[^,]{0,40}\b(?:which|that|where|how|why) (?:they|it)\b|^(?:the|an?) \p{L}+ (?:they|it|he|she)\b/iu;

/** "Given intravenously it should be pushed slowly", "creatinine is checked after starting them": what, the sentence before said. */
const handled =
  /^(?:given|taken|used|infused|injected|inhaled|applied)\b[^,]{0,30},? (?:it|they)\b|\b(?:starting|stopping|giving|taking|using) (?:it|them)\b/i;

/** "A value below 50 percent is an emergency", "treatment begins with oxygen": of what? */
const unowned =
  /^(?:an?|the) (?:value|reading|result|figure|score)s? (?:below|above|under|over|between|less|more|greater|lower|higher)\b|^(?:the )?(?:treatment|management|therapy|diagnosis) (?:begins|starts|consists|depends|rests|includes|requires)\b/i;

/** Whether a claim begins with a name that the lexicon knows, of more than one word: "the foramen ovale". */
const isNamed = (claim: string): boolean => {
  const words = wordsOf(claim).map(({ key }) => key);
  return [2, 3, 4].some((size) => termByKey(words.slice(1, 1 + size).join(' ')) !== undefined);
};

/** "The fracture is …", "the anterior end develops …": which one, the sentence before said. */
const unnamedSubject = new RegExp(
  String.raw`^the (?:${side})?(?:${things})(?! (?:of|that|which|in|where|between|from|to|on|at|with|for|who|within|containing|called|known|located|found|involved|responsible|and \p{L}+ of)\b)(?: |,|$)`,
  'iu',
);
/** "The key is …", "as the cartilage grows", "the glucose is then released": of which, the sentence before said. */
function isBare(claim: string): boolean {
  const [, rest = ''] =
    /^(?:(?:if|when|while|as|once|because|before|after|since|until) )?(?:the|these|those|both) (.+)$/iu.exec(
      claim,
    ) ?? [];
  const words = wordsOf(rest);
  const end = words.findIndex((word) => isBoundary(word));
  const name = words.slice(0, end < 0 ? words.length : end);
  if (
    name.length === 0 ||
    /^(?:of|that|which|who|in|between|for|to|from|by|on|at|within|with|\p{L}+ed)$/u.test(
      words[end]?.lower ?? '',
    )
  )
    return false;
  const known = termByKey(name.map(({ key }) => key).join(' '));
  // Of a substance there is no certain one, unless it stands in a condition.
  if (known) return known.class !== 'anatomy' && name.length === 1 && /^the\b/i.test(claim);
  return name.every(({ key }) => !isRare(key));
}

/** "Each chain consists of two domains": of what? */
const unnamedEach = new RegExp(String.raw`^each (?:${things}) (?:is|has|can|\p{L}+s)\b`, 'iu');
const unnamedLater = new RegExp(
  String.raw`\bthe (?:${side})?(recipients?|names?|diseases?|disorders?|transporters?|fractures?|openings?|fluids?|angles?|beam|plane|lesions?|wounds?|strands?|patient|donor|vesicles?|folds?|plate|ends?|tip|head|core|lining|lumen)(?! (?:of|that|which|in|where|between|from|to|on|at|with|for|who|within|is|are)\b)(?=[ ,.;’']|$)`,
  'giu',
);

/** "The bonded atoms are …": bonded how, the sentence before said. */
const described = /^the \p{L}{3,}ed \p{L}+s? (?:is|are|has|have|can|may)\b/iu;

/** "Examples include …", "the two systems are …", "the next layer". */
const counted =
  /^(?:(?:an?|the|one) )?(?:\p{L}+ )?(?:exception|example)s? (?:in \p{L}+ )?(?:is|are|include|of)\b|^in some cases\b|^(?:the )?(?:effects?|deficienc(?:y|ies)|folds?|levels?|causes?|results?|changes?|differences?|symptoms?|signs?|components?|functions?|roles?|actions?|complications?|consequences?|responses?|benefits?|values?) (?:in|can|may|var(?:y|ies)|are|is|include|influence|tend|have|has|depend)\b|^(?:as an example|what)\b|\bthe next\b|\bof the (?:two|three|four)\b|\bthe (?:two|three|four|five) (?:\p{L}+ )?\p{L}+s(?: (?:are|is|have|can)\b|$)|^the (?:final|last|first) (?:\p{L}+ ){1,2}is the\b|^on the (?:\p{L}+ side,|other\b)|^(?:an?|the|one) (?:\p{L}+ )?causes? (?:is|are)\b|^(?:some |many |several |most )?(?:\p{L}+ (?:and \p{L}+ )?){0,2}(?:results?|findings?|studies|trials?|advances|efforts) (?:have|has|are|were|is|was)\b|\b(?:the|each) (?:\p{L}+ )?\p{L}+ (?:involved|concerned|in question)$/iu;

/** "The UMN lesion", "NFP changes": what the letters stand for was said elsewhere, and may be something else in another ward. */
export const isUnexplained = (claim: string): boolean =>
  unexplained(claim).some(
    ({ 1: letters = '' }) =>
      !/^(?:substance|drug|condition|procedure)$/.test(termByKey(keyOfText(letters))?.class ?? ''),
  );

/** Whether a claim needs the sentences around it to be judged. */
function isUnmoored(claim: string): boolean {
  if (
    /[<>=]|,[a-z]|\b(?:of|from|with|by|into|through|within|follows?|enters?|leaves?|supplies|surrounds?) that\b/.test(
      claim,
    ) ||
    there.test(claim)
  )
    return true;
  const isOpen = [
    leans,
    pronoun,
    possessive,
    counting,
    compared,
    superlative,
    owned,
    narrated,
    counted,
    described,
    handled,
    unowned,
  ].some((form) => form.test(claim));
  if (isOpen) return true;
  if (isBare(claim) || (unnamedSubject.test(claim) && !isNamed(claim)) || unnamedEach.test(claim))
    return true;
  return [...claim.matchAll(unnamedLater)].some(({ 1: thing = '', index }) => {
    const stem = thing.toLowerCase().replace(/s$/, '');
    // Of two who are named together, one tells who the other is.
    if (stem === 'recipient' && /\bthe donor\b|\bdonor (?:organ|tissue|marrow|kidney|heart)\b/i.test(claim))
      return false;
    return !claim.slice(0, index).toLowerCase().includes(stem);
  });
}

/** Whether a claim hangs on the year it was written in, or on a condition that stands elsewhere. */
const isDated = (claim: string): boolean =>
  dated.test(claim) || (expected.test(claim) && !condition.test(claim));

/** What is said of so many things that nobody would ask it: "There are some differences", "different cells use different …". */
const saidOfAll =
  /(?<!\b(?:are|were|is|can|have|may) )\bboth (?!(?:the |an? )?(?:[\p{L}-]+ ){1,4}and )|^there (?:is|are) (?:a few|some|many|several|various|numerous|a number of)\b|^different \p{L}+ .*\bdifferent\b|^an? [^,]+, there (?:is|are)\b|\b(?:for many reasons|in many ways|in several ways)\b|^the other\b|\bthe other (?:type|kind|part|form)\b|\b(?:deeper|higher|lower|larger|smaller|thicker|thinner|longer|shorter|faster|slower) and\b/iu;

/** Whether a claim needs the sentences around it, or the year it was written in, to be judged, or says nothing to be judged. */
export const isDangling = (claim: string): boolean =>
  isDated(claim) ||
  isUnmoored(claim) ||
  isLost(claim) ||
  isSubjectless(claim) ||
  [saidOfAll, consequent, leansLightly, likened, others].some((form) => form.test(claim));
