import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { postContentLength } from '@rounds/contract/community/forum.rules';
import { cpuTime } from '../../../../testing/cpu-time.ts';
import { Markdown } from './components/markdown.tsx';
import { hostileMarkdown } from './hostile-markdown.ts';
import { parser } from './markdown-parser.ts';

const show = (text: string) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <Markdown text={text} />
    </Router>,
  );
const cases = Object.entries(hostileMarkdown);

it.each(cases)('shows the longest post of %s promptly', (_, textOf) => {
  const text = textOf(postContentLength);
  expect(text).toHaveLength(postContentLength);
  // We measured a tenth of a second at most.
  expect(cpuTime(3, () => show(text))).toBeLessThan(500);
});

it.each(cases)('parses %s in time proportional to its length', (_, textOf) => {
  const [text, longer] = [textOf(2 * postContentLength), textOf(8 * postContentLength)];
  const short = cpuTime(3, () => parser.parse(text, {}));
  const long = cpuTime(2, () => parser.parse(longer, {}));
  // Four times the text takes about four times as long, plus some garbage collection; sixteen times would be quadratic.
  expect(long).toBeLessThan(10 * short + 200);
});

it('shows the longest post promptly, whatever is repeated in it', { timeout: 60_000 }, () => {
  const piece = fc.oneof(
    fc.constantFrom('*', '_', '`', '[', '](', ')', '<', '>', '!', '#', '@', '\\', '&', ':', '|', '=', '~~~'),
    fc.constantFrom(' ', '  ', '\n', '\t', '- ', '1. ', '> ', '```', 'https://', 'a', 'é', '😀', '<!--'),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 6 }),
      fc.array(piece, { maxLength: 6 }),
      (a, b) => {
        const [first, then] = [a.join(''), b.join('')];
        const text = (first.repeat(postContentLength / 2 / first.length) + then.repeat(1000)).slice(
          0,
          postContentLength,
        );
        expect(cpuTime(2, () => show(text))).toBeLessThan(500);
      },
    ),
    { numRuns: 30 },
  );
});

it('shows what is longer than any post as typed', () => {
  const page = show(`${'> '.repeat(postContentLength)}\n*x*`);
  expect(page.endsWith('&gt; <br/>*x*</p></div>')).toBe(true);
});
