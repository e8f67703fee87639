import { ChevronDown, FlaskConical } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { testCards } from '../test-cards.ts';

/** Says that no money moves. */
export function TestMode() {
  const { t } = useTranslation('business/payments.form');
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control border border-dashed border-border-strong p-3 text-sm">
      <Badge tone="caution">
        <FlaskConical size={14} aria-hidden="true" />
        {t('test.badge')}
      </Badge>
      {t('test.text')}
    </p>
  );
}

/** The test cards to try. @param onUse fills in the number of one, and what goes with it */
export function TestCards({ onUse }: { readonly onUse: (number: string) => void }) {
  const { t } = useTranslation('business/payments.form');
  const { t: common } = useTranslation('app/common');
  return (
    <details className="group rounded-control border border-dashed border-border-strong px-3 py-1 text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold pointer-fine:min-h-8">
        {t('test.cards')}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="flex-none text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="text-muted">{t('test.help')}</p>
      <ul className="mt-1 grid">
        {testCards.map(([kind, number]) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-3 border-t py-1">
            <span className="grid">
              <bdi dir="ltr" className="figures font-medium">
                {number}
              </bdi>
              <span className="text-muted">{t(`test.${kind}`)}</span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={common('named', { action: t('test.use'), name: t(`test.${kind}`) })}
              onClick={() => onUse(number)}
            >
              {t('test.use')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
