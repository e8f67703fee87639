import { expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { EnglishHeading, EnglishParagraph } from './english.tsx';

test('the lines of an English paragraph are at the interface’s side, in its own direction', async () => {
  const screen = await renderApp(
    <div dir="rtl" style={{ width: 260 }}>
      <EnglishParagraph>
        A community nurse visits a woman who came home weak on one side after a stroke.
      </EnglishParagraph>
    </div>,
  );
  const paragraph = screen.getByText(/^A community nurse/).element();
  const text = document.createRange();
  text.selectNodeContents(paragraph);
  const lines = [...text.getClientRects()];
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(lines.map(({ right }) => Math.round(right))).size).toBe(1);
  expect(getComputedStyle(paragraph).direction).toBe('ltr');
});

test('an English heading starts where the words around it do', async () => {
  const screen = await renderApp(
    <div dir="rtl" className="grid justify-items-start" style={{ width: 500 }}>
      <EnglishHeading>The armchair by the window</EnglishHeading>
      <p className="w-full">بدء السيناريو</p>
    </div>,
  );
  const [heading, around] = [/^The armchair/, /^بدء/].map((words) => {
    const text = document.createRange();
    text.selectNodeContents(screen.getByText(words).element());
    return Math.round(text.getBoundingClientRect().right);
  });
  expect(heading).toBe(around);
});
