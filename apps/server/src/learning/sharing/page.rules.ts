import type { Addresses, Badge } from './badge.rules.ts';

/** Pixels of the picture that other sites show for a link. */
export const cardSize = { width: 1200, height: 630 } as const;

const noindex = { tag: 'meta', name: 'robots', content: 'noindex' } as const;

/** What the page of a shared badge says about itself to other sites. Search engines are asked to leave it out. */
export function headOf(badge: Badge, token: string, addresses: Addresses) {
  const { title, description, username } = badge;
  const name = `${title} · ${username}`;
  const text = `${username} unlocked “${title}” on Rounds. ${description}`;
  const url = addresses.page(token);
  const image = addresses.card(token);
  const alt = `The badge “${title}”, unlocked by ${username}`;
  return {
    title: `${name} · Rounds`,
    description: text,
    tags: [
      noindex,
      { tag: 'link', rel: 'canonical', href: url },
      { tag: 'meta', property: 'og:type', content: 'website' },
      { tag: 'meta', property: 'og:site_name', content: 'Rounds' },
      { tag: 'meta', property: 'og:title', content: name },
      { tag: 'meta', property: 'og:description', content: text },
      { tag: 'meta', property: 'og:url', content: url },
      { tag: 'meta', property: 'og:image', content: image },
      { tag: 'meta', property: 'og:image:type', content: 'image/png' },
      { tag: 'meta', property: 'og:image:width', content: String(cardSize.width) },
      { tag: 'meta', property: 'og:image:height', content: String(cardSize.height) },
      { tag: 'meta', property: 'og:image:alt', content: alt },
      { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
      { tag: 'meta', name: 'twitter:title', content: name },
      { tag: 'meta', name: 'twitter:description', content: text },
      { tag: 'meta', name: 'twitter:image', content: image },
      { tag: 'meta', name: 'twitter:image:alt', content: alt },
    ],
  } as const;
}

/** What a page says about itself whose link is unknown or has been revoked. */
export const goneHead = {
  title: 'Badge not found · Rounds',
  description: 'This badge isn’t shared.',
  tags: [noindex],
} as const;
