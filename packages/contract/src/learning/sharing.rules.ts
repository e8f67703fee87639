/** The longest personal message, in characters. */
export const shareMessageLength = 500;

/** Pixels of the card that a learner downloads, and of the window that opens to share. */
export const shareCard = { width: 600, height: 400 } as const;

/**
 * The name of a file about an achievement: its title in lowercase with dashes. Only letters and digits are kept, so
 * that it is valid on every system.
 * @param ending without the dot
 */
export function fileNameOf(title: string, ending: string): string {
  const name = title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
  return `${name || 'achievement'}.${ending}`;
}

/** Whether a text can be a link's token: 256 bits as base64url. */
export const isShareToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
