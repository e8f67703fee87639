import { useEffect, useRef, useState } from 'react';
import { Pause, Timer, TimerOff } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { clockOf } from '../../../../../format/clock.rules.ts';
import { announcementDue } from '../../countdown.rules.ts';
import { useSecondsLeft, type Countdown as CountdownState } from './use-seconds-left.ts';

export interface CountdownProps extends CountdownState {
  readonly paused: boolean;
  readonly onZero: () => void;
}

/** The time left as m:ss, announced at 60, 30 and 10 seconds. Only this component ticks, not the player around it. */
export function Countdown({ onZero, paused, ...countdown }: CountdownProps) {
  const { t } = useTranslation('learning/scenarios');
  const [said, setSaid] = useState('');
  const before = useRef(countdown.limit ?? 0);
  const left = useSecondsLeft(countdown, (now) => {
    const mark = announcementDue(before.current, now);
    if (mark !== null) setSaid(t('player.secondsLeft', { count: mark }));
    before.current = now;
    if (now === 0) onZero();
  });

  if (countdown.limit === null) {
    return (
      <span className="me-3 inline-flex items-center gap-1.5 text-sm text-muted">
        <TimerOff size={18} aria-hidden="true" />
        {t('player.untimed')}
      </span>
    );
  }
  return (
    <span className={cx('inline-flex items-center gap-1.5 rounded-control px-2 py-0.5', urgency(left))}>
      {paused ? <Pause size={18} aria-hidden="true" /> : <Timer size={18} aria-hidden="true" />}
      <span
        role="timer"
        aria-label={t('player.timeLeft')}
        dir="ltr"
        className="figures text-lg font-semibold"
      >
        {clockOf(left)}
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  );
}

/** The same, visual only, for when the one above has scrolled out of view: one is visible at a time. */
export function SmallClock(countdown: CountdownState) {
  const left = useSecondsLeft(countdown);
  const isElsewhere = useTimerInView();
  if (countdown.limit === null || isElsewhere) return null;
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className={cx(
        'figures -ms-1 inline-flex items-center gap-1 rounded-xs px-1 text-sm lg:hidden',
        urgency(left),
      )}
    >
      <Timer size={15} />
      {clockOf(left)}
    </span>
  );
}

function useTimerInView(): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const timer = document.querySelector('[role="timer"]');
    if (!timer) return;
    const header = { rootMargin: '-56px 0px 0px' };
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), header);
    observer.observe(timer);
    return () => observer.disconnect();
  }, []);
  return inView;
}

function urgency(left: number): string {
  return left > 60 ? '' : 'bg-caution-soft font-bold text-caution';
}
