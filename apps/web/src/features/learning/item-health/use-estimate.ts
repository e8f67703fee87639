import { useFormat } from '../../../format/format.ts';
import { useTranslation } from '../../../i18n/translation.ts';

interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A figure with the range that holds the true one: "54% (48% to 60%)". */
export function useEstimate() {
  const { t } = useTranslation('learning/item-health');
  const format = useFormat();
  const written =
    (write: (value: number) => string) =>
    ({ value, low, high }: Estimate) =>
      t('estimate', { value: write(value), low: write(low), high: write(high) });
  return {
    share: written((value) => format.percent(value * 100)),
    number: written((value) => format.number(value, 2)),
  };
}
