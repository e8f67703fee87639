import { type Sample, median, ratio } from './figures.ts';

type Figures = Pick<Sample, 'rate' | 'p50' | 'server' | 'postgres'>;

/** One size: rounds of what is measured, and in the same rounds of what costs the same at any size. */
export interface AtSize {
  readonly own: readonly Figures[];
  readonly control: readonly Figures[];
}

/** By how much each unit became dearer: 1 is not at all. */
export interface Growth {
  /** Fewer units a second. */
  readonly rate: number;
  readonly p50: number;
  /** Processor time, of the server and the database. */
  readonly cpu: number;
  /** `rate` without what the machine itself became slower by. */
  readonly corrected: number;
}

export const cpuOfUnit = ({ server, postgres }: Figures): number => server + postgres;

export function growth(before: AtSize, after: AtSize): Growth {
  const times = (figure: (sample: Figures) => number) =>
    median(after.own.map(figure)) / median(before.own.map(figure));
  return {
    rate: 1 / times(({ rate }) => rate),
    p50: times(({ p50 }) => p50),
    cpu: times(cpuOfUnit),
    corrected:
      ratio(rates(after.control), rates(after.own)) / ratio(rates(before.control), rates(before.own)),
  };
}

const rates = (samples: readonly Figures[]) => samples.map(({ rate }) => rate);
