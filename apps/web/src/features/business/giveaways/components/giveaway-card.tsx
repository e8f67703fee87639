import { CircleCheck, CircleDashed, Gift, Info } from 'lucide-react';
import type { CurrentGiveaway } from '@rounds/contract/business/giveaways';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { Card, CardFooter, CardTitle } from '../../../../ui/card/card.tsx';

const icons = { entered: CircleCheck, open: CircleDashed, excluded: Info } as const;

/** This week's giveaway: the prize, whether the learner takes part, and the rules. */
export function GiveawayCard({ giveaway }: { readonly giveaway: CurrentGiveaway }) {
  const { t } = useTranslation('business/giveaways');
  const format = useFormat();
  const { title, description, prize, provider, weekEnd } = giveaway;
  const entry = giveaway.entry ?? 'open';
  const Icon = icons[entry];
  return (
    <Card aria-labelledby="giveaway-title">
      <div className="flex gap-4 p-4 sm:p-5">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-celebrate-soft text-celebrate-text">
          <Gift size={22} aria-hidden="true" />
        </span>
        <div className="grid min-w-0 gap-1.5">
          <CardTitle id="giveaway-title">{t('card.title')}</CardTitle>
          <h3 className="font-semibold">
            <bdi>{title}</bdi>
          </h3>
          <p className="text-sm text-muted">
            <bdi>{description}</bdi>
          </p>
          {/* In Arabic, a prize in Latin letters gets its own lines. */}
          <p className="font-semibold whitespace-pre-line text-celebrate-text">
            {t('card.prize', { prize })}
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span>{t('card.givenBy', { provider })}</span>
            <span>{t('card.until', { date: format.lastMinute(weekEnd) })}</span>
          </p>
        </div>
      </div>
      <CardFooter className="justify-between">
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
      </CardFooter>
    </Card>
  );
}
