import { describe, expect, it } from 'vitest';
import { EcgLeads, EcgStrip, FindingTable } from './scenarios.figures.ts';
import { qtOf } from './scenarios.figures.qt.rules.ts';
import { ecgInWords } from './scenarios.figures.rules.ts';

const strip: EcgStrip = {
  lead: 'V3',
  seconds: 6,
  rate: 60,
  rhythm: 'regular',
  p: { pr: 160 },
  qrs: 90,
  t: 'normal',
};

describe('a strip in words', () => {
  it('describes what can be seen', () => {
    expect(ecgInWords(strip)).toBe(
      'Lead V3. QRS complexes at regular intervals, 60/min. P waves point up, one before each QRS, PR interval 160 ms. ' +
        'QRS 90 ms wide and 1 mV above the line. QT interval 400 ms. ST segment on the line. T waves point up.',
    );
    expect(
      ecgInWords({ ...strip, rhythm: 'irregularly_irregular', p: 'absent', st: -2, t: 'inverted' }),
    ).toMatch(/change without a pattern.*No P waves; the line.*2 mm below.*T waves point down/);
    expect(ecgInWords({ ...strip, p: { rate: 80 }, t: 'peaked', baselineWaves: 5 })).toMatch(
      /80\/min, in no fixed relation to the QRS.*tall, narrow and pointed.*5 per second/,
    );
  });

  it('inverts everything if the lead is inverted', () => {
    expect(ecgInWords({ ...strip, st: 2, upsideDown: true })).toMatch(
      /P waves point down.*1 mV below.*2 mm below.*T waves point down/,
    );
    expect(ecgInWords({ ...strip, height: -0.5, t: 'inverted', upsideDown: true })).toMatch(
      /0.5 mV above.*T waves point up/,
    );
  });

  it('never interprets what it describes', () => {
    for (const rhythm of ['regular', 'irregularly_irregular'] as const) {
      for (const p of ['absent', { pr: 300 }, { rate: 80 }] as const) {
        for (const t of ['normal', 'peaked', 'flat', 'inverted'] as const) {
          expect(ecgInWords({ ...strip, rhythm, p, t, st: 3 })).not.toMatch(
            /fibrillation|flutter|sinus|block|elevation|tachycardia|infarct|normal|kal[ai]emia/i,
          );
        }
      }
    }
  });
});

describe('the figures of a strip', () => {
  it.each([
    ['a QT that ends in the QRS', { qrs: 210, qt: 200 }],
    ['a QT longer than a beat', { rate: 150, qt: 420 }],
    ['a rate that no heart has', { rate: 230 }],
    ['P waves that are both there and not', { p: { pr: 160, rate: 80 } }],
    ['a misspelled figure', { prInterval: 160 }],
  ])('refuses %s', (_, changes) => {
    expect(EcgStrip.safeParse({ ...strip, ...changes }).success).toBe(false);
  });

  it.each([
    ['that add up', [0.6, 0.9, 0.3], [-1, 2, 3], true],
    ['whose QRS do not', [0.6, 0.9, 0.6], [0, 0, 0], false],
    ['whose ST segments do not', [0.6, 0.9, 0.3], [1, 2, 3], false],
  ] as const)('checks three limb leads %s: %j %j', (_, heights, shifts, taken) => {
    const leads = ['I', 'II', 'III'].map((lead, index) => ({
      ...strip,
      lead,
      height: heights[index],
      st: shifts[index],
    }));
    expect(EcgLeads.safeParse(leads).success).toBe(taken);
    expect(EcgLeads.safeParse(leads.slice(1)).success).toBe(true);
  });

  it('has the usual QT for its rate unless one is given', () => {
    expect(qtOf({ rate: 60 })).toBe(400);
    expect(qtOf({ rate: 120 })).toBe(317);
    expect(qtOf({ rate: 60, qt: 520 })).toBe(520);
    for (let rate = 20; rate <= 220; rate++) {
      expect(EcgStrip.safeParse({ ...strip, rate }).success).toBe(true);
    }
  });
});

it('a table has as many cells in each row as it has columns', () => {
  const columns = ['Drug', 'Dose'];
  expect(FindingTable.safeParse({ columns, rows: [['Paracetamol', '1 g']] }).success).toBe(true);
  expect(FindingTable.safeParse({ columns, rows: [['Paracetamol']] }).success).toBe(false);
});
