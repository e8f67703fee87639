import { expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { EnglishHeading, EnglishParagraph } from './english.tsx';

test('the lines of an English paragraph start on the left in a right-to-left language', async () => {
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
  expect(new Set(lines.map(({ left }) => Math.round(left))).size).toBe(1);
});

test('an English heading starts where its paragraph does', async () => {
  const screen = await renderApp(
    <div dir="rtl" className="grid justify-items-start" style={{ width: 500 }}>
      <EnglishHeading>The armchair by the window</EnglishHeading>
      <EnglishParagraph className="w-full">A community nurse visits a woman who came home.</EnglishParagraph>
    </div>,
  );
  const [heading, paragraph] = [/^The armchair/, /^A community nurse/].map((words) => {
    const text = document.createRange();
    text.selectNodeContents(screen.getByText(words).element());
    return Math.round(text.getBoundingClientRect().left);
  });
  expect(heading).toBe(paragraph);
});
