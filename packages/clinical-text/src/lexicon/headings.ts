const namesIn = (text: string): ReadonlySet<string> => new Set(text.split('|').map((each) => each.trim()));

/** Headings over what serves the reading of a note, and says nothing of its subject. */
export const headingsToIgnore = namesIn(
  `introduction|overview|summary|conclusion|conclusions|objectives|learning objectives|learning outcomes|key terms|key points
  |key concepts|key definitions|definitions|terms|terminology|references|further reading|questions|review questions|notes
  |examples|example|planning|outline|agenda|lecture|lecture notes|week|chapter|section|interactive link|everyday connection
  |career connection|chapter review|glossary|self check|discussion|homework|todo|to do|misc|other`,
);

/** Headings that many notes share: they name a section, and its subject is the whole note's. */
export const generalHeadings = namesIn(
  `signs|symptoms|signs and symptoms|treatment|management|causes|risk factors|complications|diagnosis|assessment
  |interventions|nursing interventions|nursing care|medications|background|definition|types|etiology|aetiology
  |pathophysiology|clinical features|monitoring|prevention|prognosis|side effects|adverse effects|contraindications
  |indications|dose|dosage|mechanism|mechanism of action|patient teaching|patient education|evaluation`,
);

/** Headings that say what is told under them, and that no list of topics should hold: nobody studies "Bugs". */
export const noTopics = namesIn(
  `causes|bugs|basics|the basics|facts|key facts|quick facts|high yield|must know|need to know|remember|tips|pearls|clinical pearls
  |pitfalls|rules|tests|labs|drugs|drug|numbers|values|signs|symptoms|why|how|what|when|who|workup|work up|mnemonics
  |mnemonic|extra|more|general|general information|info|important|exam|exam tips|nursing|teaching|counselling|counseling|points|counselling points|counseling points|types|table|case|cases
  |before|during|after|definition|presentation|sx|dx|tx|rx|hx`,
);

/** "What it is", "Why it matters", "How to treat it". */
export const isAsking = (heading: string): boolean =>
  /^(?:what|why|how|who|when|where)\b.*\b(?:it|its|this|that|they|these|them|we|you|i|to do|matters?)\b/i.test(
    heading,
  );

/** Words that nearly every note has: alone, none of them is what a note is about, or what somebody could describe. */
export const bareWords = namesIn(
  `blood|cell|cells|tissue|tissues|hormone|hormones|receptor|receptors|protein|proteins|enzyme|enzymes|organ|organs|gland|glands
  |membrane|membranes|muscle|muscles|bone|bones|nerve|nerves|vessel|vessels|fluid|fluids|urine|water|skin|heart|body|glucose
  |oxygen|pressure|temperature|patient|patients|drug|drugs|dose|doses|level|levels|rate|volume|signal|signals|molecule|molecules
  |ion|ions|mouth|lung|lungs|structure|structures|function|functions|process|effect|effects|disease|diseases|symptom|symptoms|infection|pain`,
);

/** What labels and headings shorten of what follows them: "def: …", "Sx". None of them is the name of anything. */
export const labelWords = namesIn('def|defn|dx|sx|tx|rx|hx|ix|rf|se|ses|ci|mgmt|mod|sev|pt|pts|nb|ps');
