/** Escapes text for use in a `like` pattern, so that it matches literally. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
