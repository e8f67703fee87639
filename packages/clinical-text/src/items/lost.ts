import { isOfSomebody, isUnbound } from './unbound.ts';

/** "The amount of virus drops": of which virus, another sentence says. */
const ofAny =
  /\b(?:amounts?|levels?|concentrations?|quantit(?:y|ies)|numbers?|release|secretion|binding|loss|production|entry|uptake) of (?:the )?(?:virus|hormones?|drugs?|antigens?|antibod(?:y|ies)|enzymes?|proteins?|gas|fluid|substances?|solutes?|pathogens?|receptors?|ligands?|signals?)\b(?! (?:that|which|in|from|by|known|called|of|to)\b)/iu;

/** "The membrane has disintegrated", of a stage that is told: by when? "Has specialized cells" says what it has. */
const done =
  /^(?!(?:just|after|once|when|if|by|at|during|in|before|because|since|as|until|with|within|while|although)\b)[^,]{3,60}? (?:has|have) (?!(?:been|evolved|adapted)\b)(?:now |already |just |\p{L}+ly )?(?:\p{L}{3,}ed|become|begun|grown|given|taken|left|lost|made|risen|fallen|broken|withdrawn)(?=$|[,;]| (?:in|into|to|from|by|and|the|off|out|about|enough|its|their|an?)\b)/iu;

/** "Parasympathetic regulation occurs …", "binding of leptin produces": of what, or to what? */
const ofWhat =
  /^(?:the )?(?:(?:sympathetic|parasympathetic|neural|hormonal|nervous|vagal|autonomic|local|intrinsic|extrinsic|voluntary|involuntary) )?(?:regulation|control|innervation)(?! (?:of|over|by which|in the)\b)\b|^binding of \p{L}+ (?!to\b|with\b|by\b)/iu;

/** Words typed twice or left over: "the each", "in of the", "also referred to a". */
const mistyped =
  /\b(?:the (?:each|an?|every|this|these|those|that)|an? (?:the|an?|each|this|these)|of (?:of|in|to|at|by|for|with|and)|in (?:of|in|to|for|and|by)|to (?:of|to|by|for)|for (?:of|for|in)|by (?:of|by)|with (?:of|with|by|in)|and (?:and|or)|is (?:is|are|has)|are (?:are|is)|(?:(?:also|sometimes|often) )referred to (?!as\b)|each of which (?:are|have|do|act|form|contain|produce|carry|make|run|give|serve|lie|include|require|provide)|two \p{L}+, [^,]+, and)\b(?!-)/iu;

/** "Runs between the two", "matters less", "is divided into two parts": which two, less than what, and which parts? */
const uncompared =
  /\b(?:between|among|joins?|connects?|separates?) the (?:two|three|four)(?=$|[.,;])|\bmatters? (?:less|more)\b(?! than)|\b(?:divided|split|separated|grouped|classified) into (?:two|three|four|five) (?:\p{L}+ )?(?:parts|groups|classes|types|divisions|categories|regions|kinds|sections)\b(?! ?[:(—–,]| (?:called|known|named|of)\b)/iu;

/** "In addition to the baroreceptors are chemoreceptors", "ketones may appear if": beside what was told, and where? */
const leftBehind =
  /^in addition to [^,]+ (?:is|are) |\b(?:may|can) (?:also )?appear(?=$|[,;.]| (?:if|when|because|and)\b)/iu;

/** "The lining is intact": at a moment that is told. "The vessels begin to widen": when? "Muscles crossing it will pull": at what? */
const momentary =
  /^(?!.*\b(?:if|when|once|until|after|before|during|while|as|at|in|because|since|by|unless)\b).*\b(?:is|are) (?:intact|present|absent|missing|gone|empty|full|open|closed|ready|visible)$|^(?!.*(?:,|\b(?:if|when|once|after|during|while|as|at|by|because)\b))[^,]*\bbegin to \p{L}+ |^\p{L}+s? \p{L}+ing\b[^,]* will\b/iu;

/** "Two zygotes form", "at the first stage": of a story whose beginning another sentence tells. */
const staged =
  /^(?:two|three|four|five|several) (?:[\p{L}-]+ ){1,3}?(?:forms?|appears?|emerges?|arises?|develops?)\b(?! (?:from|in the|during))|\b(?:at|in|during) the (?:first|second|third|next|last|final) (?:stage|step|phase)\b(?! of\b)/iu;

/** How the writer feels about it. */
const marveling =
  /^(?:actually|indeed|of course|in fact|obviously|interestingly|surprisingly|(?:un)?fortunately)\b|\b(?:staggering|amazing|astonishing|remarkabl[ey]|incredibl[ey]|fascinating)\b/iu;

/** Whether a claim speaks of a thing, a time or a moment that only the sentences around it give, or is mistyped. */
export const isLost = (claim: string): boolean =>
  isUnbound(claim) ||
  isOfSomebody(claim) ||
  [ofAny, done, ofWhat, mistyped, uncompared, leftBehind, momentary, staged, marveling].some((form) =>
    form.test(claim),
  );
