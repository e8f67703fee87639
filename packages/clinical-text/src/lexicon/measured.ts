/** What is watched, by its own names and by those of too much and too little of it. */
const measured: readonly (readonly [own: RegExp, more: RegExp | null, less: RegExp | null])[] = [
  [
    /\b[Pp]otassium\b|(?<!vit(?:amin)?\.? )\bK\b\+?/u,
    /\bhyper(?:kal\p{L}+|K\b)/iu,
    /\bhypo(?:kal\p{L}+|K\b)/iu,
  ],
  [/\b[Ss]odium\b|\bNa\b\+?/u, /\bhyper(?:natr\p{L}+|Na\b)/iu, /\bhypo(?:natr\p{L}+|Na\b)/iu],
  [/\b[Cc]alcium\b|\bCa\b/u, /\bhyper(?:calc\p{L}+|Ca\b)/iu, /\bhypo(?:calc\p{L}+|Ca\b)/iu],
  [/\b[Mm]agnesium\b|\bMg\b/u, /\bhyper(?:magnes\p{L}+|Mg\b)/iu, /\bhypo(?:magnes\p{L}+|Mg\b)/iu],
  [/\bphosph(?:ate|orus)\b/iu, /\bhyperphosph\p{L}+/iu, /\bhypophosph\p{L}+/iu],
  [/\b(?:blood )?(?:glucose|sugars?)\b|\bBGL?\b/iu, /\bhyperglyc\p{L}+/iu, /\bhypoglyc\p{L}+/iu],
  [/\bblood pressure\b|\bBP\b/iu, /\bhypertens\p{L}+|\bHTN\b/iu, /\bhypotens\p{L}+/iu],
  [/\bheart rate\b|\bpulse\b|\bHR\b/iu, /\btachycard\p{L}+/iu, /\bbradycard\p{L}+/iu],
  [
    /\bresp(?:iratory|iration|irations)?\b(?: rate)?|\bRR\b/iu,
    /\btachypn\p{L}+/iu,
    /\bbradypn\p{L}+|\bresp(?:iratory)? depression\b|\bapn(?:o)?ea\b/iu,
  ],
  [/\btemp(?:erature)?\b/iu, /\bfever\b|\bfebrile\b|\bpyrexia\b|\bhyperthermia\b/iu, /\bhypothermia\b/iu],
  [/\bSpO2\b|\bsat(?:uration)?s?\b|\boxygenation\b/iu, null, /\bhypox\p{L}+/iu],
  [/\burine output\b|\bUO\b/iu, /\bpolyuria\b/iu, /\boligur\p{L}+|\banur\p{L}+/iu],
  [/\bcreatinine\b|\b(?:renal|kidney) (?:function|failure|injury)\b|\bnephrotox\p{L}+/iu, null, null],
  [/\bLFTs?\b|\bliver (?:function|enzymes|failure)\b|\bhepatotox\p{L}+|\bhepatitis\b/iu, null, null],
  [/\bbleed(?:ing|s)?\b|\bh(?:a)?emorrhag\p{L}+/iu, null, null],
  [/\bhearing\b|\bototox\p{L}+|\btinnitus\b/iu, null, null],
  [/\bweight\b|\bwt\b/iu, /\bweight gain\b|\bwt gain\b/iu, /\bweight loss\b|\bwt loss\b/iu],
  [
    /\bWBCs?\b|\bwhite (?:blood )?cell/iu,
    /\bleu[ck]ocytosis\b/iu,
    /\bneutrop(?:a)?enia\b|\bagranulocytosis\b/iu,
  ],
];

const raised = /(?:↑|\b(?:high|raised|increased|elevated)) ?$/iu;
const lowered = /(?:↓|\b(?:low|decreased|reduced)) ?$/iu;
type Way = 'more' | 'less' | 'any';

/** What a text says of one thing that is watched: that there is more of it, or less, or only its name. */
function wayOf([own, more, less]: (typeof measured)[number], text: string): Way | null {
  const named = own.exec(text);
  const before = named ? text.slice(Math.max(0, named.index - 10), named.index) : '';
  if (more?.test(text) || (named && raised.test(before))) return 'more';
  if (less?.test(text) || (named && lowered.test(before))) return 'less';
  return named ? 'any' : null;
}

/**
 * Tells which other texts speak of a thing that is watched in this one, as "monitor potassium" and "watch for hyperkalaemia": not where
 * one speaks of too much of it, the other of too little.
 */
export function measuredIn(text: string): (other: string) => boolean {
  // "A loop diuretic that increases potassium loss" says what a thing is.
  const isDefined = (said: string) => /^(?:an?|the) /i.test(said);
  if (isDefined(text)) return () => false;
  const watched = measured.flatMap((each) => {
    const way = wayOf(each, text);
    return way === null ? [] : [{ each, way }];
  });
  return (other) =>
    !isDefined(other) &&
    watched.some(({ each, way }) => {
      const against = wayOf(each, other);
      return against !== null && (way === against || way === 'any' || against === 'any');
    });
}
