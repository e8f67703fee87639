export const upperFirst = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** As it stands inside a sentence: what is written in capitals ("DNA", "T cell") stays. */
export const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A\s)/u.test(text) ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}` : text;
