import type { Language } from '@rounds/contract/common';
import { type PageHead, escapeHtml, previewTags } from './html-page.rules.ts';

/** What a public screen says about itself. The client's build writes it to `heads.json` by address. */
export interface PublicHead {
  readonly title: string;
  readonly description: string;
  /** In schema.org's vocabulary. Text that begins with a slash is an address of this installation. */
  readonly things: readonly object[];
  /** The HTML that its page begins with, by language. */
  readonly openings?: Readonly<Record<string, string>>;
}

/** The picture that other sites show for a link. `scripts/share-picture.ts` draws it, into `public/` of the client. */
const picture = {
  path: '/share.jpg',
  type: 'image/jpeg',
  alt: 'Rounds, Healthcare Education: sharper clinical judgment, one case at a time',
};

/** An address of this installation; the home page's ends with a slash. */
const at = (publicUrl: string, path: string) => `${publicUrl}${path}`;

function absolute(value: unknown, publicUrl: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? at(publicUrl, value) : value;
  if (Array.isArray(value)) return value.map((one) => absolute(one, publicUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, absolute(one, publicUrl)]));
}

/** The whole head of a public page, for search engines and for previews of links to it. */
export function publicHead(
  { title, description, things, openings }: PublicHead,
  { path, publicUrl, language }: { path: string; publicUrl: string; language: Language },
): PageHead {
  const html = openings?.[language];
  const url = at(publicUrl, path);
  const image = at(publicUrl, picture.path);
  return {
    title,
    description,
    tags: previewTags({ title, description, url, image, imageType: picture.type, alt: picture.alt }),
    opening: html === undefined ? undefined : { language, html },
    ...(things.length > 0 && {
      data: { '@context': 'https://schema.org', '@graph': absolute(things, publicUrl) },
    }),
  };
}

/** Search engines may read the pages, and the API calls that the first page makes. */
export const robotsText = (publicUrl: string): string => `User-agent: *
Allow: /
Allow: /api/scenarios/sample
Disallow: /api/

Sitemap: ${at(publicUrl, '/sitemap.xml')}
`;

export function sitemap(paths: readonly string[], publicUrl: string): string {
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(at(publicUrl, path))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
