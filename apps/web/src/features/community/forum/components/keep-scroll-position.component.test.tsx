import { expect, test } from 'vitest';
import { useState } from 'react';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { KeepScrollPosition } from './keep-scroll-position.tsx';

/** A long list with a form below it, whose end grows at a press of the button. */
function Thread() {
  const [count, setCount] = useState(30);
  return (
    <>
      <KeepScrollPosition rows={count}>
        <ul>
          {Array.from({ length: count }, (_, index) => (
            <li key={index} data-reply={index} style={{ height: 100 }}>
              {index}
            </li>
          ))}
        </ul>
      </KeepScrollPosition>
      <textarea aria-label="Reply" onInput={() => setCount(count + 3)} />
      <div style={{ height: 2000 }} />
    </>
  );
}

test('the text being written stays in place while replies arrive above it', async () => {
  // As in Safari, which has no scroll anchoring.
  document.documentElement.style.setProperty('overflow-anchor', 'none');
  const screen = await renderApp(<Thread />);
  const text = screen.getByRole('textbox');
  text.element().scrollIntoView({ block: 'center' });
  await text.click();
  const topOf = () => Math.round(text.element().getBoundingClientRect().top);
  const before = topOf();
  await text.fill('Thank you');
  await expect.element(screen.getByText('32', { exact: true })).toBeInTheDocument();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(topOf()).toBe(before);
});
