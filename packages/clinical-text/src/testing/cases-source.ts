import type { FlawCode } from '../gate/codes.ts';
import { checkGiveaways, checkShownOrder, checkSource } from '../gate/source.ts';
import type { Sourced } from '../gate/source.ts';
import type { Case } from './cases.ts';

const source =
  'Aldosterone, a steroid of the adrenal cortex, makes the kidneys keep sodium and excrete potassium.';

/** An item from the source above, without a flaw: `Stem? | option | *key`. */
const sourced =
  (line: string, overrides: Partial<Sourced> = {}) =>
  () => {
    const [stem = '', ...options] = line.split('|').map((part) => part.trim());
    return checkSource({
      kind: 'multiple_choice',
      stem,
      options: options.map((text) => ({ text: text.replace(/^\*/, ''), key: text.startsWith('*') })),
      source,
      areTerms: true,
      ...overrides,
    });
  };

const trueFalse = { kind: 'true_false' } as const;
const ordering = {
  kind: 'ordering',
  source: 'First wash the hands. Then put on gloves. Finally clean the skin.',
} as const;
const asked = (stem: string, answer: string) => ({ stem, answer, options: [] });

export const sourceCases = {
  'answer-not-in-source': {
    planted: [
      sourced('Which hormone keeps sodium? | *Cortisol | Insulin | Glucagon | Renin'),
      sourced('Put in order | *Wash the hands | Shake the bottle | Clean the skin', ordering),
    ],
    clean: [
      sourced('Which hormone keeps sodium? | *Aldosterone | Insulin | Glucagon | Renin'),
      sourced('Put in order | *wash the hands | put on gloves | clean the skin', ordering),
    ],
  },
  'statement-not-in-source': {
    planted: [
      sourced('True or false? Aldosterone makes the kidneys keep potassium. | *True | False', trueFalse),
      sourced(`True or false? ${source} | True | *False`, trueFalse),
    ],
    clean: [
      sourced(`True or false? ${source} | *True | False`, trueFalse),
      sourced('True or false? Aldosterone makes the kidneys keep potassium. | True | *False', trueFalse),
    ],
  },
  'distractor-true-in-source': {
    planted: [
      sourced('What do the kidneys keep? | *Sodium | Potassium | Calcium | Chloride'),
      sourced('What makes them? | *Adrenal cortex | Kidney | Thymus | Spleen', { areTerms: true }),
    ],
    clean: [sourced('What do the kidneys keep? | *Sodium | Magnesium | Calcium | Chloride')],
  },
  'distractor-of-another-class': {
    planted: [sourced('Which hormone keeps sodium? | *Aldosterone | Insulin | Appendicitis | Renin')],
    clean: [
      sourced('Which hormone keeps sodium? | *Aldosterone | Insulin | Glucagon | Renin'),
      sourced('Which hormone keeps sodium? | *Aldosterone | Fooin | Barin | Bazin', {
        classOf: () => 'substance',
      }),
    ],
  },
  'order-already-given': {
    planted: [() => checkShownOrder([0, 1, 2])],
    clean: [() => checkShownOrder([1, 0, 2])],
  },
  'gives-away-another': {
    planted: [
      () =>
        checkGiveaways([
          asked('What does aldosterone, a steroid that keeps sodium, excrete?', 'Potassium'),
          asked('Which steroid keeps sodium?', 'Aldosterone'),
        ]),
    ],
    clean: [
      () =>
        checkGiveaways([
          asked('What does aldosterone excrete?', 'Potassium'),
          asked('Which gland of the neck makes thyroxine from iodine?', 'Thyroid gland'),
        ]),
    ],
  },
} as const satisfies Partial<Record<FlawCode, Case>>;
