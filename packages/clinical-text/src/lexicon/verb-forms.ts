/** Verbs that notes make statements with, in their plain form. Those that are nouns as well stand in `nounVerbs`. */
const plain = `absorb accelerate accept accompany accomplish accumulate achieve acquire activate adapt add adhere adjust administer
  admit advance affect aggregate aid allow alter anchor appear apply arise articulate ascend assess assist assume attach
  attract avoid become begin belong bind blend block branch break breathe bring carry catalyze catch cease characterize
  circulate classify cleave collect combine communicate compare compensate compose comprise compress concentrate conduct
  confer confirm connect consist constitute constrict construct consume contain continue contribute control converge convert
  convey correct correlate correspond cover create cross decline decrease deepen define deliver demonstrate denote
  depend deposit depress derive descend describe destroy detect determine develop diagnose differ differentiate diffuse digest
  dilate diminish direct disappear dissolve distinguish distribute diverge divide drain elevate eliminate embed emerge emit empty
  enable encase enclose encourage engage engulf enhance enlarge ensure enter enter envelop establish exceed excrete exert
  exhibit exist exit expand expel express extend facilitate fall fill filter fire flow fold follow form forms fuse generate
  give go govern grow guide hold house identify immobilize impair improve include increase indicate induce inflame influence inhibit
  initiate innervate insert insulate intensify interact interconnect intersect invade involve join keep lack lead lessen lie
  line link lose lower lubricate maintain make manifest manufacture measure mediate meet metabolize migrate moisten monitor move multiply need
  neutralize nourish obstruct obtain occupy occur open oppose originate oxidize participate pass penetrate perceive perform permit
  persist play possess precede predispose prepare presence present prevent proceed produce project promote propel protect
  protrude provide pull pump push raise reabsorb reach react receive recognize recruit reduce refer reflect regulate reject relate
  relax release rely remain remove repair replace replenish represent require resemble resist respond restore restrict result
  retain return reveal reverse rise run secrete seem send sense separate serve sense shorten show signal slow span speed
  spread stabilize start stimulate stop store strengthen stretch supply support suppress surround survive sustain swell
  synthesize take target tend terminate thicken tighten transfer transform transmit transport travel treat trigger turn
  undergo unite use utilize vary weaken widen withdraw wrap worsen yield modify modulate coordinate synthesise stabilise
  recognise catalyse characterise oxidise metabolise neutralise immobilise localise localize mature harden soften dissociate
  ionize ionise polarize depolarize repolarize detoxify store encode express translate transcribe replicate degrade ingest
  inhale exhale contract rotate flex extend abduct adduct stain oxygenate perfuse ventilate anticoagulate lyse rupture leak
  upregulate downregulate donate disrupt defend overlap imply propagate suggest provoke maximize minimize outweigh suspend extrude
  damage alleviate aggravate attenuate irritate displace erode mimic potentiate antagonize elicit evoke excite ossify calcify impede
  hinder invert evert destabilize counteract dehydrate hydrate acidify alkalinize
  threaten endanger jeopardize exacerbate necessitate complicate`;

/** Nouns as often as verbs: they bound a term only where their form is a verb's. */
const nounVerbs = `cause function work start act help need aim mark form process`;

const irregular: Readonly<Record<string, readonly string[]>> = {
  arise: ['arose', 'arisen'],
  become: ['became'],
  begin: ['began', 'begun'],
  bind: ['bound'],
  break: ['broke', 'broken'],
  bring: ['brought'],
  catch: ['caught'],
  fall: ['fell', 'fallen'],
  give: ['gave', 'given'],
  go: ['went', 'gone', 'goes'],
  grow: ['grew', 'grown'],
  hold: ['held'],
  keep: ['kept'],
  lead: ['led'],
  lie: ['lay', 'lain', 'lying'],
  lose: ['lost'],
  make: ['made'],
  meet: ['met'],
  rise: ['rose', 'risen'],
  run: ['ran'],
  send: ['sent'],
  show: ['shown'],
  spread: [],
  take: ['took', 'taken'],
  undergo: ['undergoes', 'underwent', 'undergone'],
  withdraw: ['withdrew', 'withdrawn'],
};

/** "Secretes", of "secrete". */
export function third(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function past(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^(?:stop|wrap|transfer|refer|expel|propel|span|compel|occur|confer|permit|transmit|admit|emit|flex)$/.test(
    verb,
  ) && !verb.endsWith('x')
    ? `${verb}${verb.at(-1) ?? ''}ed`
    : `${verb}ed`;
}

const progressive = (verb: string) => {
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^(?:stop|wrap|transfer|refer|expel|propel|span|occur|confer|permit|transmit|admit|emit|begin|run)$/.test(
    verb,
  )
    ? `${verb}${verb.at(-1) ?? ''}ing`
    : `${verb}ing`;
};

const verbs = plain.split(/\s+/);
const alsoNouns = nounVerbs.split(' ');

/** "secretes", "secrete": what can be the verb of a statement; with its plain form. */
export const presentForms: ReadonlyMap<string, string> = new Map(
  [...verbs, ...alsoNouns].flatMap((verb) => [
    [third(verb), verb],
    [verb, verb],
  ]),
);

/** Present forms of the third person singular alone. */
export const thirdPerson: ReadonlySet<string> = new Set([...verbs, ...alsoNouns].map(third));

/** All forms, participles included: none of them begins or ends the name of a thing. */
export const verbForms: ReadonlySet<string> = new Set([
  ...verbs.flatMap((verb) => [verb, third(verb), past(verb), ...(irregular[verb] ?? [])]),
  ...alsoNouns.flatMap((verb) => [past(verb)]),
]);

/** "Secreting": before a noun it may be part of a name, after one it is a verb. */
export const progressives: ReadonlySet<string> = new Set([...verbs, ...alsoNouns].map(progressive));

/** Verbs whose statement is about a cause. */
export const causal: ReadonlySet<string> = new Set(
  `cause lead result trigger induce stimulate inhibit increase decrease reduce raise lower elevate prevent promote produce
  impair worsen improve suppress activate slow accelerate dilate constrict block enhance relax weaken destroy generate
  predispose initiate facilitate neutralize diminish protect`.split(/\s+/),
);

/** Verbs that need another, or say that something is so. */
export const auxiliary = /^(?:is|are|was|were|has|have|had|can|may|must|should|will|does|do)$/;
