/** What a message is made of, in the learner's language. */
export interface MessageParts {
  /** 'I just unlocked "{title}"' */
  readonly headline: string;
  readonly description: string;
  /** Level, XP and total achievements unlocked. */
  readonly stats: string;
}

/** The same in every language: tags are searched for as they are written. */
const hashtags = '#Rounds #HealthcareEducation';

/**
 * The message to share. A custom one replaces the default text with its hashtags: what a learner writes is theirs alone.
 * The stats have a switch of their own and follow either.
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

/** The message as it is copied: with the public page below it, if there is one. */
export const withLink = (message: string, url: string | undefined): string =>
  url === undefined ? message : `${message}\n\n${url}`;

export const networks = ['twitter', 'facebook', 'linkedin'] as const;
export type Network = (typeof networks)[number];

/** Names of their own: the same in every language. */
export const networkNames: Readonly<Record<Network, string>> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
};

/** Where a network takes a post. Twitter takes text and link, the others the link alone. */
export function shareUrl(network: Network, message: string, url: string): string {
  const addresses: Readonly<Record<Network, string>> = {
    twitter: `https://twitter.com/intent/tweet?text=${encode(message)}&url=${encode(url)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`,
  };
  return addresses[network];
}

/** Half of a pair of surrogates, as a cut text may end in, has no encoding. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
