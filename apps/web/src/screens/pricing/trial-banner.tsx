import { CalendarClock } from 'lucide-react';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';

export interface TrialBannerProps {
  readonly signedIn: boolean;
  /** When the learner's own trial ends, while it runs. */
  readonly endsAt: string | null;
}

/** What everybody gets at the start, before anything is paid; to whom it runs for, until when. */
export function TrialBanner({ signedIn, endsAt }: TrialBannerProps) {
  const { t } = useTranslation('business/plans');
  const { date } = useFormat();
  return (
    <section
      aria-labelledby="trial-banner"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border bg-accent-soft p-4"
    >
      <CalendarClock size={24} className="text-accent-text" aria-hidden="true" />
      <div className="min-w-0 grow basis-64">
        <h2 id="trial-banner" className="font-semibold">
          {t('pricing.trialTitle')}
        </h2>
        <p className="text-sm">
          {endsAt === null ? t('pricing.trialText') : t('pricing.trialRuns', { date: date(endsAt) })}
        </p>
      </div>
      {!signedIn && (
        <ButtonLink href="/auth?tab=sign-up" size="sm" variant="secondary">
          {t('pricing.trialAction')}
        </ButtonLink>
      )}
    </section>
  );
}
