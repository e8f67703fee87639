import { auxiliary, presentForms, thirdPerson } from '../lexicon/verb-forms.ts';
import { lowerFirst } from '../text/capitals.ts';
import { letterOf } from './line-forms.ts';

/** Text on one line: line breaks and runs of spaces become one space. */
export const onOneLine = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/**
 * A segment's text as an item shows it: without Markdown's signs, without pointers to figures and sources. Words and
 * their order stay as they are.
 */
export function clean(text: string): string {
  const plain = onOneLine(text.replace(/\*\*|__|`|(?<![\p{L}\d])\*(?=\S)|(?<=\S)\*(?![\p{L}\d])/gu, ''));
  const isRow = plain.startsWith('|') && plain.endsWith('|') && plain.length > 1;
  const line = isRow ? plain.slice(1, -1).trim().replaceAll(' | ', ' – ') : plain;
  return line
    .replace(/!?\[([^[\]]{0,200})\]\([^()]{0,400}\)/g, '$1')
    .replace(/ ?\[\d+(?:[,–-] ?\d+)*\]/g, '')
    .replace(
      / ?\( ?(?:see\b[^()]{0,80}|(?:fig(?:ure)?|table|box|chapter|slide|step|p)\.? ?\d[^()]{0,40}|[a-f]|) ?(?:and ?)?\)/gi,
      '',
    )
    .replace(/https?:\/\/\S+/g, '')
    .replace(/ ([,.;:])/g, '$1')
    .trim();
}

const pointing =
  /\b(?:figure|chapter|(?:this|next|previous|last|following) (?:section|table|slide|module|unit)|(?:as|described|mentioned|listed|shown|noted|discussed|seen) (?:above|below|earlier|previously|later|here|in(?= ?[,.;:)]| ?$| the (?:figure|table|next|previous|following)))|the following|see|recall|notice|note that|remember|imagine|consider|link|video|illustrat\w+|summarized in|we|our|your|let['’]s|we['’]ll|you['’](?:ll|re|ve)|you(?! (?:eat|breathe|drink|inhale|exhale|swallow|chew|stand|sit|walk|run)\b))\b|^(?:(?:if|when|as|while) )?you\b|\bI (?:am|have|will|was|think)\b|^(?:here|take|there(?! (?:is|are) ))\b|\b(?:above|below|here)$/i;
const leaning =
  /^(?:is|are|was|were|has|have|it(?! is (?:quite |very |also |not )?(?:possible|common|rare|likely|unlikely|usual|unusual) for )|its|they|their|them|this|these|those|that|he|she|his|her|such|one|others?|another|both(?! \p{L}+(?: \p{L}+)? and )|each(?= (?:of|is|has|can|other|one|side|end|contains|consists)\b)|here|there(?! (?:is|are) )|either|neither|(?:some|many|most|all|several|few|two|three|four) (?:of|are|is|have|can)|the (?:list|answer|question|example|former|latter|other|same|first|second|third|last|result|process|reason|term|name|word|disorder|structure|technique|two|three|four|rest|following|difference|latter|remaining))\b/iu;

/** "Normal is 55 to 70%", "the usual dose is 40 mg": of what came before. */
const ofNothing =
  /^(?:the )?(?:(?:normal|usual|typical|average|ideal|target|reference|healthy|adult|recommended|starting|initial|maximum|daily) )*(?:(?:ab)?normal|low|high|mild|moderate|severe|typical|usual|ideal|average|maximum|minimum|range|values?|limits?|dose|target|onset|duration|threshold|cut-?off) (?:is|are|was|were|lies?|ranges?|means?|begins?)\b/i;

/** "Many facilitate …": of what came before. */
function isOfThoseBefore(body: string): boolean {
  const next = /^(?:some|many|most|several|few|all|both) (\p{L}+)/iu.exec(body)?.[1]?.toLowerCase();
  return next !== undefined && presentForms.has(next) && !next.endsWith('s');
}

/** "The molecule has …": one that was spoken of before. */
const bare =
  /^the (?:molecule|compound|atom|virus|disease|disorder|condition|muscle|bone|nerve|gland|hormone|drug|medication|vessel|joint|membrane|procedure|device|infection|enzyme|names?|terms?) (?:is|are|was|were|has|have|can|may|\p{L}{2,}(?:s|ed))\b|^(?:names|similarly|likewise)\b/iu;

/** Nouns that name no thing in particular: "the response", "the tube" are those that were spoken of before. */
const generic =
  'response|reaction|mechanism|process|procedure|structure|tube|cavity|device|scan|area|region|layer|condition|movement|rotation|stimulus|change|step|stage|method|substance|material|object|system|group|type|form|action|event|effect|treatment|test|exam|image|signal|population|sample|technique|loss|gain|increase|decrease|difference|combination|result|mixture|solution|reading|measurement|hormone|antigen|virus|drug';
const unnamed = new RegExp(
  String.raw`\b(?:the|surrounding) (${generic})(?=$|[,.;:)]|\s(?:is|are|was|were|has|have|had|can|may|must|will|results?|occurs?|begins?|continues?|(?:in)?activates|stimulates|inhibits|binds|acts|causes|and|or|to|by|as)\b)`,
  'giu',
);

function isWithoutReferent(body: string): boolean {
  if (/^(?:the )?(?:surrounding|overlying|underlying|adjacent|remaining|above|entire|whole) /i.test(body))
    return true;
  return [...body.matchAll(unnamed)].some(
    (match) => !new RegExp(String.raw`\b${match[1] ?? ''}s?\b`, 'i').test(body.slice(0, match.index)),
  );
}

const opener =
  /^(?:however|in actuality|certainly|indeed|comparatively|even more specifically|more specifically|therefore|thus|hence|in addition|additionally|furthermore|moreover|in contrast|finally|also|in fact|interestingly|importantly|today|notably|overall|clinically|together|specifically|ultimately|essentially|first(?=[,:]| (?:the|an?) )|and|but|so|for example|for instance|recall that|remember that|note that|on the other hand|in other words|that is|again|of course|as (?:its|the|their) names? (?:implies|imply|suggests?|indicates?)|at the same time)(?! (?:to|of|with|than|that)\b),? /i;

/** "Like most organelles, the nucleus …", "In addition to the lungs, …": what it is set beside, of which nothing is said. */
const beside =
  /^(?:(?:much |just )?like|unlike|similar to|as with|along with|in addition to|besides|together with) (?!(?:this|these|those|that|its|their|other)\b)[^,;:]{3,70}, (?!(?:[^,]{1,40}, ){0,4}(?:[^,]{1,40} )?(?:and|or) [^,]{1,60}, |(?:and|or|but|it|they|which|who|where|such|as|including|like|an?n?other)\b)(?=\p{Ll})/iu;

/** "Summary: time is brain": what a line is to the note, and no part of what it says. */
const announced =
  /^(?:in (?:summary|short|brief)|summary|conclusion|recap|bottom line|take[- ]home(?: message| point)?|key (?:point|message)|remember|nb|n\.b\.)(?::| [–—-]) ?/i;

/** What comes of the sentence before, or after it. */
const goingOn =
  /^(?:in turn|instead|conversely|as a result|consequently|then|next|(?:second|third)(?=[,:]| (?:the|an?) )|meanwhile|in response(?! to))\b,? /i;

/** A statement that can be asked about by itself, its opening word ("However,") cut; null for any other. */
export function standaloneStatement(text: string): string | null {
  const plain = clean(text);
  if (goingOn.test(plain) || letterOf(plain) !== '' || /^mnemonic\b/i.test(plain)) return null;
  // "stores minerals and fat": a bullet whose subject stands in the line above it.
  if (thirdPerson.has(/^\p{Ll}+(?= )/u.exec(plain)?.[0] ?? '')) return null;
  // "Summarizes the veins of the thorax": what does, a figure shows.
  if (thirdPerson.has(/^\p{L}+(?= (?:the|an?) )/u.exec(plain)?.[0].toLowerCase() ?? '')) return null;
  if (
    /^(?:summari[sz]es?|lists?|shows?|demonstrates?|depicts?|illustrates?|outlines?|presents?|compares?|provides?|indicates?) (?:the|an?|how|some|several|this|these|what|that)\b/i.test(
      plain,
    )
  )
    return null;
  const cut = plain
    .replace(announced, '')
    .replace(opener, '')
    .replace(beside, '')
    .replace(/^however, /i, '');
  // "Thus begins the cycle": what begins comes after, or is left out.
  if (cut !== plain && thirdPerson.has(/^\p{Ll}+(?= )/u.exec(cut)?.[0] ?? '')) return null;
  const body = /[.:;]$/.test(cut) ? cut.slice(0, -1) : cut;
  const words = body.split(' ').length;
  if (words < 5 || words > 46 || body.length > 300) return null;
  if (
    /[?!]|\( /.test(body) ||
    body.split('“').length !== body.split('”').length ||
    /^(?:in|at|by|during|because of|on|with|from|for|after|before) (?:this|these|that|those|such|each case)\b/i.test(
      body,
    )
  )
    return null;
  if ((body.match(/\(/g) ?? []).length !== (body.match(/\)/g) ?? []).length) return null;
  // "Plasma is the opposite": of what came before.
  if (
    / (?:is|are) the (?:opposite|reverse|same|other way (?:a)?round)(?! (?:of|as|to|in|for|from)\b)/i.test(
      body,
    )
  )
    return null;
  if (ofNothing.test(body) || isOfThoseBefore(body) || bare.test(body) || isWithoutReferent(body))
    return null;
  if (
    /, (?:however|therefore|though|for example|for instance|on the other hand|in contrast|in turn),/i.test(
      body,
    )
  )
    return null;
  if (
    /^(?:once|when|if|as|while|after|before|because|since) (?:they|it|he|she)\b|\bkeep in mind\b|^as (?:already|previously)\b|\b(?:over|for|during|in) the next _?\b/i.test(
      body,
    ) ||
    /^the \p{L}+(?:tions?|sions?|ments?|ances?|ences?) (?:is|are|was|were|has|have|can|may|\p{L}{2,}(?:s|ed))\b|\bis (?:one|an) example$|^(?:although|while|because|as) (?:shows?|is|are) /iu.test(
      body,
    ) ||
    /^[^,]{0,12}\b(?:in|with|by|for|during) the (?:technique|procedure|process|test|method|case|example),/i.test(
      body,
    )
  )
    return null;
  if (/^of (?:those|these|them)\b/i.test(body)) return null;
  // "The antagonistic effect, in which two hormones differ": a name, and nothing that is said of it.
  const named = /^([^,]{3,80}), (?:\p{L}+ )?which [^,]*$/u.exec(body)?.[1];
  if (
    named !== undefined &&
    !lowerWords(named).some((word) => isVerb(word) || presentForms.has(word) || word.endsWith('ed'))
  )
    return null;
  // A heading that runs into its sentence, a point of a list into the next one.
  if (/(?:\p{Ll}{2} \p{Lu}\p{Ll}+ing|\) \p{Lu}\p{Ll}+) \p{Ll}/u.test(body)) return null;
  if (/^[^,.;]{3,40}[—–]\p{Lu}/u.test(body)) return null;
  if (pointing.test(body) || leaning.test(body) || /^[^,]+, (?:it|they|he|she)\b/i.test(body)) return null;
  // "These", "this" within a statement point out of it unless what they point at came before them.
  if (
    /\b(?:this|these|aforementioned|former|(?<!^(?:if|when|because|although) [^,;]{30,160}, the )latter|respectively|instead)\b|\bsuch (?!as\b)|\bthe resulting\b|\bthose (?!of|for|that|who|with|in|from|found|which)/i.test(
      body,
    )
  )
    return null;
  if (!/\s(?:is|are|was|were|has|have|can|may|must|should|\p{L}+(?:s|ed|e|t|d|w|y|r|p|l|h|n))\s/u.test(body))
    return null;
  const first = body[0] ?? '';
  // "tRNA" is written so at the beginning, too.
  return (/^\p{Ll}\p{Lu}/u.test(body) ? first : first.toUpperCase()) + body.slice(1);
}

/** Where a sentence goes on with a second statement, which has a subject of its own. */
const goesOn = /;\s(?:and\s|but\s)?|,\s(?:and|but|while|whereas)\s/g;
const lowerWords = (text: string) => text.toLowerCase().split(/[^\p{L}-]+/u);
const isVerb = (word: string) => auxiliary.test(word) || thirdPerson.has(word);

/** "The ureters carry …": a subject within a few words, and its verb. */
function isClause(text: string): boolean {
  const words = lowerWords(text.slice(0, 60)).slice(0, 6);
  const verb = words.findIndex((word, at) => at > 0 && isVerb(word));
  return (
    /^(?!\p{L}+(?:ly\s|,)|(?:therefore|thus|hence|so|then|thereby|also|often|may|can)\s)\p{L}/u.test(text) &&
    verb > 0 &&
    !words.slice(0, verb).some((word) => /^(?:that|which|who|whose|to)$/.test(word))
  );
}

/** Where a sentence says something more of what it has said: an aside after a dash, "…, which …", "…, a sign that …". */
const addsMore =
  /—|;\s|:\s|,\s(?:which|who|where|whereas|while|although|though|so|so that|because|since|thus|thereby|(?:an?|the) (?=(?:[\p{L}-]+\s){1,3}(?:that|which|of|in|for)\s))\s?|,\s(?:and|but)\s/gu;

/** What comes before that, where the rest leans on other sentences and this does not. */
function firstClause(plain: string): string | null {
  for (const { index } of plain.matchAll(addsMore)) {
    const before = plain.slice(0, index);
    const words = lowerWords(before);
    if (words.length < 7 || !words.some((word, at) => at > 0 && isVerb(word))) continue;
    // "Although A is …," and the like wait for their main clause; a list is not over at its last comma.
    if (/^(?:although|while|when|if|because|since|as|once|after|before|unlike|just as|where)\b/i.test(before))
      return null;
    return before.includes(',') && /^,\s(?:and|but)/.test(plain.slice(index)) ? null : before;
  }
  return null;
}

/** "B extends it", "women have 4.8 million per liter": what the first clause spoke of. */
const leansBack =
  /\b(?:it|they|them|its(?! own)|their(?! own)|the two|the other|do so|does so|as well|too)\b|(?<![\d.,])\d[\d.,]{0,11} (?:million |billion |percent )?(?:per\b|$|[.;])/i;

/** "Ejection fraction is …; normal is 55 to 70%": what is normal is the ejection fraction. */
function withSubject(first: string, second: string): string {
  const [adjective] = /^(?:ab)?normal(?= (?:is|are)\b)/i.exec(second) ?? [];
  const subject = /^(?:(?:the|an?) )?((?:[\p{L}-]+ ){1,4}?)(?:is|are|means?|measures?) /iu.exec(first)?.[1];
  if (adjective === undefined || subject === undefined) return second;
  return `${adjective} ${lowerFirst(subject.trim())}${second.slice(adjective.length)}`;
}

/** "If A, then B, and C": what comes after the "and" holds where the first clause does. */
const underCondition =
  /^(?:if|when|whenever|once|unless|until|after|before|during|while|as|because|since|with|without|in|at|by|on|for|under|upon|following|among) /i;

/** What a sentence says by itself: the whole of it and, where it has a second clause that can be asked about alone, that clause. */
export function statementsOf(text: string): readonly string[] {
  const plain = clean(text);
  const whole = standaloneStatement(text) ?? standaloneStatement(firstClause(plain) ?? '');
  // Parts of a list that a colon opens are no statements.
  const later = [...(/:|;.*;/.test(plain) ? [] : plain.matchAll(goesOn))].flatMap((match) => {
    const rest = plain.slice(match.index + match[0].length);
    // "A has begun, B has followed, and C is on its way": one of a chain.
    const isChain = / and\s$/.test(match[0]) && plain.slice(0, match.index).split(', ').length > 2;
    const isBound = /^, (?:and|but)\s$/.test(match[0]) && underCondition.test(plain);
    const isSecond =
      !isChain &&
      !isBound &&
      isClause(rest) &&
      lowerWords(plain.slice(0, match.index)).some((word, at) => at > 0 && isVerb(word));
    return isSecond && !leansBack.test(rest) ? [standaloneStatement(withSubject(plain, rest))] : [];
  });
  return [whole, later[0] ?? null].filter((statement) => statement !== null);
}
