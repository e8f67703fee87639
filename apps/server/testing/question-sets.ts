import fc from 'fast-check';
import type { FileQuestion } from '@rounds/contract/learning/question-files';
import { tidied } from '../src/learning/question-files/formats/text.ts';

/** Every text with a special meaning in one of the formats. */
export const textsWithMeaning = [
  '<script>alert(1)</script>',
  '&lt;b&gt; &amp; &&092; &#x41;',
  '%50% of patients',
  '[plain] [html] [sound:x.mp3] [latex]\\input{x}[/latex]',
  '=right ~wrong #comment ####general {T} } { -> 2',
  '::title:: // no comment',
  '$CATEGORY: $course$',
  ']]> <![CDATA[ <!-- --> <?php ?>',
  '{{c1::cloze}} {{Front}} \u001F \\n \\\\',
  'K⁺ < 3.5 mmol/L & pH > 7.45 “quoted” \'single\' "double"',
  'مرحبا 你好 👩‍⚕️ \u200F',
  'two\nlines',
  '</text></questiontext></quiz>',
  '../../etc/passwd',
];
const text = (maxLength: number) =>
  fc
    .oneof(
      fc.constantFrom(...textsWithMeaning),
      fc.string({ unit: 'binary', maxLength }),
      fc.string({ maxLength }),
    )
    .map((value) => tidied(value.slice(0, maxLength)));
const words = text(120).filter((value) => value !== '');
const optional = fc.oneof(fc.constant(''), text(120));

export const anyQuestion: fc.Arbitrary<FileQuestion> = fc.oneof(
  fc
    .tuple(
      words,
      fc.uniqueArray(words, { minLength: 2, maxLength: 8, selector: (one) => one.toLowerCase() }),
      fc.nat(7),
      fc.array(optional, { minLength: 8, maxLength: 8 }),
      optional,
      fc.boolean(),
    )
    .map(([stem, options, key, rationales, explanation, isOrdering]): FileQuestion => {
      if (isOrdering) return { kind: 'ordering', stem, options, key: 0, rationales: [], explanation };
      const own = rationales.slice(0, options.length);
      return {
        kind: 'multiple_choice',
        stem,
        options,
        key: key % options.length,
        rationales: own.some(Boolean) ? own : [],
        explanation,
      };
    }),
  fc
    .tuple(words, fc.nat(1), optional, optional, optional)
    .map(([stem, key, first, second, explanation]): FileQuestion => ({
      kind: 'true_false',
      stem,
      options: ['True', 'False'],
      key,
      rationales: first || second ? [first, second] : [],
      explanation,
    })),
);
export const anyQuestionSet = fc.record({
  title: text(60),
  questions: fc.array(anyQuestion, { minLength: 1, maxLength: 5 }),
});
