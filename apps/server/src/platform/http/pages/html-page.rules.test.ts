import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, withHead } from './html-page.rules.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Rounds · Healthcare Education</title>
    <meta
      name="description"
      content="Practise clinical decisions."
    />
    <meta name="color-scheme" content="light dark" />
  </head>
  <body><div id="root"></div></body>
</html>`;

const head = {
  title: '"><script>alert(1)</script>',
  description: `It's 5 > 4 & "so on"`,
  tags: [
    { tag: 'meta', property: 'og:title', content: '" onload="x' },
    { tag: 'link', rel: 'canonical', href: 'https://rounds.test/b/x?a=1&b=2' },
  ],
} as const;

describe('withHead', () => {
  it('replaces title and description, adds the tags, and leaves the rest', () => {
    const written = withHead(page, head);
    expect(written.match(/<title>/g)).toHaveLength(1);
    expect(written.match(/name="description"/g)).toHaveLength(1);
    expect(written).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>');
    expect(written).toContain('content="It&#39;s 5 &gt; 4 &amp; &quot;so on&quot;"');
    expect(written).toContain('<meta property="og:title" content="&quot; onload=&quot;x">');
    expect(written).toContain('<link rel="canonical" href="https://rounds.test/b/x?a=1&amp;b=2">');
    expect(written).toContain('<meta name="color-scheme" content="light dark" />');
    expect(written).toContain('<body><div id="root"></div></body>');
    expect(written).not.toContain('Healthcare Education');
    expect(written).not.toContain('<script>');
  });

  it('treats no character of a text as markup or as a replacement pattern', () => {
    expect(withHead(page, { ...head, title: "$& $1 $' $$" })).toContain('<title>$&amp; $1 $&#39; $$</title>');
  });

  it('rejects a page without a head', () => {
    expect(() => withHead('<p>Nothing</p>', head)).toThrow('no head');
  });
});

describe('escapeHtml', () => {
  it('leaves no character that begins or ends markup', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points)),
        (text) => {
          expect(escapeHtml(text)).not.toMatch(/[<>"'\p{Cc}]|&(?!(amp|lt|gt|quot|#39);)/u);
        },
      ),
    );
  });
});
