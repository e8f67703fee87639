import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import type { TrialState } from '../trial.rules.ts';

export interface TrialNoticeProps {
  readonly trial: TrialState;
  readonly onClose: () => void;
}

/** How much of the trial is left: one line at first, a notice toward its end and after it. */
export function TrialNotice({ trial, onClose }: TrialNoticeProps) {
  const { t } = useTranslation('business/plans.status');
  const { date } = useFormat();
  if (trial.kind === 'running') {
    return (
      <p className="text-sm text-muted">
        {t('trial.left', { count: trial.days })} <span className="max-sm:hidden">· </span>
        <span className="max-sm:block">
          <Link href="/subscribe">{t('see')}</Link> · <Link href="/billing">{t('billing')}</Link>
        </span>
      </p>
    );
  }
  const isEnding = trial.kind === 'ending';
  return (
    <Notice
      live={false}
      title={isEnding ? t('trial.ending', { count: trial.days }) : t('trial.ended')}
      action={
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <ButtonLink href="/subscribe" size="sm">
            {t('see')}
          </ButtonLink>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('trial.dismiss')}
          </Button>
        </div>
      }
    >
      {isEnding ? t('trial.endingText', { date: date(trial.endsAt) }) : t('trial.endedText')}
    </Notice>
  );
}
