import { hasScreen } from '../../../../routing/has-screen.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';

/** Says which plan includes mentorship, and links to the plans if they can be chosen. */
export function PlanNotice() {
  const { t } = useTranslation('community/mentorships');
  return (
    <Notice
      live={false}
      title={t('plan.title')}
      action={
        hasScreen('/subscribe') && (
          <ButtonLink variant="secondary" size="sm" href="/subscribe">
            {t('plan.see')}
          </ButtonLink>
        )
      }
    >
      {t('plan.text')}
    </Notice>
  );
}
