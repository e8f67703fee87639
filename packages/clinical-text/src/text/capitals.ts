export const upperFirst = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

const genera = new Set(
  `acinetobacter actinomyces aspergillus bacillus bacteroides bartonella bordetella borrelia brucella campylobacter candida
  chlamydia citrobacter clostridioides clostridium corynebacterium coxiella cryptococcus cryptosporidium cutibacterium
  echinococcus entamoeba enterobacter enterococcus escherichia francisella gardnerella giardia haemophilus helicobacter
  histoplasma klebsiella lactobacillus legionella leishmania leptospira listeria moraxella morganella mycobacterium mycoplasma
  naegleria neisseria nocardia pasteurella plasmodium pneumocystis porphyromonas prevotella proteus pseudomonas rickettsia
  salmonella schistosoma serratia shigella staphylococcus stenotrophomonas streptococcus strongyloides taenia toxoplasma
  treponema trichomonas trichophyton trypanosoma ureaplasma vibrio yersinia`.split(/\s+/),
);

/** "Streptococcus pneumoniae": an organism's name, which begins with a capital wherever it stands. */
export const isOrganism = (name: string): boolean =>
  /^\p{Lu}/u.test(name) && genera.has(/^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? '');

/** As it stands inside a sentence: what is written in capitals ("DNA", "T cell") stays. */
export const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A\s)/u.test(text) && !isOrganism(text)
    ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`
    : text;
