import { ChevronDown, CircleCheck, CircleDashed, Gift, Info } from 'lucide-react';
import type { CurrentGiveaway } from '@rounds/contract/business/giveaways';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { Card, CardTitle } from '../../../../ui/card/card.tsx';

const icons = { entered: CircleCheck, open: CircleDashed, excluded: Info } as const;

/** This week's giveaway: a row with the prize, which unfolds what it is, whether the learner takes part, and the rules. */
export function GiveawayCard({ giveaway }: { readonly giveaway: CurrentGiveaway }) {
  const { t } = useTranslation('business/giveaways');
  const format = useFormat();
  const { title, description, prize, provider, weekEnd } = giveaway;
  const entry = giveaway.entry ?? 'open';
  const Icon = icons[entry];
  return (
    <Card aria-labelledby="giveaway-title">
      <details className="group">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 sm:px-5">
          <Gift size={20} aria-hidden="true" className="flex-none text-celebrate-text" />
          <div className="min-w-0 grow sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
            <CardTitle id="giveaway-title" className="text-base!">
              {t('card.title')}
            </CardTitle>
            {/* In Arabic, a prize in Latin letters gets its own lines. */}
            <p className="text-sm whitespace-pre-line text-muted">{t('card.prize', { prize })}</p>
          </div>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="flex-none text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-1.5 border-t p-4 sm:px-5">
          <h3 className="font-semibold">
            <bdi>{title}</bdi>
          </h3>
          <p className="text-sm text-muted">
            <bdi>{description}</bdi>
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span>{t('card.givenBy', { provider })}</span>
            <span>{t('card.until', { date: format.lastMinute(weekEnd) })}</span>
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="flex items-center gap-2 text-sm font-semibold">
              <Icon
                size={18}
                className={entry === 'entered' ? 'text-positive' : 'text-muted'}
                aria-hidden="true"
              />
              {t(`entry.${entry}`)}
            </p>
            <ButtonLink href="/giveaway-rules" variant="link" size="sm">
              {t('rules.title')}
            </ButtonLink>
          </div>
        </div>
      </details>
    </Card>
  );
}
