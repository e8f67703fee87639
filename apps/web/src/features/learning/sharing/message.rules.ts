/** The parts of a message, in the learner's language. */
export interface MessageParts {
  /** 'I just unlocked "{title}"' */
  readonly headline: string;
  readonly description: string;
  /** Level, XP and total achievements unlocked. */
  readonly stats: string;
}

/** The same in every language: people search for tags as they are written. */
const hashtags = '#Rounds #HealthcareEducation';

/**
 * The message to share. A custom one replaces the default text and its hashtags, so that it is the learner's alone. The
 * stats have their own switch and can follow either.
 */
export function composeMessage(
  { headline, description, stats }: MessageParts,
  { custom, withStats }: { readonly custom: string; readonly withStats: boolean },
): string {
  const own = custom.trim();
  const statsLines = withStats ? [stats] : [];
  if (own) return [own, ...statsLines].join('\n\n');
  return [`${headline}\n${description}`.trim(), ...statsLines, hashtags].join('\n\n');
}

/** The message as it is copied: with the public page below, if there is one. */
export const withLink = (message: string, url: string | undefined): string =>
  url === undefined ? message : `${message}\n\n${url}`;

export const networks = ['twitter', 'facebook', 'linkedin'] as const;
export type Network = (typeof networks)[number];

/** Proper names: the same in every language. */
export const networkNames: Readonly<Record<Network, string>> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
};

/** Where a network accepts a post. Twitter takes text and link, the others only the link. */
export function shareUrl(network: Network, message: string, url: string): string {
  const addresses: Readonly<Record<Network, string>> = {
    twitter: `https://twitter.com/intent/tweet?text=${encode(message)}&url=${encode(url)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`,
  };
  return addresses[network];
}

/** Half a surrogate pair, at which a truncated text may end, can't be encoded. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
