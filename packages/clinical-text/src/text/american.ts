/** What is spelt in two ways, and how Americans spell it. */
const spellings: readonly (readonly [british: RegExp, american: string])[] = [
  [/(?<=lab|tum|col|hum|vap|od)our(?!s?ed\b)/gi, 'or'],
  [/(?<=[hp]|an|isch|leuk|k|l|r|c|gyn|f|sept|tox|ur)ae(?=m|c|d|sth)/gi, 'e'],
  [/praevia/gi, 'previa'],
  [/oe(?=dema|soph|strog|strus)/gi, 'e'],
  [/(?<=diarrh|f)oe(?=a|t)/gi, 'e'],
  [/(?<=fib|lit|cent)re\b/gi, 'er'],
  [/(?<=stabil|steril|immun|ion|mobil)is(?=e|ing|ation)/gi, 'iz'],
];

/** A word that stands in this form in American texts alone, and one in British texts alone. */
const american =
  /\b(?:labor|tumors?|edema|\w*[a-z]emi[ac]|hem(?:o|a)\w+|esophag\w+|diarrhea|fibers?|liters?|centers?|pediatric\w*|gynec\w*|fetal|anesth\w+|\w+ization)\b/i;
const british =
  /\b(?:labour|tumours?|oedema|\w+aemi[ac]|haem\w+|oesophag\w+|diarrhoea|fibres?|litres?|centres?|paediatric\w*|gynaec\w*|anaesth\w+)\b/i;

export const isAmerican = (text: string): boolean => american.test(text) && !british.test(text);

/** "Preterm labour" as an American note would have it. */
export const inAmerican = (name: string): string =>
  spellings.reduce((text, [form, to]) => text.replace(form, to), name);
