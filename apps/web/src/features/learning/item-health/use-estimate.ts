import { useFormat } from '../../../format/format.ts';
import { useTranslation } from '../../../i18n/translation.ts';

interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A figure with the interval that contains the true value: "54% (48% to 60%)". */
export function useEstimate() {
  const { t } = useTranslation('learning/item-health');
  const format = useFormat();
  const written =
    (write: (value: number) => string) =>
    ({ value, low, high }: Estimate) =>
      t('estimate', { value: write(value), low: write(low), high: write(high) });
  return {
    // The end of an interval may miss 100 by a rounding error.
    share: written((value) => format.percent(Math.round(value * 1000) / 10)),
    // Isolated: in a text that is read from the right, a minus sign would change sides.
    number: written((value) => `\u2066${format.number(value, 2)}\u2069`),
  };
}
