import { previewTags } from '../../platform/http/pages/html-page.rules.ts';
import type { Addresses, Badge } from './badge.rules.ts';

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
      ...previewTags({ title: name, description: text, url, image, imageType: 'image/png', alt }),
    ],
  } as const;
}

/** The head of a page with an unknown or revoked link. */
export const goneHead = {
  title: 'Badge not found · Rounds',
  description: 'This badge isn’t shared.',
  tags: [noindex],
} as const;
