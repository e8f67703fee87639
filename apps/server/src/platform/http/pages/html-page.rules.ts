import type { Language } from '@rounds/contract/common';

/** An element of a page's head, with its attributes. */
export type HeadTag = { readonly tag: 'meta' | 'link' } & Readonly<Record<string, string>>;

/** What a page says about itself, as plain text. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly HeadTag[];
  /** Structured data, as JSON-LD. A browser doesn't run it, so the content security policy allows it. */
  readonly data?: unknown;
  readonly opening?: Opening | undefined;
}

/** What a page shows before its code has loaded: HTML from our own build, in the visitor's language. */
export interface Opening {
  readonly language: Language;
  readonly html: string;
}

/** The size in pixels of the preview picture. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The preview that other sites show for a link. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly imageType: string;
  readonly alt: string;
}

/** A page's canonical address, and its preview for readers of Open Graph and for X. */
export function previewTags({ title, description, url, image, imageType, alt }: Preview): HeadTag[] {
  return [
    { tag: 'link', rel: 'canonical', href: url },
    { tag: 'meta', property: 'og:type', content: 'website' },
    { tag: 'meta', property: 'og:site_name', content: 'Rounds' },
    { tag: 'meta', property: 'og:title', content: title },
    { tag: 'meta', property: 'og:description', content: description },
    { tag: 'meta', property: 'og:url', content: url },
    { tag: 'meta', property: 'og:image', content: image },
    { tag: 'meta', property: 'og:image:type', content: imageType },
    { tag: 'meta', property: 'og:image:width', content: String(cardSize.width) },
    { tag: 'meta', property: 'og:image:height', content: String(cardSize.height) },
    { tag: 'meta', property: 'og:image:alt', content: alt },
    { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
    { tag: 'meta', name: 'twitter:title', content: title },
    { tag: 'meta', name: 'twitter:description', content: description },
    { tag: 'meta', name: 'twitter:image', content: image },
    { tag: 'meta', name: 'twitter:image:alt', content: alt },
  ];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. Control characters become spaces. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign).replaceAll(/\p{Cc}/gu, ' ');
}

/** JSON that can't open or close an HTML element. */
const inertJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * The client's page with another title and description, and extra tags at the end of its head.
 * @throws Error if the page doesn't look like our build's
 */
export function withHead(page: string, { title, description, tags, data, opening }: PageHead): string {
  const more = tags.map(({ tag, ...attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag}${written.join('')}>`;
  });
  const about = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...more,
    ...(data === undefined ? [] : [`<script type="application/ld+json">${inertJson(data)}</script>`]),
  ].join('\n    ');
  const bare = page
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta\s+name="description"[^>]*>\s*/, '');
  const end = bare.indexOf('</head>');
  if (end < 0) throw new Error('The page has no head');
  const whole = `${bare.slice(0, end)}  ${about}\n  ${bare.slice(end)}`;
  return opening ? withOpening(whole, opening) : whole;
}

const emptyRoot = '<div id="root"></div>';

/** The code can wait: the text is already there, and needs the styles and the font first. */
function withOpening(page: string, { language, html }: Opening): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return page
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace(/<html lang="\w+" dir="\w+">/, `<html lang="${language}" dir="${direction}">`)
    .replace(emptyRoot, () => `<div id="root">${html}</div>`);
}
