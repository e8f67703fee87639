import { useTranslation } from '../../../../i18n/translation.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';

/** Says above the plans that none can be paid for here, before anything is pressed. */
export function UnavailableNotice() {
  const { t } = useTranslation('business/plans');
  return (
    <Notice tone="caution" title={t('checkout.unavailable')}>
      {t('checkout.unavailableText')}
    </Notice>
  );
}
