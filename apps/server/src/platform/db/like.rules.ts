/** For a pattern of `like`: what stands for exactly this text. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
