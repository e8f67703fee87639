import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { badgeDrawing } from '@rounds/artwork/badges';
import { drawingMarkup, drawingSide } from '@rounds/artwork/drawing';
import { paper, paperPalette } from '@rounds/artwork/paper';
import landing from '../apps/web/src/i18n/en/screens/landing.json' with { type: 'json' };
import { launch } from './lib/launch.ts';
import { at } from './lib/root.mjs';

/*
 * Draws the picture that other sites show for links to public pages: `node scripts/share-picture.ts`. Run it after a
 * change to the logo, the drawings or the landing page's title. The picture is committed, so that a build needs no
 * browser.
 */

const size = { width: 1200, height: 630 };
const badges = [
  'heartbeat',
  'stethoscope',
  'capsule',
  'microscope',
  'thermometer',
  'shield',
  'flame',
  'trophy',
];

const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;
const font = createRequire(at('apps/web/package.json')).resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);
const drawings = badges.map(
  (name) =>
    `<svg viewBox="0 0 ${drawingSide} ${drawingSide}">${drawingMarkup(badgeDrawing(name), paperPalette)}</svg>`,
);

const page = `<!doctype html>
<style>
  @font-face { font-family: Atkinson; font-weight: 200 800; src: url('${dataUrl('font/woff2', font)}') }
  * { margin: 0; box-sizing: border-box }
  body { width: ${size.width}px; height: ${size.height}px; padding: 72px; border-top: 16px solid ${paper.accent};
    display: flex; flex-direction: column; justify-content: space-between;
    background: ${paper.ground}; color: ${paper.ink}; font-family: Atkinson }
  header { display: flex; align-items: center; gap: 24px; font-size: 44px; font-weight: 700 }
  header img { width: 88px }
  header small { display: block; font-size: 28px; font-weight: 400; color: ${paper.muted} }
  h1 { font-size: 76px; line-height: 1.1; letter-spacing: -0.01em; text-wrap: balance }
  div { display: flex; gap: 32px }
  svg { width: 100px }
</style>
<header><img src="${dataUrl('image/svg+xml', at('apps/web/public/favicon.svg'))}" /><p>Rounds<small>Healthcare Education</small></p></header>
<h1>${landing.hero.title}</h1>
<div>${drawings.join('')}</div>`;

const browser = await launch();
const tab = await browser.newPage({ viewport: size, colorScheme: 'light' });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
await tab.screenshot({ path: at('apps/web/public/share.jpg'), type: 'jpeg', quality: 88 });
await browser.close();
