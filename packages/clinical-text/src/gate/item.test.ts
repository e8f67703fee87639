import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildContent, buildItem, buildOptions, buildScenario } from '../testing/builders.ts';
import { judgeItem, judgeScenario, judgeSet } from '../gate.ts';
import type { Item } from '../gate.ts';

const authored = { origin: 'authored' } as const;
const pool = [
  'ECG',
  'Electrocardiogram',
  'Chest X-ray',
  'All of the above',
  '5 to 10 minutes',
  '8 to 12 minutes',
  '10 to 15 minutes',
  '500 mg',
  '0.5 g',
  '2 g by mouth',
  'Give oxygen',
  'Giving oxygen',
  'Never give oxygen',
  'A drip',
  'Ramipril and senna',
  'Senna and ramipril',
  '"I am here."',
  'Pulmonary embolism',
  'Warfarin',
  'Does it hurt?',
  'Oxygen at 15 L/min through a reservoir mask until help has come',
  'Rest usually',
];
const stem = fc.constantFrom(
  'What should be done first?',
  'Which drug is NOT given?',
  'Which two drugs are stopped?',
  'He has pulmonary embolism. What helps?',
);
const codes = (item: Item, without: readonly string[] = []) =>
  judgeItem(item, authored)
    .flaws.map((flaw) => flaw.code)
    .filter((code) => !without.includes(code))
    .toSorted();

describe('judgeItem', () => {
  test('passes an item without a flaw', () => {
    expect(judgeItem(buildItem(), authored)).toEqual({ refused: false, flaws: [] });
  });

  test('gives the same verdict in whatever order the options stand, save for their order', () => {
    const texts = fc.uniqueArray(fc.constantFrom(...pool), { minLength: 4, maxLength: 5 });
    const shuffled = texts.chain((options) =>
      fc.tuple(fc.constant(options), fc.shuffledSubarray(options, { minLength: options.length })),
    );
    fc.assert(
      fc.property(stem, shuffled, (asked, [options, other]) => {
        const [first = ''] = options;
        const one = { ...buildItem(), stem: asked, options: buildOptions(options, 0) };
        const two = { ...buildItem(), stem: asked, options: buildOptions(other, other.indexOf(first)) };
        expect(codes(two, ['options-out-of-order'])).toEqual(codes(one, ['options-out-of-order']));
      }),
    );
  });

  test('an option in other case and punctuation is always a twin', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pool), (text) => {
        const options = buildOptions(
          [text, `${text.toUpperCase()}.`, 'Walk to the door', 'Sit by the bed'],
          2,
        );
        expect(codes({ ...buildItem(), options })).toContain('duplicate-option');
      }),
    );
  });

  test('never throws and judges the same text the same way', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 });
    fc.assert(
      fc.property(
        text,
        fc.array(text, { maxLength: 6 }),
        fc.integer({ min: -1, max: 5 }),
        (asked, options, key) => {
          const item = { stem: asked, options: buildOptions(options, key), reference: asked };
          expect(judgeItem(item, authored)).toEqual(judgeItem(item, authored));
        },
      ),
    );
  });

  test('is refused exactly when a flaw refuses', () => {
    fc.assert(
      fc.property(
        stem,
        fc.array(fc.constantFrom(...pool), { minLength: 3, maxLength: 5 }),
        (asked, options) => {
          const verdict = judgeItem(
            { ...buildItem(), stem: asked, options: buildOptions(options, 0) },
            { origin: 'generated' },
          );
          expect(verdict.refused).toBe(verdict.flaws.some((flaw) => flaw.severity === 'refuse'));
        },
      ),
    );
  });

  test('says where a flaw is', () => {
    const options = buildOptions(['ECG', 'Chest film', 'Electrocardiogram', 'Blood gas'], 1);
    expect(judgeItem({ ...buildItem(), options }, authored).flaws[0]).toMatchObject({
      code: 'duplicate-option',
      where: 'options[2]',
    });
  });
});

describe('judgeScenario', () => {
  test('passes a scenario without a flaw', () => {
    expect(judgeScenario(buildScenario())).toEqual({ refused: false, flaws: [], unknownLabs: [] });
  });

  test('names the results that it could not judge', () => {
    const labs = [{ name: 'Control level 1', value: 4, unit: 'mmol/L', low: 3.8, high: 4.2 }];
    expect(judgeScenario(buildScenario({ labs })).unknownLabs).toEqual(['Control level 1']);
  });

  test('places a flaw of an item within its question', () => {
    const content = buildContent();
    const questions = content.questions.map((question, index) =>
      index === 3 ? { ...question, reference: 'BNF' } : question,
    );
    expect(judgeScenario(buildScenario({ questions })).flaws).toMatchObject([
      { code: 'reference-without-year', where: 'questions[3].reference' },
    ]);
  });
});

describe('judgeSet', () => {
  test('has nothing to say about one scenario, or none', () => {
    expect(judgeSet([])).toEqual({ refused: false, flaws: [] });
    expect(judgeSet([buildScenario()])).toEqual({ refused: false, flaws: [] });
  });

  test('sees two cases about one matter in different words of the topic', () => {
    const about = (name: string, words: string) =>
      buildScenario(
        {
          patientPresentation: words.repeat(3),
          title: name,
          description: words,
          questions: buildContent({}, name).questions.map((question) => ({
            ...question,
            explanation: words,
          })),
        },
        name,
      );
    const set = [
      about(
        'wheeze',
        'Asthma with wheeze: salbutamol through a spacer, a preventer inhaler and a peak flow diary. ',
      ),
      about(
        'spacer',
        'Asthma again: a spacer for the inhaler, salbutamol puffs, peak flow and wheeze at night. ',
      ),
      about('stone', 'Colic of the flank from a kidney stone, with blood in the urine and vomiting. '),
      about('hip', 'A broken hip after a fall, with pain, a short leg and fear of surgery. '),
      about('mood', 'Low mood for months, poor sleep, guilt and thoughts of death. '),
    ];
    expect(judgeSet(set).flaws.filter((flaw) => flaw.code === 'topic-repeated')).toMatchObject([
      { where: 'nursing/beginner/quiet-night-spacer' },
    ]);
  });
});
