/** Escapes a text for a pattern of `like`, so that it matches exactly. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
