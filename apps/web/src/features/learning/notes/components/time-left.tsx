import { useEffect, useEffectEvent, useState } from 'react';
import { Timer } from 'lucide-react';
import { clockOf } from '../../../../format/clock.rules.ts';
import { useTranslation } from '../../../../i18n/translation.ts';

export interface TimeLeftProps {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly onOver: () => void;
}

/** Counts down to the end of a test with a timer. */
export function TimeLeft({ until, onOver }: TimeLeftProps) {
  const { t } = useTranslation('learning/notes');
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return (
    <p role="timer" className="figures flex items-center gap-1.5 font-semibold">
      <Timer size={18} aria-hidden="true" />
      {t('take.timeLeft', { time: clockOf(seconds) })}
    </p>
  );
}
