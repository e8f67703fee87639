import { FastForward } from 'lucide-react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useChange } from '../api/change-subscription.ts';

/** For test mode, in which nobody waits a month to see a renewal. */
export function TestClock() {
  const { t } = useTranslation('business/billing.page');
  const errorText = useErrorText('business/billing');
  const { date } = useFormat();
  const move = useChange('moveClock');
  return (
    <div className="grid gap-3 rounded-control border border-dashed border-border-strong p-3 text-sm">
      <p>{t('clock.text')}</p>
      <div>
        <Button variant="secondary" pending={move.isPending} onClick={() => move.mutate(undefined)}>
          <FastForward size={18} className="rtl:-scale-x-100" aria-hidden="true" />
          {t('clock.action')}
        </Button>
      </div>
      <div role="status">
        {move.data && <p>{t(`clock.event.${move.data.event}`, { date: date(move.data.at) })}</p>}
      </div>
      {move.isError && <Notice tone="caution">{errorText(move.error)}</Notice>}
    </div>
  );
}
