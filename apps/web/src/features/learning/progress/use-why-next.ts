import { useFormat } from '../../../format/format.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { useNeedName } from './need-name.ts';

/** Why a case was chosen as the next one, in `nextCase`'s terms. */
export interface WhyNext {
  readonly reason: 'begun' | 'weakest' | 'missed' | 'preferences' | 'path' | 'again';
  readonly need: string | null;
  readonly best: number | null;
}

/** The sentence that says why a case is the next one. */
export function useWhyNext(): (why: WhyNext) => string {
  const { t } = useTranslation('learning/progress');
  const nameOf = useNeedName();
  const format = useFormat();
  return ({ reason, need, best }) => {
    if (best !== null) return t('why.again', { score: format.percent(best) });
    return t(`why.${reason}`, { name: need === null ? '' : nameOf(need) });
  };
}
