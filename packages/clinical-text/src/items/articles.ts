/** What stands before a name, with the article that another name takes: "a " before "vein", "an " before "artery". */
export const articleFor = (before: string, name: string): string =>
  before.replace(
    /\b(a)n?\s$/i,
    (_, letter: string) => `${letter}${/^(?:[aeio]|u(?!ni|re|ter|ri|se))/i.test(name) ? 'n' : ''} `,
  );
