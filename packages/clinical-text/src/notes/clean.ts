/**
 * A segment's text as an item shows it: without Markdown's signs, without pointers to figures and sources. Words and
 * their order stay as they are.
 */
export function clean(text: string): string {
  return text
    .replace(/\*\*|__|`/g, '')
    .replace(/\s/g, ' ')
    .replace(/(?<! ) {2,}/g, ' ')
    .replace(/!?\[([^[\]]{0,200})\]\([^()]{0,400}\)/g, '$1')
    .replace(/ ?\[\d+(?:[,–-] ?\d+)*\]/g, '')
    .replace(
      / ?\( ?(?:see\b[^()]{0,80}|(?:fig(?:ure)?|table|box|chapter|slide|p)\.? ?\d[^()]{0,40}|[a-f]|) ?(?:and ?)?\)/gi,
      '',
    )
    .replace(/https?:\/\/\S+/g, '')
    .replace(/ ([,.;:])/g, '$1')
    .trim();
}

const pointing =
  /\b(?:figure|table|above|below|shown|see|chapter|section|discussed|described (?:earlier|above|below)|previous(?:ly)?|earlier|later in|following|recall|note that|remember|slide|link|video|illustrat\w+|here|we|you|your|our|us|let's|i|we'll|you'll|you're)\b/i;
const leaning =
  /^(?:it|its|they|their|them|this|these|those|that|he|she|his|her|such|one|some|many|most|others?|another|both|each|all|here|there|either|neither|the (?:former|latter|other|same|first|second|third|result|process|reason|term|name|word|disorder|disease|condition|structure|technique|system|cells?|two|three|four|rest|following))\b/i;

const opener =
  /^(?:however|therefore|thus|hence|in addition|additionally|furthermore|moreover|in contrast|finally|also|typically|generally|in general|usually|similarly|consequently|in fact|interestingly|importantly|conversely|normally|today|currently|notably|in turn|overall|likewise|meanwhile|clinically|together|specifically|ultimately|essentially|first|second|third|next|then|and|but|so|in humans|in adults),?\s+/i;

/** A statement that can be asked about by itself, its opening word ("However,") cut; null for any other. */
export function standaloneStatement(text: string): string | null {
  const plain = clean(text);
  const cut = plain.replace(opener, '');
  const body = /[.:;]$/.test(cut) ? cut.slice(0, -1) : cut;
  const words = body.split(' ').length;
  if (words < 5 || words > 42 || body.length > 280) return null;
  if (
    /[?!]|\( /.test(body) ||
    body.split('“').length !== body.split('”').length ||
    /^(?:for example|for instance|as you|although|in this|in these|at this|at that|by this|during this|because of this|if |when you|like |unlike |whereas |while |on the other hand|as a result|on this)/i.test(
      body,
    )
  )
    return null;
  if ((body.match(/\(/g) ?? []).length !== (body.match(/\)/g) ?? []).length) return null;
  if (pointing.test(body) || leaning.test(body)) return null;
  // "These", "this" within a statement point out of it unless what they point at came before them.
  if (
    /\b(?:this|these|those|that same|such|aforementioned|former|latter|respectively|another|also|too|instead|either)\b(?! (?:as|that|which))/i.test(
      body,
    )
  )
    return null;
  if (!/\s(?:is|are|was|were|has|have|can|may|must|should|\p{L}+(?:s|ed|e|t|d|w|y|r|p|l|h|n))\s/u.test(body))
    return null;
  const first = body[0] ?? '';
  return first.toUpperCase() + body.slice(1);
}
