import { qtOf } from './scenarios.figures.qt.rules.ts';
import type { EcgStrip } from './scenarios.figures.ts';

/** What a strip shows, for people who can't see it: rates, intervals and shapes, never what they mean. */
export function ecgInWords(strip: EcgStrip): string {
  const { lead, rate, rhythm, qrs, height = 1, baselineWaves, upsideDown } = strip;
  return [
    `Lead ${lead}.`,
    rhythm === 'regular'
      ? `QRS complexes at regular intervals, ${rate}/min.`
      : `QRS complexes at intervals that change without a pattern, ${rate}/min on average.`,
    atriaInWords(strip),
    `QRS ${qrs} ms wide and ${Math.abs(height)} mV ${height < 0 === (upsideDown ?? false) ? 'above' : 'below'} the line.`,
    `QT interval ${qtOf(strip)} ms.`,
    stInWords(strip),
    `${shapeOfT(strip)}.`,
    ...(baselineWaves ? [`Coarse waves run on under the complexes, ${baselineWaves} per second.`] : []),
  ].join(' ');
}

function atriaInWords({ p, rhythm, upsideDown }: EcgStrip): string {
  if (p === 'absent') {
    return rhythm === 'regular' ? 'No P waves.' : 'No P waves; the line between the complexes trembles.';
  }
  const way = upsideDown ? 'P waves point down' : 'P waves point up';
  return 'pr' in p
    ? `${way}, one before each QRS, PR interval ${p.pr} ms.`
    : `${way}, at regular intervals, ${p.rate}/min, in no fixed relation to the QRS.`;
}

function stInWords({ st = 0, upsideDown }: EcgStrip): string {
  if (st === 0) return 'ST segment on the line.';
  return `ST segment ${Math.abs(st)} mm ${st < 0 === (upsideDown ?? false) ? 'above' : 'below'} the line.`;
}

function shapeOfT({ t, upsideDown }: EcgStrip): string {
  if (t === 'flat') return 'T waves low and broad';
  const way = (t === 'inverted') === (upsideDown ?? false) ? 'up' : 'down';
  return t === 'peaked' ? `T waves tall, narrow and pointed, pointing ${way}` : `T waves point ${way}`;
}
