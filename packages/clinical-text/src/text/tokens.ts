/** A word, number or sign of a text, with its place in it (UTF-16 offsets). */
export interface Token {
  readonly raw: string;
  /** Singular, lower case, American and British spellings joined. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const pattern =
  /\d+(?:,\d{3})*(?:\.\d+)?|[\p{L}][\p{L}\p{M}\d₀-₉⁰¹²³-⁹]*(?:['’][\p{L}]+)*|[<>≤≥±%]|\+(?=\s|$|[.,;)])|(?<=[\p{L}\d])[-−](?=\s|$|[.,;)])|(?<=^|[\s(])[-−](?=\d)/gu;

const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  people: 'person',
  bacteria: 'bacterium',
  criteria: 'criterion',
  diagnoses: 'diagnosis',
  vertebrae: 'vertebra',
  nuclei: 'nucleus',
  bronchi: 'bronchus',
  emboli: 'embolus',
  thrombi: 'thrombus',
  ova: 'ovum',
  data: 'data',
  lives: 'life',
  halves: 'half',
  knives: 'knife',
  taken: 'take',
  given: 'give',
};
const unchanged =
  /(?:ss|us|is|itis|osis|ics|pancreas|biceps|triceps|diabetes|rabies|herpes|scabies|series|species|caries|pus|gas|bias|always|lens|pelvis|as|has|was|does|yes|this|its|his)$/;

/** Singular form, good enough to compare words with; not a dictionary form. */
export function singular(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (/(?:cri|analy|prosthe|metasta|thrombo|diagno|progno|paraly|dialy)[sz]es$/.test(word))
    return `${word.slice(0, -3)}sis`;
  if (word.length < 4 || !word.endsWith('s') || unchanged.test(word)) return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

export function stemOf(raw: string): string {
  const plain = raw
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/'s?$/, '')
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  if (/^\d/.test(plain)) {
    const digits = plain.replace(/,/g, '');
    return digits.includes('.') ? digits.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : digits;
  }
  if (plain === '−') return '-';
  const spelling = plain
    .replace(/(?<=\w)(?:ae|oe)(?=\w)/g, 'e')
    .replace(/^oe(?=\w{3})/, 'e')
    .replace(/is(?=(?:e|es|ed|ing|ation|ations|er|ers)$)/, 'iz')
    .replace(/ys(?=(?:e|es|ed|ing|er|ers)$)/, 'yz');
  return singular(spelling);
}

export function tokenize(text: string): readonly Token[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    raw: match[0],
    stem: stemOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Cuts an inflection away, so that "infused", "infusing" and "infuse" meet. For comparing, not for showing. */
export function root(stem: string): string {
  if (stem.length < 4 || /^\d/.test(stem)) return stem;
  const cut = stem.replace(/(?:ations?|ingly|edly|ing|ed|ly)$/, '');
  const base = cut.length >= 3 && /[aeiouy]/.test(cut) ? cut : stem;
  return base.replace(/([bdfgmnprt])\1$/, '$1').replace(/(?<=\w{3})e$/, '');
}
