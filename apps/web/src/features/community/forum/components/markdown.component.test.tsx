import { describe, expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { Markdown } from './markdown.tsx';

const text = ['A line of English.', '- One', '> Quoted'].join('\n\n');

/** How far each line begins and ends from the edges of a box that is written from the right. */
async function edgesOf(isAround: boolean) {
  const { container } = await renderApp(
    <div dir="rtl" data-testid="box" style={{ width: 900 }}>
      <Markdown text={text} isAround={isAround} />
    </div>,
  );
  const box = container.querySelector('[data-testid=box]')!.getBoundingClientRect();
  return ['p', 'ul li p', 'blockquote p'].map((selector) => {
    const range = document.createRange();
    range.selectNodeContents(container.querySelector(selector)!);
    const { left, right } = range.getBoundingClientRect();
    return { left: left - box.left, right: box.right - right };
  });
}

describe('text in the other direction than the page’s', () => {
  test('stands at its own side', async () => {
    for (const { left } of await edgesOf(false)) expect(left).toBeLessThan(40);
  });

  test('keeps to the edge of what is above it where it belongs to that', async () => {
    for (const { right } of await edgesOf(true)) expect(right).toBeLessThan(1);
  });
});
