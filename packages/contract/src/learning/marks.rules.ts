/** The longest private note, in characters. */
export const noteLength = 2000;
