import { useEffect, useRef } from 'react';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { Card } from '../../../../../ui/card/card.tsx';

/** Replaces case and question while the clock is paused: what isn't timed isn't shown. */
export function Paused({ onResume }: { readonly onResume: () => void }) {
  const { t } = useTranslation('learning/scenarios.player');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Card className="grid justify-items-center gap-4 px-5 py-16 text-center">
      <Pause size={40} className="text-muted" aria-hidden="true" />
      <h2 className="text-xl">{t('paused.title')}</h2>
      <p className="text-muted">{t('paused.text')}</p>
      <Button ref={button} size="lg" onClick={onResume}>
        <Play size={18} aria-hidden="true" />
        {t('paused.resume')}
      </Button>
    </Card>
  );
}
